import type { DrawingUnit, Layout, Plan, Point } from '../plan/schema.ts';
import type { PictureFrame } from '../scene/types.ts';
import { type Box, frameFor, grown } from './frame.ts';
import { edgeTowards, type Label } from './label.ts';
import { type LabelOptions, placeLabels } from './place-labels.ts';
import { ARROW, type PlanMarks, planMarks } from './plan-marks.ts';

/** Paper beside a home on which labels of small rooms may stand, as a share of its longer side. */
const BESIDE = 0.09;

/** A furnished picture before anything is drawn: how the home lies on it, and what is set over it. */
export interface PictureLayout {
  readonly frame: PictureFrame;
  readonly labels: readonly Label[];
  readonly marks: PlanMarks;
}

/**
 * Finds places for all names with much paper around the home, and then takes away the paper that nobody needs.
 * @param home all that is to be seen, metres
 */
export function layOutPicture(
  { plan, layout, units }: { plan: Plan; layout: Layout; units: DrawingUnit },
  home: Box,
  longSidePx: number,
  options: Omit<LabelOptions, 'feet'> = {},
): PictureLayout {
  const wide = frameFor(grown(home, Math.max(home.x1 - home.x0, home.y1 - home.y0) * BESIDE), longSidePx);
  const labels = placeLabels(plan, wide, layout, { ...options, feet: units === 'ft' });
  const { entrance } = planMarks(plan, wide, units);
  const arrow = ARROW * longSidePx;
  const beside = [
    ...labels.filter(({ leader }) => leader),
    ...(entrance ? [{ x: entrance.x, y: entrance.y, widthPx: 2 * arrow, heightPx: 2 * arrow }] : []),
  ].map((box) => boxOf(box, wide));
  const frame = frameFor(home, longSidePx, beside);
  const moved = labels.map((label) => movedLabel(label, wide, frame));
  return { frame, labels: moved, marks: planMarks(plan, frame, units) };
}

function boxOf({ x, y, widthPx, heightPx }: Pick<Label, 'x' | 'y' | 'widthPx' | 'heightPx'>, frame: PictureFrame): Box {
  const [x0, y0] = inMetres([x - widthPx / 2, y - heightPx / 2], frame);
  const [x1, y1] = inMetres([x + widthPx / 2, y + heightPx / 2], frame);
  return { x0, y0, x1, y1 };
}

/** The same place of the plan in another frame. Letters keep their pixels. */
function movedLabel(label: Label, from: PictureFrame, to: PictureFrame): Label {
  const move = (at: Point): Point => {
    const [x, y] = inMetres(at, from);
    return [(x - to.x0) * to.pixelsPerMetre, (y - to.y0) * to.pixelsPerMetre];
  };
  const [x, y] = move([label.x, label.y]);
  const moved = { ...label, x, y };
  if (!label.leader) return moved;
  const end = move(label.leader.to);
  return { ...moved, leader: { from: edgeTowards(moved, end), to: end } };
}

const inMetres = ([x, y]: Point, frame: PictureFrame): Point => [
  x / frame.pixelsPerMetre + frame.x0,
  y / frame.pixelsPerMetre + frame.y0,
];

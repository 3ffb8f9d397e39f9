import { pointAt } from '../../geometry/segment.ts';
import type { Point, Wall } from '../../plan/schema.ts';
import type { Span, SwingSide } from '../opening-span.ts';
import type { DrawnInk } from './drawn-ink.ts';

/** So much of arc and leaf is drawn at least: others cross texts and furniture. */
const DRAWN_SHARE = 0.5;
/** So plain both are at least, see `plainnessOf`: floors with boards or tiles have lines everywhere. */
const PLAIN = 0.75;
/** Leaves are drawn open by a right angle, or by half or a third of one, degrees. */
const OPEN = [90, 45, 30];
/** At both ends of arc and leaf so much is left out of sight, as a share: jamb, hinge and the tip that they have in common. */
const ENDS = 0.12;
/** Frames are drawn within the gap, or not: leaves are so long and hang so far from its end, in widths of the gap. */
const RADII = [0.9, 0.95, 1, 1.05];
const SHIFTS = [0, 0.04, -0.04, 0.08, -0.08];
/** So far beside a line is looked whether it stands alone, in widths of the gap and in pixels. */
const BESIDE = 0.06;
const BESIDE_PX = 4;
/** What is drawn beside a line takes so much from what is drawn on it. */
const BESIDE_COST = 0.5;

/** Places to look at on a line, at least. */
const FEW = 6;

interface Hang extends SwingSide {
  readonly open: number;
  readonly radius: number;
  readonly shift: number;
}

type IsDrawn = DrawnInk['isInk'];

/** How the leaf of a door hangs by the leaf and the arc that are drawn beside it; undefined where none are plain. */
export function swingAsDrawn(ink: DrawnInk, wall: Wall, span: Span): SwingSide | undefined {
  // On paper the thinnest lines count, on boards and tiles that are paler than the door only what is darker.
  return plainSwing(ink, ink.isTrace, wall, span) ?? plainSwing(ink, ink.isInk, wall, span);
}

function plainSwing(ink: DrawnInk, isMark: IsDrawn, wall: Wall, span: Span): SwingSide | undefined {
  const isDrawn = nearMark(ink, isMark);
  const judged = WAYS.map((way) => ({ way, plain: plainestOf(isDrawn, ink, wall, span, way) }));
  const best = judged.reduce((a, b) => (b.plain > a.plain ? b : a));
  return best.plain >= PLAIN ? best.way : undefined;
}

const WAYS: readonly SwingSide[] = [
  { hinge: 'from', side: 'left' },
  { hinge: 'from', side: 'right' },
  { hinge: 'to', side: 'left' },
  { hinge: 'to', side: 'right' },
];

const HANGS: readonly Omit<Hang, keyof SwingSide>[] = OPEN.flatMap((open) =>
  RADII.flatMap((radius) => SHIFTS.map((shift) => ({ open, radius, shift }))),
);

const plainestOf = (isDrawn: IsDrawn, ink: DrawnInk, wall: Wall, span: Span, way: SwingSide): number =>
  HANGS.reduce((most, hang) => Math.max(most, plainnessOf(isDrawn, ink, wall, span, { ...way, ...hang })), 0);

/** How much of a leaf and its arc is drawn, less where as much is drawn beside them: from 0 to 1. */
function plainnessOf(isDrawn: IsDrawn, ink: DrawnInk, wall: Wall, { from, to }: Span, hang: Hang): number {
  const { hinge, side, open, radius, shift } = hang;
  const [width, r] = [to - from, radius * (to - from)];
  const [end, away, sign] = [hinge === 'from' ? from : to, hinge === 'from' ? 1 : -1, side === 'right' ? 1 : -1];
  /** A place so far from the hinge, at so many degrees from the shut leaf. */
  const at = (far: number, degrees: number): Point => {
    const turn = (degrees * Math.PI) / 180;
    const along = end + shift * width + away * far * Math.cos(turn);
    // Hinges are on the wall's face.
    return pointAt(wall, along, sign * (wall.thickness / 2 + far * Math.sin(turn)));
  };
  const beside = Math.max(BESIDE * width, BESIDE_PX * ink.step);
  const [leafPx, arcPx] = [r / ink.step, (open * Math.PI * r) / 180 / ink.step];
  const arcAt = (far: number, px = arcPx) => drawnShare(isDrawn, px, (part) => at(far, open * part));
  // Few places tell that most arcs are none.
  const arc = arcAt(r, FEW) < DRAWN_SHARE ? 0 : arcAt(r);
  if (arc < DRAWN_SHARE) return 0;
  const leaf = drawnShare(isDrawn, leafPx, (part) => at(r * part, open));
  if (leaf < DRAWN_SHARE) return 0;
  const besideArc = Math.max(arcAt(r + beside), arcAt(r - beside));
  // Into the swing: leaves are drawn with their thickness to the other side.
  const besideLeaf = drawnShare(isDrawn, leafPx, (part) =>
    at(r * part, open - (180 * beside) / (Math.PI * r * Math.max(part, 1 / 3))),
  );
  return (arc + leaf - BESIDE_COST * (besideArc + besideLeaf)) / 2;
}

/** How much of a line is drawn that is so many pixels long. @param at the place at a share of its length */
function drawnShare(isDrawn: IsDrawn, lengthPx: number, at: (share: number) => Point): number {
  const looks = Math.max(FEW, Math.round((1 - 2 * ENDS) * lengthPx));
  let drawn = 0;
  for (let i = 0; i < looks; i++) if (isDrawn(at(ENDS + ((1 - 2 * ENDS) * (i + 0.5)) / looks))) drawn++;
  return drawn / looks;
}

/** These lines are thin and hinges a pixel off. */
const nearMark =
  ({ step }: DrawnInk, isMark: IsDrawn): IsDrawn =>
  ([x, y]) =>
    isMark([x, y]) || isMark([x + step, y]) || isMark([x - step, y]) || isMark([x, y + step]) || isMark([x, y - step]);

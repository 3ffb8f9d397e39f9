import type { Layout, LayoutItem, Plan, Point, Room } from '../plan/schema.ts';
import type { PictureFrame } from '../scene/types.ts';
import { CostGrid } from './cost-grid.ts';
import { footprint } from './item-footprint.ts';
import type { Label, SizedLines } from './label.ts';
import { type LabelLine, labelWays } from './label-lines.ts';
import { numberNames, roomName, TYPE_NAMES } from './room-names.ts';
import { SheetOfLabels } from './sheet-of-labels.ts';
import { swingSectors } from './swing-sectors.ts';

/** Width of a text in pixels. */
export type Measure = (text: string, sizePx: number, bold: boolean) => number;

/** A usual sans serif: good enough where nothing can be measured. */
const roughly: Measure = (text, sizePx, bold) => text.length * sizePx * (bold ? 0.58 : 0.54);

/** Height of a room's name: metres of the plan, but within these shares of the picture's longer side so that it can be read in print. */
const NAME_M = 0.2;
const NAME_LEAST = 0.0084;
const NAME_MOST = 0.0125;
/** Rooms smaller than this have no label, m². */
const LEAST_ROOM = 0.9;
/** Free floor that is kept between a label and furniture where there is room, metres. */
const AIR = 0.07;
/** What it costs to cover things: a share of the label on furniture is worse than one on a rug. */
const COST = { item: 1, fixture: 1.4, stairs: 0.5, swing: 0.6, near: 0.35, rug: 0.3 };
/** Each way of setting a label costs so much more than the one before: smaller letters are a last resort. */
const LESS_WELL_SET = 0.03;
/** A label that covers more than this in its own room would rather stand outside; that of a room of some size much rather inside. */
const CROWDED = 0.13;
const CROWDED_LARGE = 0.35;
const LARGE_M2 = 6;

/** Line height, and the air around the lines, as shares of the size of letters. */
export const LINE_HEIGHT = 1.2;
const PADDING = 0.3;

export interface LabelOptions {
  readonly measure?: Measure;
  /** Names that cannot be set in the fonts at hand are replaced by the English name of the room's type. */
  readonly canSet?: (text: string) => boolean;
  /** Measures in feet and inches. */
  readonly feet?: boolean;
  /** Height of the letters of a name in pixels of the frame, where the reader's screen decides it. */
  readonly textPx?: number;
}

/**
 * Puts every room's name where it covers least: inside the room, off the furniture, near the middle, never over another label. Where a room is too
 * small or too full, the label stands outside with a line that leads to the room.
 */
export function placeLabels(plan: Plan, frame: PictureFrame, layout: Layout, options: LabelOptions = {}): Label[] {
  const { measure = roughly, canSet = () => true, feet = false } = options;
  const names = new Map(
    numberNames(plan.rooms.map((room) => settable(room, canSet))).map((name, i) => [plan.rooms[i]!.id, name]),
  );
  const side = Math.max(frame.widthPx, frame.heightPx);
  const sizePx =
    options.textPx ?? Math.min(side * NAME_MOST, Math.max(side * NAME_LEAST, frame.pixelsPerMetre * NAME_M));
  const labels: Label[] = [];
  const crowded: { room: Room; grid: CostGrid; ways: SizedLines[]; inside: Label | undefined }[] = [];
  for (const room of plan.rooms.filter((room) => room.area >= LEAST_ROOM).sort((a, b) => a.area - b.area)) {
    const grid = costOf(room, plan, layout, frame);
    const ways = labelWays(room, names.get(room.id)!, sizePx, feet ? 'ft' : 'm').map((lines) => sized(lines, measure));
    const found = placeInside(room, grid, ways, labels);
    if (found && found.cost <= (room.area < LARGE_M2 ? CROWDED : CROWDED_LARGE)) labels.push(found.label);
    else crowded.push({ room, grid, ways, inside: found?.label });
  }
  if (!crowded.length) return labels;
  const sheet = new SheetOfLabels(plan, frame, layout, labels);
  for (const { room, grid, ways, inside } of crowded) {
    const label =
      sheet.placeBeside(
        room,
        grid,
        ways.filter(({ lines }) => lines.length <= 3),
      ) ?? inside;
    if (!label || (label === inside && labels.some((other) => meets(other, label)))) continue;
    labels.push(label);
    sheet.add(label);
  }
  return labels;
}

/** The name as it is printed, or the English name of the type where letters are missing. */
function settable(room: Room, canSet: (text: string) => boolean): string {
  const name = roomName(room);
  return canSet(name) ? name : TYPE_NAMES[room.type];
}

function sized(lines: readonly LabelLine[], measure: Measure): SizedLines {
  const padding = lines[0]!.sizePx * PADDING * 2;
  return {
    lines,
    widthPx: Math.max(...lines.map((line) => measure(line.text, line.sizePx, line.bold))) + padding,
    heightPx: lines.reduce((sum, line) => sum + line.sizePx * LINE_HEIGHT, 0) + padding,
  };
}

function costOf(room: Room, plan: Plan, layout: Layout, frame: PictureFrame): CostGrid {
  const toPx = ([x, y]: Point): Point => [(x - frame.x0) * frame.pixelsPerMetre, (y - frame.y0) * frame.pixelsPerMetre];
  const grid = new CostGrid(
    room.outline.map(toPx),
    room.holes.map((hole) => hole.map(toPx)),
    Math.max(2, frame.pixelsPerMetre * 0.05),
  );
  for (const item of layout.items.filter((item) => item.room === room.id)) {
    grid.add(footprint(item, AIR).map(toPx), isRug(item) ? COST.rug : COST.near);
    if (!isRug(item)) grid.add(footprint(item).map(toPx), COST.item);
  }
  for (const fixture of plan.fixtures)
    if (fixture.room === room.id)
      grid.add(fixture.outline.map(toPx), /stair/.test(fixture.kind) ? COST.stairs : COST.fixture);
  for (const sector of swingSectors(plan)) grid.add(sector.map(toPx), COST.swing);
  return grid.sum();
}

const isRug = (item: LayoutItem): boolean => /rug/.test(item.kind);

/** The best way to set a label inside its room, and what it costs. */
function placeInside(
  room: Room,
  grid: CostGrid,
  ways: readonly SizedLines[],
  placed: readonly Label[],
): { cost: number; label: Label } | undefined {
  let chosen: { cost: number; rank: number; label: Label } | undefined;
  ways.forEach((way, rank) => {
    const { widthPx, heightPx } = way;
    const spot = grid.cheapest(widthPx, heightPx, (x, y) =>
      placed.some((other) => meets(other, { x, y, widthPx, heightPx })),
    );
    if (!spot) return;
    const ranked = spot.cost + rank * LESS_WELL_SET;
    const covered = grid.meanAt(spot.x, spot.y, widthPx, heightPx);
    if (!chosen || ranked < chosen.rank)
      chosen = { cost: covered, rank: ranked, label: { room: room.id, x: spot.x, y: spot.y, ...way } };
  });
  return chosen;
}

type Box = Pick<Label, 'x' | 'y' | 'widthPx' | 'heightPx'>;

/** Whether two labels come closer than this many pixels. */
const APART = 4;
const meets = (a: Box, b: Box): boolean =>
  Math.abs(a.x - b.x) * 2 < a.widthPx + b.widthPx + 2 * APART &&
  Math.abs(a.y - b.y) * 2 < a.heightPx + b.heightPx + 2 * APART;

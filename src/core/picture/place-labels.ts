import type { Layout, LayoutItem, Plan, Point, Room } from '../plan/schema.ts';
import type { PictureFrame } from '../scene/types.ts';
import { CostGrid } from './cost-grid.ts';
import { roomName, TYPE_NAMES } from './room-names.ts';

export interface LabelLine {
  readonly text: string;
  readonly sizePx: number;
  readonly bold: boolean;
}

/** A room's name and area on the picture: its middle and its size with the padding of its pill. */
export interface Label {
  readonly room: string;
  readonly x: number;
  readonly y: number;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly lines: readonly LabelLine[];
}

/** Width of a text in pixels. */
export type Measure = (text: string, sizePx: number, bold: boolean) => number;

/** A usual sans serif: good enough where nothing can be measured. */
const roughly: Measure = (text, sizePx, bold) => text.length * sizePx * (bold ? 0.58 : 0.54);

/** Height of a room's name: metres of the plan, but within these shares of the picture's longer side so that it can be read in print. */
const NAME_M = 0.2;
const NAME_LEAST = 0.0084;
const NAME_MOST = 0.0125;
/** Free floor that is kept between a label and furniture where there is room, metres. */
const AIR = 0.07;
const AREA = 0.82;
/** Rooms from this size on say their sides where they are rectangles up to this share, m². */
const SIDES_FROM = 7;
const RECTANGULAR = 0.965;
/** Name sizes that are tried, largest first. */
const SIZES = [1, 0.85, 0.72, 0.62];

export interface LabelOptions {
  readonly measure?: Measure;
  /** Names that cannot be set in the fonts at hand are replaced by the English name of the room's type. */
  readonly canSet?: (text: string) => boolean;
  readonly feet?: boolean;
}

/** Puts every room's name where it covers least: inside the room, off the furniture, near the middle, never over another label. */
export function placeLabels(plan: Plan, frame: PictureFrame, layout: Layout, options: LabelOptions = {}): Label[] {
  const measure = options.measure ?? roughly;
  const labels: Label[] = [];
  const side = Math.max(frame.widthPx, frame.heightPx);
  const base = Math.min(side * NAME_MOST, Math.max(side * NAME_LEAST, frame.pixelsPerMetre * NAME_M));
  const rooms = plan.rooms.filter((room) => room.area >= 0.9).sort((a, b) => a.area - b.area);
  for (const room of rooms) {
    const grid = costOf(room, plan, layout, frame);
    const name = options.canSet && !options.canSet(roomName(room)) ? TYPE_NAMES[room.type] : roomName(room);
    const area = options.feet ? `${Math.round(room.area * 10.7639)} sq ft` : `${room.area.toFixed(1)} m²`;
    // A room that nobody named is no "room": its area says what there is to say.
    const nameless = room.type === 'other' && name === TYPE_NAMES.other;
    const label = nameless
      ? best(room, grid, area, [], base * 0.8, measure, labels)
      : best(room, grid, name, [...(options.feet ? [] : sidesOf(room)), area], base, measure, labels);
    if (label) labels.push(label);
  }
  return labels;
}

function costOf(room: Room, plan: Plan, layout: Layout, frame: PictureFrame): CostGrid {
  const toPx = ([x, y]: Point): Point => [(x - frame.x0) * frame.pixelsPerMetre, (y - frame.y0) * frame.pixelsPerMetre];
  const grid = new CostGrid(
    room.outline.map(toPx),
    room.holes.map((hole) => hole.map(toPx)),
    Math.max(2, frame.pixelsPerMetre * 0.05),
  );
  for (const item of layout.items)
    if (item.room === room.id && !/rug/.test(item.kind)) {
      grid.add(footprint(item, AIR).map(toPx), 0.35);
      grid.add(footprint(item).map(toPx), 1);
    }
  for (const fixture of plan.fixtures)
    if (fixture.room === room.id) grid.add(fixture.outline.map(toPx), /stair/.test(fixture.kind) ? 0.5 : 1.4);
  for (const { swing, from, to } of plan.openings)
    if (swing)
      grid.add(
        [
          swing.hinge,
          swing.leaf,
          Math.hypot(from[0] - swing.hinge[0], from[1] - swing.hinge[1]) > 0.05 ? from : to,
        ].map(toPx),
        0.4,
      );
  return grid.sum();
}

/** Corners of a piece on the floor, grown by `air` metres all round. */
export function footprint(item: LayoutItem, air = 0): Point[] {
  const turn = (item.rotation * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [w, d] = [item.size.width / 2 + air, item.size.depth / 2 + air];
  return ([[-w, -d], [w, -d], [w, d], [-w, d]] as const).map(([x, y]) => [item.at[0] + x * cos - y * sin, item.at[1] + x * sin + y * cos]); // biome-ignore format: corners
}

/** "3.2 × 4.1 m", across by up as on paper, for rooms that are upright rectangles and large enough to care. */
function sidesOf(room: Room): string[] {
  if (room.area < SIDES_FROM) return [];
  const xs = room.outline.map((p) => p[0]);
  const ys = room.outline.map((p) => p[1]);
  const [width, height] = [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)];
  return room.area >= width * height * RECTANGULAR ? [`${width.toFixed(1)} × ${height.toFixed(1)} m`] : [];
}

function linesOf(name: string, sizes: readonly string[], sizePx: number, split: boolean): LabelLine[] {
  const words = name.split(' ');
  const names = split ? halves(words) : [name];
  const lines: LabelLine[] = names.map((text) => ({ text, sizePx, bold: true }));
  for (const text of sizes) lines.push({ text, sizePx: sizePx * AREA, bold: false });
  return lines;
}

function halves(words: string[]): string[] {
  let [cut, least] = [1, Number.POSITIVE_INFINITY];
  for (let i = 1; i < words.length; i++) {
    const longer = Math.max(words.slice(0, i).join(' ').length, words.slice(i).join(' ').length);
    if (longer < least) [cut, least] = [i, longer];
  }
  const parts = [words.slice(0, cut).join(' '), words.slice(cut).join(' ')].filter((part) => part);
  // A number stays with its word.
  return parts.some((part) => part.length < 3) ? [words.join(' ')] : parts;
}

function best(
  room: Room,
  grid: CostGrid,
  name: string,
  sizes: readonly string[],
  base: number,
  measure: Measure,
  placed: readonly Label[],
): Label | undefined {
  // biome-ignore format: one row of inputs
  const tries: LabelLine[][] = SIZES.flatMap((size) => {
    const short = sizes.slice(-1);
    const full = sizes.length > 1 && size === 1 ? [linesOf(name, sizes, base, false)] : [];
    const ways = [...full, linesOf(name, short, base * size, false), linesOf(name, short, base * size, true)];
    return size < 0.8 ? [...ways, linesOf(name, [], base * size, false)] : ways;
  });
  let chosen: { cost: number; label: Label } | undefined;
  tries.forEach((lines, rank) => {
    const size = lines[0]!.sizePx;
    const widthPx = Math.max(...lines.map((line) => measure(line.text, line.sizePx, line.bold))) + size * 1.1;
    const heightPx = lines.reduce((sum, line) => sum + line.sizePx * 1.22, 0) + size * 0.55;
    const spot = grid.cheapest(widthPx, heightPx, (x, y) =>
      placed.some((other) => meets(other, x, y, widthPx, heightPx)),
    );
    if (!spot) return;
    // Smaller letters are a last resort: each step down costs about as much as covering a tenth of the label.
    const cost = spot.cost + rank * 0.03 + (lines.length === 1 && sizes.length ? 0.05 : 0);
    if (!chosen || cost < chosen.cost)
      chosen = { cost, label: { room: room.id, x: spot.x, y: spot.y, widthPx, heightPx, lines } };
  });
  return chosen?.label;
}

const meets = (other: Label, x: number, y: number, widthPx: number, heightPx: number): boolean =>
  Math.abs(other.x - x) * 2 < other.widthPx + widthPx + 8 && Math.abs(other.y - y) * 2 < other.heightPx + heightPx + 8;

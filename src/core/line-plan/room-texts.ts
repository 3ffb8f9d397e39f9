import { formatArea, type Units } from '../gallery/units.ts';
import { type Affine, apply, compose, growthOf, rotation, shift } from '../geometry/affine.ts';
import { ringBox } from '../geometry/ring.ts';
import { CostGrid } from '../picture/cost-grid.ts';
import { TYPE_NAMES } from '../picture/room-names.ts';
import type { LayoutItem, Plan, Point, Room } from '../plan/schema.ts';
import { dimensionText } from './dimension-marks.ts';
import { FONT, LINE_HEIGHT, lettering, maskOf, textWidth } from './lettering.ts';
import type { Lettering, Mark } from './types.ts';

/** Cells of the search for a free spot, millimetres. */
const CELL = 0.6;
/** What it costs to cover things; 6 is what it costs to leave the room. */
const COVER = { rug: 0.15, furniture: 2, fixture: 4, swing: 0.8 } as const;
/** Free floor around texts, millimetres. */
const AROUND = 0.4;
/** Rooms from this share of their box on are told by their sides. */
const RECTANGULAR = 0.93;
/** Smaller spaces are told by nothing, m². */
const LEAST_AREA = 0.7;
/** Sizes that are tried, shares of the usual one. */
const SIZES = [1, 0.86, 0.74, 0.62] as const;
/** A step to smaller letters, or to fewer lines, costs as much as covering this share of the text. */
const SMALLER = 0.04;
const FEWER = 0.2;

export interface RoomTextOptions {
  readonly toPaper: Affine;
  readonly units: Units;
  /** One for each room of the plan. */
  readonly names: readonly string[];
  /** What stands in the rooms, if it is drawn. */
  readonly items: readonly LayoutItem[];
  readonly canSet: (text: string) => boolean;
}

interface Line {
  readonly text: string;
  readonly sizeMm: number;
  readonly bold: boolean;
}

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly lines: readonly Line[];
}

export interface RoomTexts {
  /** Paper behind the texts, to be drawn below the walls: whatever lies under a text is left out there, as draughtsmen do. */
  readonly masks: Mark[];
  readonly texts: Mark[];
}

/** Name, sides and area of every room where they cover least, the small rooms first. */
export function roomTexts(plan: Plan, options: RoomTextOptions): RoomTexts {
  const rooms = plan.rooms
    .map((room, i) => ({ room, name: options.names[i]! }))
    // Stairs are told by their treads.
    .filter(({ room }) => room.area >= LEAST_AREA && room.type !== 'stairs')
    .sort((a, b) => a.room.area - b.room.area);
  const spots: Spot[] = [];
  for (const { room, name } of rooms) {
    const grid = costOf(room, plan, options);
    const ways = linesFor(room, options.canSet(name) ? name : TYPE_NAMES[room.type], options.units);
    const fitting = ways.filter((way) => fitsIn(sizeOf(way.lines), room, growthOf(options.toPaper)));
    const spot = best(fitting.length ? fitting : ways.slice(-1), grid, spots);
    if (spot) spots.push(spot);
  }
  const texts = spots.flatMap(textsOf);
  return { masks: texts.map(maskOf), texts };
}

/** Ways to say what a room is, the fullest first, each with what it costs to say less. */
function linesFor(room: Room, name: string, units: Units): { lines: Line[]; cost: number }[] {
  const sides = sidesOf(room, units);
  const area = formatArea(room.area, units);
  const nameless = room.type === 'other' && name === TYPE_NAMES.other;
  return SIZES.flatMap((size, step) => {
    const title = { text: name, sizeMm: FONT.name * size, bold: true };
    const says = (text: string) => ({ text, sizeMm: FONT.dimension * Math.max(size, 0.74), bold: false });
    const smaller = step * SMALLER;
    if (nameless) return [{ lines: [says(area)], cost: smaller }];
    const parts = halves(name).map((text) => ({ ...title, text }));
    const full = sides ? [{ lines: [title, says(sides), says(area)], cost: smaller }] : [];
    return [
      ...full,
      { lines: [title, says(area)], cost: smaller + (sides ? FEWER / 2 : 0) },
      ...(parts.length > 1 ? [{ lines: [...parts, says(area)], cost: smaller + FEWER / 2 }] : []),
      { lines: [title], cost: smaller + FEWER },
    ];
  });
}

function best(
  ways: readonly { lines: Line[]; cost: number }[],
  grid: CostGrid,
  taken: readonly Spot[],
): Spot | undefined {
  let chosen: { cost: number; spot: Spot } | undefined;
  for (const { lines, cost } of ways) {
    const [widthMm, heightMm] = sizeOf(lines);
    const refused = (x: number, y: number) =>
      taken.some(
        (other) =>
          Math.abs(other.x - x) * 2 < other.widthMm + widthMm && Math.abs(other.y - y) * 2 < other.heightMm + heightMm,
      );
    const spot = grid.cheapest(widthMm, heightMm, refused);
    if (!spot || (chosen && spot.cost + cost >= chosen.cost)) continue;
    chosen = { cost: spot.cost + cost, spot: { x: spot.x, y: spot.y, widthMm, heightMm, lines } };
  }
  return chosen?.spot;
}

const sizeOf = (lines: readonly Line[]): [widthMm: number, heightMm: number] => [
  Math.max(...lines.map(({ text, sizeMm, bold }) => textWidth(text, sizeMm, bold))) + 2 * AROUND,
  lines.reduce((sum, { sizeMm }) => sum + sizeMm * LINE_HEIGHT, 0) + 2 * AROUND,
];

/** Whether the box around a room has the room for a text. */
function fitsIn([widthMm, heightMm]: readonly [number, number], { outline }: Room, perMetre: number): boolean {
  const [x0, y0, x1, y1] = ringBox(outline);
  return widthMm <= (x1 - x0) * perMetre && heightMm <= (y1 - y0) * perMetre;
}

function costOf(room: Room, plan: Plan, { toPaper, items }: RoomTextOptions): CostGrid {
  const onPaper = (ring: readonly Point[]): Point[] => ring.map((point) => apply(toPaper, point));
  const grid = new CostGrid(onPaper(room.outline), room.holes.map(onPaper), CELL);
  for (const item of items)
    if (item.room === room.id)
      grid.add(onPaper(cornersOf(item)), /rug|mat$/.test(item.kind) ? COVER.rug : COVER.furniture);
  for (const fixture of plan.fixtures) if (fixture.room === room.id) grid.add(onPaper(fixture.outline), COVER.fixture);
  for (const { swing, from, to } of plan.openings) {
    if (!swing) continue;
    const far = Math.hypot(from[0] - swing.hinge[0], from[1] - swing.hinge[1]) > 0.05 ? from : to;
    // The square around the quarter that the leaf passes over.
    const corner: Point = [swing.leaf[0] + far[0] - swing.hinge[0], swing.leaf[1] + far[1] - swing.hinge[1]];
    grid.add(onPaper([swing.hinge, swing.leaf, corner, far]), COVER.swing);
  }
  return grid.sum();
}

/** Corners of a piece on the floor, metres. */
function cornersOf({ at, rotation: degrees, size: { width, depth } }: LayoutItem): Point[] {
  const standing = compose(shift(...at), rotation(degrees));
  const corners: Point[] = [[-1, -1], [1, -1], [1, 1], [-1, 1]]; // biome-ignore format: corners
  return corners.map(([x, y]) => apply(standing, [(x * width) / 2, (y * depth) / 2]));
}

/** Across by up, as on paper, of rooms that are upright rectangles or nearly. */
function sidesOf({ outline, area }: Room, units: Units): string | undefined {
  const [x0, y0, x1, y1] = ringBox(outline);
  const [across, up] = [x1 - x0, y1 - y0];
  if (area < across * up * RECTANGULAR) return undefined;
  return `${dimensionText(across, units)} × ${dimensionText(up, units)}`;
}

/** A name in two lines of about the same length; a number stays with its word. */
function halves(name: string): string[] {
  const words = name.split(' ');
  const ways = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')]);
  const longest = (parts: readonly string[]) => Math.max(...parts.map(({ length }) => length));
  const [shortest] = ways
    .filter((parts) => parts.every(({ length }) => length > 2))
    .sort((a, b) => longest(a) - longest(b));
  return shortest ?? [name];
}

function textsOf({ x, y, heightMm, lines }: Spot): Lettering[] {
  let top = y - heightMm / 2 + AROUND;
  return lines.map((line) => {
    const base = top + line.sizeMm * 0.95;
    top += line.sizeMm * LINE_HEIGHT;
    return lettering({ ...line, x, y: base, align: 'middle', tone: line.bold ? 'ink' : 'quiet' });
  });
}

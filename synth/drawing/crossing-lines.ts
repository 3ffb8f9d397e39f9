import type { Plan } from '#core/plan/schema.ts';
import type { Random } from '../random.ts';
import type { CrossingLines } from './crossing-kinds.ts';
import { outerBox } from './dimensions.ts';
import type { Pen } from './pen.ts';
import type { DrawingStyle } from './types.ts';

type Point = [number, number];
type Box = ReturnType<typeof outerBox>;

/**
 * Share of the sheets of the wide repertoire with lines across the home that are no walls: more than on real ones, about a quarter of 36, since
 * they are taken for walls.
 */
const SHARE = 0.42;
/** What the lines are, and how many kinds of them stand on one sheet. */
const KINDS: Record<CrossingLines['kinds'][number], number> = {
  eaves: 0.26,
  ridge: 0.18,
  hips: 0.1,
  above: 0.16,
  beams: 0.14,
  axes: 0.1,
  section: 0.08,
  site: 0.1,
};
/** Such lines are the thinnest of a sheet also where all else is bold. */
const MOST_PX = 2.4;
const GREYS = ['#8c8c8c', '#a6a6a6', '#bdbdbd', '#777777', '#999999'];
/** Strokes and gaps in metres: full, dashes, dots, dash and dot. */
const DASHES: readonly (readonly number[])[] = [[], [], [0.12, 0.08], [0.25, 0.12], [0.5, 0.2], [0.05, 0.06], [0.4, 0.08, 0.05, 0.08], [0.9, 0.12, 0.1, 0.12]]; // biome-ignore format: a table

/** Which lines cross the home on a sheet and how they look; undefined on most sheets. */
export function pickCrossingLines({ ink, linePx, spoil }: DrawingStyle, random: Random): CrossingLines | undefined {
  if (!random.chance(SHARE)) return undefined;
  const kinds = Array.from({ length: random.pick([1, 1, 1, 2, 2, 3]) }, () => random.weighted(KINDS));
  // In black and white a grey line would break up or vanish.
  const isGrey = !spoil.bilevel && random.chance(0.6);
  return {
    kinds: [...new Set(kinds)],
    colour: isGrey ? random.pick(GREYS) : ink,
    widthPx: Math.min(MOST_PX, Math.max(0.7, linePx * random.pick([0.5, 0.7, 1, 1, 1.5]))),
    dash: [...random.pick(DASHES)],
  };
}

/**
 * Lines that run through rooms and walls and on beyond the home: edge, ridge and hips of the roof, the floor above, beams, axes, sections, the
 * border of the ground. Nothing of them is in the truth: they are no walls, and what they cross stays what it is.
 */
export function drawCrossingLines(pen: Pen, plan: Plan, lines: CrossingLines, random: Random): void {
  const box = outerBox(plan);
  const options = {
    colour: lines.colour,
    widthPx: lines.widthPx,
    dash: lines.dash.map((metres) => metres * pen.scale),
  };
  for (const kind of lines.kinds) for (const points of LINES[kind](box, random.fork(kind))) pen.line(points, options);
}

/** A point by its place along the longer or shorter side of the box. */
const across = (box: Box, isWide: boolean, u: number, v: number): Point =>
  isWide
    ? [box.x0 + (box.x1 - box.x0) * u, box.y0 + (box.y1 - box.y0) * v]
    : [box.x0 + (box.x1 - box.x0) * v, box.y0 + (box.y1 - box.y0) * u];
const isWider = ({ x0, x1, y0, y1 }: Box) => x1 - x0 > y1 - y0;
const grown = ({ x0, x1, y0, y1 }: Box, by: () => number): Box => ({ x0: x0 - by(), x1: x1 + by(), y0: y0 - by(), y1: y1 + by() }); // biome-ignore format: one line
const ringOf = ({ x0, x1, y0, y1 }: Box): Point[] => [[x0, y0], [x1, y0], [x1, y1], [x0, y1], [x0, y0]]; // biome-ignore format: one line

/** From one side of the box to the other, a share beyond it at both ends. */
function through(box: Box, isWide: boolean, at: number, random: Random): Point[] {
  const [before, after] = [random.range(-0.02, 0.12), random.range(-0.02, 0.12)];
  return [across(box, isWide, -before, at), across(box, isWide, 1 + after, at)];
}

const LINES: Record<CrossingLines['kinds'][number], (box: Box, random: Random) => Point[][]> = {
  eaves: (box, random) => {
    const by = random.range(0.25, 0.9);
    const ring = ringOf(grown(box, () => by));
    // Gables have none: then there are two lines along the longer sides.
    const [a, b, c, d] = ring as [Point, Point, Point, Point];
    const pair = isWider(box) ? [[a, b], [d, c]] : [[a, d], [b, c]]; // biome-ignore format: pairs
    return random.chance(0.6) ? [ring] : pair;
  },
  ridge: (box, random) => {
    const isWide = random.chance(0.75) === isWider(box);
    const at = random.chance(0.6) ? 0.5 : random.range(0.3, 0.7);
    const valleys = Array.from({ length: random.pick([0, 0, 1]) }, () => through(box, !isWide, random.range(0.2, 0.8), random)); // biome-ignore format: one line
    return [through(box, isWide, at, random), ...valleys];
  },
  hips: (box, random) => {
    const by = random.range(0, 0.7);
    const outer = grown(box, () => by);
    const wide = isWider(outer);
    const depth = wide ? outer.y1 - outer.y0 : outer.x1 - outer.x0;
    const share = depth / 2 / (wide ? outer.x1 - outer.x0 : outer.y1 - outer.y0);
    const [a, b] = [across(outer, wide, share, 0.5), across(outer, wide, 1 - share, 0.5)];
    const end = (u: number, v: number) => across(outer, wide, u, v);
    return [[end(0, 0), a, end(0, 1)], [end(1, 0), b, end(1, 1)], [a, b]]; // biome-ignore format: three lines
  },
  above: (box, random) => {
    // A storey above that stands back on some sides and out on others.
    const ring = ringOf(grown(box, () => random.pick([-1, -1, 0.4]) * random.range(0.3, 2.2)));
    return [ring.slice(0, random.pick([2, 3, 5]))];
  },
  beams: (box, random) => {
    const isWide = random.chance(0.5);
    const length = isWide ? box.y1 - box.y0 : box.x1 - box.x0;
    const half = random.pick([0, 0.04, 0.07, 0.1]) / length;
    const places = Array.from({ length: random.pick([1, 1, 2, 3]) }, () => random.range(0.15, 0.85));
    return places.flatMap((at) =>
      [...new Set([at - half, at + half])].map((v) => [across(box, isWide, 0, v), across(box, isWide, 1, v)]),
    );
  },
  axes: (box, random) =>
    [true, false].flatMap((isWide) =>
      Array.from({ length: random.int(1, 3) }, () => through(box, isWide, random.range(0.05, 0.95), random)),
    ),
  section: (box, random) => {
    // Sections jump aside inside the home to cut what is worth it.
    const isWide = random.chance(0.5);
    const [v, w, u] = [random.range(0.2, 0.8), random.range(0.2, 0.8), random.range(0.3, 0.7)];
    const [start, end] = through(box, isWide, v, random) as [Point, Point];
    if (random.chance(0.5)) return [[start, end]];
    const moved = across(box, isWide, 1.08, w);
    return [[start, across(box, isWide, u, v), across(box, isWide, u, w), moved]];
  },
  site: (box, random) => {
    // The borders of the ground are seldom parallel to the home; most pass it by, some cut a corner.
    const reach = Math.max(box.x1 - box.x0, box.y1 - box.y0);
    const turn = random.range(-0.2, 0.2);
    return Array.from({ length: random.int(1, 3) }, () => {
      const isWide = random.chance(0.5);
      const v = random.pick([-1, 1]) * random.range(0.5, 0.75) + 0.5;
      const tilt = (turn * reach) / (isWide ? box.y1 - box.y0 : box.x1 - box.x0);
      return [across(box, isWide, -0.6, v - tilt * 1.1), across(box, isWide, 1.6, v + tilt * 1.1)];
    });
  },
};

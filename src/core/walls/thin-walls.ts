import { distance, lengthOf, pointAt } from '../geometry/segment.ts';
import { shareAlong } from '../pixel-classes/share-along.ts';
import type { PixelClasses } from '../pixel-classes/types.ts';
import type { Bitmap, PointPx } from '../sheet/types.ts';
import { endsAt } from './ends-at.ts';
import type { Bar } from './find-bars.ts';
import type { WallsPx } from './types.ts';

/** Shortest piece of such a wall, in door widths: what is left beside a door. */
const LONG = 0.35;
/** The network takes so much of one for wall; and of those that are found by them no more than this for things. */
const SEEN = 0.3;
const THINGS = 0.25;
/** Those that it sees are together so many door widths long: fewer are stubs and the lines of stairs. */
const TOGETHER = 5;
/** A line with more of it within wall body is its face. */
const WITHIN = 0.4;
/** So near to the jamb of a door, in door widths, a piece ends there. */
const JAMB = 0.15;
/** Steps at which a line is looked at. */
const STEPS = 16;

const WALL = new Set(['wall']);
const NO_WALL = new Set([
  'furniture', 'fixture', 'stairs', 'toilet', 'basin', 'bath', 'shower', 'counter', 'sink', 'hob', 'appliance', 'wardrobe',
  'swing', 'door-leaf', 'window', 'text',
]); // biome-ignore format: a list

/**
 * Walls that are drawn by one line like any other, between outer walls that are drawn thick: lines indoors that the network
 * takes for wall in part, and those that run from such a line, a wall or the jamb of a door to another one. `inside` is the
 * dwelling. They are no more than a guess: names tell whether rooms are better with them.
 */
export function thinWalls(drawn: WallsPx, inside: Bitmap, classes: PixelClasses): Bar[] {
  const { doorPx, swings, mask } = drawn;
  const walls: Bar[] = drawn.walls.map((w) => ({ ...w, thick: w.thicknessPx }));
  const lines = drawn.lines.filter(
    (l) =>
      lengthOf(l) > LONG * doorPx &&
      shareOn(l, inside) > 0.9 &&
      shareOn(l, mask) < WITHIN &&
      shareAlong(l, NO_WALL, classes) <= THINGS,
  );
  const found = lines.filter((l) => shareAlong(l, WALL, classes) >= SEEN);
  if (found.reduce((sum, l) => sum + lengthOf(l), 0) < TOGETHER * doorPx) return [];
  let rest = lines.filter((l) => !found.includes(l));
  const atJamb = (end: PointPx) =>
    swings.some(({ hinge, closed }) => Math.min(distance(hinge, end), distance(closed, end)) < JAMB * doorPx);
  for (;;) {
    const all = [...walls, ...found];
    const isHeld = (end: PointPx, l: Bar) => atJamb(end) || all.some((w) => endsAt(end, l, w));
    const more = rest.filter((l) => isHeld(l.from, l) && isHeld(l.to, l));
    if (!more.length) return found;
    found.push(...more);
    rest = rest.filter((l) => !more.includes(l));
  }
}

/** Share of a line that runs over set pixels. */
function shareOn(line: Bar, { width, height, data }: Bitmap): number {
  let hits = 0;
  for (let k = 0; k < STEPS; k++) {
    const [x, y] = pointAt(line, ((k + 0.5) / STEPS) * lengthOf(line)).map(Math.round) as [number, number];
    if (x >= 0 && y >= 0 && x < width && y < height) hits += data[y * width + x]!;
  }
  return hits / STEPS;
}

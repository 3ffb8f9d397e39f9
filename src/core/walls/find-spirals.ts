import Flatbush from 'flatbush';
import { angleBetween, distance, lengthOf, meet, project, type Segment } from '../geometry/segment.ts';
import type { Bitmap, PointPx } from '../sheet/types.ts';
import type { Spiral } from '../structure/types.ts';

/** Treads are so long, in door widths; two of them across from each other are one line. */
const LENGTH = [0.3, 3.2] as const;
/** Lines of two treads stand at such angles to each other, degrees, and end so near to where they meet, in door widths. */
const TURN = [10, 80] as const;
const NEWEL = 0.7;
/** Meeting places so close together, in door widths, are one; so many different lines meet in the middle of a spiral. */
const PLACE = 0.08;
const LINES = 5;
/** Where spokes are looked for, from the middle, in door widths; the share of one that is inked; looks in a circle and along a spoke. */
const SPOKE = [0.3, 0.65] as const;
const INKED = 0.85;
const LOOKS = 720;
const STEPS = 24;
/** So many spokes at such angles to each other, degrees: the usual one, and how many of all are about like it. */
const SPOKES = 7;
const BETWEEN = [10, 40] as const;
const ALIKE = 0.3;
const MOST = 0.65;
/** No stairs reach further from their newel, in door widths; a spoke ends where so much of a door's width is blank. */
const WIDEST = 1.7;
const BLANK = 0.05;

/**
 * Spiral stairs: lines that meet in one point, in all directions of half a circle and more, at one angle to each other. Two of
 * the treads look like a door with its leaf, and those across from each other like the faces of a slanted wall.
 */
export function findSpirals(lines: readonly Segment[], ink: Bitmap, doorPx: number): Spiral[] {
  const found: Spiral[] = [];
  for (const centre of meetingPlaces(lines, doorPx)) {
    if (found.some((s) => distance(s.centre, centre) < s.radius)) continue;
    const spiral = spiralAround(centre, ink, doorPx);
    if (spiral) found.push(spiral);
  }
  return found;
}

/** Places where many lines end or cross, the busiest first. */
function meetingPlaces(lines: readonly Segment[], doorPx: number): PointPx[] {
  const treads = lines.filter((l) => lengthOf(l) > LENGTH[0] * doorPx && lengthOf(l) < LENGTH[1] * doorPx);
  if (treads.length < LINES) return [];
  const index = new Flatbush(treads.length);
  for (const { from, to } of treads)
    index.add(Math.min(from[0], to[0]), Math.min(from[1], to[1]), Math.max(from[0], to[0]), Math.max(from[1], to[1]));
  index.finish();
  const near = NEWEL * doorPx;
  const cell = PLACE * doorPx;
  const places = new Map<string, { x: number; y: number; meetings: number; lines: Set<Segment> }>();
  treads.forEach((a, i) => {
    const [x0, x1] = [Math.min(a.from[0], a.to[0]), Math.max(a.from[0], a.to[0])];
    const [y0, y1] = [Math.min(a.from[1], a.to[1]), Math.max(a.from[1], a.to[1])];
    for (const j of index.search(x0 - near, y0 - near, x1 + near, y1 + near)) {
      const b = treads[j]!;
      if (j <= i) continue;
      const turn = angleBetween(a, b);
      if (turn < TURN[0] || turn > TURN[1]) continue;
      const at = meet(a, b);
      if (!at || !reaches(a, at, near) || !reaches(b, at, near)) continue;
      const key = `${Math.round(at[0] / cell)} ${Math.round(at[1] / cell)}`;
      const place = places.get(key) ?? { x: 0, y: 0, meetings: 0, lines: new Set() };
      places.set(key, place);
      place.x += at[0];
      place.y += at[1];
      place.meetings++;
      place.lines.add(a).add(b);
    }
  });
  return [...places.values()]
    .filter((place) => place.lines.size >= LINES)
    .sort((a, b) => b.lines.size - a.lines.size)
    .map(({ x, y, meetings }): PointPx => [x / meetings, y / meetings]);
}

function reaches(line: Segment, point: PointPx, near: number): boolean {
  const { along } = project(line, point);
  return along > -near && along < lengthOf(line) + near;
}

function spiralAround(centre: PointPx, ink: Bitmap, doorPx: number): Spiral | undefined {
  const spokes = spokesAround(centre, ink, doorPx);
  if (spokes.length < SPOKES) return undefined;
  const gaps = spokes.map((turn, i) => (spokes[i + 1] ?? spokes[0]! + 360) - turn);
  const usual = gaps.toSorted((a, b) => a - b)[gaps.length >> 1]!;
  if (usual < BETWEEN[0] || usual > BETWEEN[1]) return undefined;
  if (gaps.filter((gap) => Math.abs(gap / usual - 1) < ALIKE).length < MOST * gaps.length) return undefined;
  const ends = spokes.map((turn) => endOf(turn, centre, ink, doorPx)).sort((a, b) => a - b);
  return { centre, radius: ends[ends.length >> 1]! };
}

/** Directions in which a line leads away from a point, degrees in order. */
function spokesAround(centre: PointPx, ink: Bitmap, doorPx: number): number[] {
  const inked = Array.from({ length: LOOKS }, (_, k) => {
    let hits = 0;
    for (let s = 0; s < STEPS; s++) {
      const off = (SPOKE[0] + ((SPOKE[1] - SPOKE[0]) * s) / (STEPS - 1)) * doorPx;
      hits += isInked(centre, (k * 360) / LOOKS, off, ink) ? 1 : 0;
    }
    return hits >= INKED * STEPS;
  });
  const start = inked.indexOf(false);
  if (start < 0) return [];
  const spokes: number[] = [];
  for (let k = start, run = 0; k <= start + LOOKS; k++) {
    if (inked[k % LOOKS]) run++;
    else if (run) {
      spokes.push((((k - (run + 1) / 2) * 360) / LOOKS) % 360);
      run = 0;
    }
  }
  return spokes.sort((a, b) => a - b);
}

/** How far a spoke leads. */
function endOf(turn: number, centre: PointPx, ink: Bitmap, doorPx: number): number {
  let last = SPOKE[1] * doorPx;
  for (let off = last; off < WIDEST * doorPx && off - last < Math.max(3, BLANK * doorPx); off++)
    if (isInked(centre, turn, off, ink)) last = off;
  return last;
}

/** Whether there is ink, by a pixel at most beside the place. */
function isInked([cx, cy]: PointPx, turn: number, off: number, { data, width, height }: Bitmap): boolean {
  const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  return [0, -1, 1].some((beside) => {
    const x = Math.round(cx + c * off - s * beside);
    const y = Math.round(cy + s * off + c * beside);
    return x >= 0 && y >= 0 && x < width && y < height && data[y * width + x] === 1;
  });
}

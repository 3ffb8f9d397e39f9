import type { Opening, Ring } from '#core/plan/schema.ts';
import { otherLeaf, type PlacedOpening } from './doors.ts';
import { inRing } from './rooms.ts';
import { roundMm } from './round-mm.ts';

/** An axis-parallel box in metres. */
export interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** A place for something with its back to a wall of a room. */
export interface Spot {
  body: Box;
  /** Unit vector from the wall into the room. */
  facing: [number, number];
  /** Distance along the wall to the nearer corner. */
  toCorner: number;
  /** The strip in front, as deep as given. */
  front(depth: number): Box;
  /** The body without `by` on both sides along the wall. */
  narrowed(by: number): Box;
  /** The part between two distances along the wall, `inset` from back and front. */
  part(from: number, to: number, inset: number): Box;
  /** Whether the opening lies behind the body. */
  behind(opening: Opening): boolean;
  /** A strip as deep as the body that leaves from its front at one end, along the neighbouring wall; undefined away from a corner. */
  turnedLeg(end: 'start' | 'end', length: number): Box | undefined;
}

const EPSILON = 1e-6;

export const touches = (a: Box, b: Box): boolean =>
  a.x0 < b.x1 - EPSILON && a.x1 > b.x0 + EPSILON && a.y0 < b.y1 - EPSILON && a.y1 > b.y0 + EPSILON;

/** Whether the whole box is on the floor; 2 mm over its edge do not count. */
export function floorFree({ x0, x1, y0, y1 }: Box, floor: readonly (readonly [number, number])[]): boolean {
  const box = { x0: x0 + 0.002, x1: x1 - 0.002, y0: y0 + 0.002, y1: y1 - 0.002 };
  for (let i = 0, j = floor.length - 1; i < floor.length; j = i++) if (passes(floor[j]!, floor[i]!, box)) return false;
  return inRing([(x0 + x1) / 2, (y0 + y1) / 2], floor);
}

/** Whether a segment runs through the box (Liang and Barsky). */
function passes([ax, ay]: readonly [number, number], [bx, by]: readonly [number, number], box: Box): boolean {
  let [enter, leave] = [0, 1];
  const clip = (delta: number, toLow: number, toHigh: number): boolean => {
    if (delta === 0) return toLow <= 0 && toHigh >= 0;
    const [near, far] = delta > 0 ? [toLow / delta, toHigh / delta] : [toHigh / delta, toLow / delta];
    enter = Math.max(enter, near);
    leave = Math.min(leave, far);
    return enter <= leave;
  };
  return clip(bx - ax, box.x0 - ax, box.x1 - ax) && clip(by - ay, box.y0 - ay, box.y1 - ay);
}

/** Every place (in steps) along the walls where a box of that width and depth stands on the floor with its back to the wall. */
export function freeSpots(floor: [number, number][], width: number, depth: number, step: number): Spot[] {
  const spots: Spot[] = [];
  floor.forEach((a, i) => {
    const b = floor[(i + 1) % floor.length]!;
    const vertical = a[0] === b[0];
    if (!vertical && a[1] !== b[1]) return;
    const axis = vertical ? 1 : 0;
    const [low, high] = [Math.min(a[axis], b[axis]), Math.max(a[axis], b[axis])];
    if (high - low < width - EPSILON) return;
    const at = vertical ? a[0] : a[1];
    const probe = (side: number): [number, number] =>
      vertical ? [at + side, (low + high) / 2] : [(low + high) / 2, at + side];
    const side = inRing(probe(0.02), floor) ? 1 : -1;
    const count = Math.floor((high - low - width) / step + EPSILON);
    const starts = Array.from({ length: count + 1 }, (_, k) => low + k * step);
    if (high - width - starts.at(-1)! > EPSILON) starts.push(high - width);
    for (const start of starts) {
      const spot = makeSpot({ vertical, at, side, start, width, depth, low, high });
      if (floorFree(spot.body, floor)) spots.push(spot);
    }
  });
  return spots;
}

interface Stand {
  vertical: boolean;
  at: number;
  side: number;
  start: number;
  width: number;
  depth: number;
  low: number;
  high: number;
}

function makeSpot({ vertical, at, side, start, width, depth, low, high }: Stand): Spot {
  const box = (from: number, to: number, near: number, far: number): Box => {
    const [n, f] = [at + side * near, at + side * far];
    const [d0, d1] = [Math.min(n, f), Math.max(n, f)];
    return vertical ? { x0: d0, x1: d1, y0: from, y1: to } : { x0: from, x1: to, y0: d0, y1: d1 };
  };
  return {
    body: box(start, start + width, 0, depth),
    facing: vertical ? [side, 0] : [0, side],
    toCorner: Math.min(start - low, high - start - width),
    front: (reach) => box(start, start + width, depth, depth + reach),
    narrowed: (by) => box(start + by, start + width - by, 0, depth),
    part: (from, to, inset) => box(start + from, start + to, inset, depth - inset),
    behind: ({ from, to }) => {
      const axis = vertical ? 1 : 0;
      return Math.abs(from[1 - axis]! - at) < 0.5 && from[axis]! < start + width && to[axis]! > start;
    },
    turnedLeg: (end, length) => {
      const gap = end === 'start' ? start - low : high - start - width;
      if (gap > EPSILON) return undefined;
      return end === 'start'
        ? box(low, low + depth, depth, depth + length)
        : box(high - depth, high, depth, depth + length);
    },
  };
}

/** What a room's opening keeps free in it: the swing of its leaf and a strip as deep as given. Windows keep nothing. */
export function waysIn({ opening, into }: PlacedOpening, room: string, depth: number): Box[] {
  if (opening.kind === 'window') return [];
  const { from, to, swing } = opening;
  const vertical = from[0] === to[0];
  const reach = depth + 0.1;
  const strip: Box = vertical
    ? { x0: from[0] - reach, x1: from[0] + reach, y0: Math.min(from[1], to[1]), y1: Math.max(from[1], to[1]) }
    : { x0: Math.min(from[0], to[0]), x1: Math.max(from[0], to[0]), y0: from[1] - reach, y1: from[1] + reach };
  if (!swing || into !== room) return [strip];
  const swings = opening.kind === 'double' ? [swing, otherLeaf(swing, opening)] : [swing];
  return [
    strip,
    ...swings.map(({ hinge, leaf }) => {
      const radius = Math.hypot(leaf[0] - hinge[0], leaf[1] - hinge[1]);
      const middle = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2] as const;
      const end = [
        hinge[0] + Math.sign(middle[0] - hinge[0]) * radius,
        hinge[1] + Math.sign(middle[1] - hinge[1]) * radius,
      ] as const;
      const margin = 0.02;
      return {
        x0: Math.min(hinge[0], leaf[0], end[0]) - margin,
        x1: Math.max(hinge[0], leaf[0], end[0]) + margin,
        y0: Math.min(hinge[1], leaf[1], end[1]) - margin,
        y1: Math.max(hinge[1], leaf[1], end[1]) + margin,
      };
    }),
  ];
}

/** The box as a ring that starts at the back left corner as seen by someone who stands in front of it and looks at the wall. */
export function boxOutline({ x0, y0, x1, y1 }: Box, facing: readonly [number, number]): Ring {
  const ring: Ring = [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ];
  const turns = facing[1] === 1 ? 0 : facing[0] === -1 ? 1 : facing[1] === -1 ? 2 : 3;
  return [0, 1, 2, 3].map((i) => ring[(i + turns) % 4]!.map(roundMm) as [number, number]);
}

import { median } from '../geometry/median.ts';
import type { PointPx } from '../sheet/types.ts';
import { chanceOf, type Heads, NEAR_PX } from './heads.ts';

/** A straight piece of wall that the network proposes, in pixels of the view. */
export interface WallCandidate {
  readonly from: PointPx;
  readonly to: PointPx;
  readonly half: number;
  /** Mean chance that there is a wall along it. */
  readonly chance: number;
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** A point of a centre line with what the network says of the wall there. */
interface RidgePoint extends Place {
  readonly half: number;
  /** Direction, radians, a half turn is none: as its neighbours lie, which is exacter than what the network says of slanted walls. */
  readonly turn: number;
  readonly chance: number;
}

/** Cells are looked at where wall is as likely as this: what is proposed is judged later, as whole edges. */
const LIKELY = 0.15;
const LIKELY_LOGIT = Math.log(LIKELY / (1 - LIKELY));
/** A cell lies on a centre line when the line is no further than half of its diagonal, pixels of the view. */
const ON_LINE = 1.42;
/** Neighbours within this tell the direction at a point, pixels of the view. */
const AROUND = 8;
/** Points are of one wall when they lie this near to each other and their directions differ by no more. */
const STEP = 3;
const STRAIGHT = (12 * Math.PI) / 180;
/** Where points of a wall are further off its line, it bends, pixels of the view. */
const BEND = 1.8;
/** Shorter ones are specks. */
const SHORTEST = 5;

/** Walls as straight pieces along the ridges of the centre lines. */
export function wallCandidates(heads: Heads): WallCandidate[] {
  return growRidges(ridgePoints(heads)).flatMap(straightPieces);
}

function ridgePoints({ fine }: Heads): RidgePoint[] {
  const [[wall], [dx, dy], [half]] = ['wall', 'wall_line', 'wall_half'].map(fine.of) as [
    [Float32Array],
    [Float32Array, Float32Array],
    [Float32Array],
  ];
  const points: Omit<RidgePoint, 'turn'>[] = [];
  for (let cell = 0; cell < wall.length; cell++) {
    if (wall[cell]! <= LIKELY_LOGIT) continue;
    const [x, y] = [dx[cell]! * NEAR_PX, dy[cell]! * NEAR_PX];
    if (Math.hypot(x, y) >= ON_LINE) continue;
    points.push({
      x: ((cell % fine.width) + 0.5) * fine.stride + x,
      y: (Math.floor(cell / fine.width) + 0.5) * fine.stride + y,
      half: half[cell]! * NEAR_PX,
      chance: chanceOf(wall[cell]!),
    });
  }
  const near = neighboursWithin(points, AROUND);
  return points.map((point) => ({ ...point, turn: axisOf(near(point)).turn }));
}

/** Looks up the points within a distance of one. */
function neighboursWithin<P extends Place>(points: readonly P[], distance: number): (of: Place) => P[] {
  const key = (u: number, v: number) => u * 65536 + v;
  const cellOf = (value: number) => Math.floor(value / distance) + 1;
  const cells = new Map<number, P[]>();
  for (const point of points) {
    const k = key(cellOf(point.x), cellOf(point.y));
    const list = cells.get(k);
    if (list) list.push(point);
    else cells.set(k, [point]);
  }
  return ({ x, y }) => {
    const found: P[] = [];
    for (let u = -1; u <= 1; u++)
      for (let v = -1; v <= 1; v++)
        for (const other of cells.get(key(cellOf(x) + u, cellOf(y) + v)) ?? [])
          if (Math.hypot(other.x - x, other.y - y) < distance) found.push(other);
    return found;
  };
}

/** The line along which points spread most: their middle, and its direction, radians. */
function axisOf(points: readonly Place[]): { middle: PointPx; turn: number } {
  const count = points.length;
  let [mx, my, xx, xy, yy] = [0, 0, 0, 0, 0];
  for (const { x, y } of points) {
    mx += x / count;
    my += y / count;
  }
  for (const { x, y } of points) {
    xx += (x - mx) ** 2;
    xy += (x - mx) * (y - my);
    yy += (y - my) ** 2;
  }
  return { middle: [mx, my], turn: Math.atan2(2 * xy, xx - yy) / 2 };
}

/** Points that follow each other in one direction. */
function growRidges(points: readonly RidgePoint[]): RidgePoint[][] {
  const near = neighboursWithin(points, STEP);
  const taken = new Set<RidgePoint>();
  const ridges: RidgePoint[][] = [];
  for (const seed of points) {
    if (taken.has(seed)) continue;
    taken.add(seed);
    const ridge = [seed];
    // Grows while it is walked through.
    for (const point of ridge)
      for (const next of near(point)) {
        if (taken.has(next) || apart(next.turn, seed.turn) >= STRAIGHT) continue;
        taken.add(next);
        ridge.push(next);
      }
    ridges.push(ridge);
  }
  return ridges;
}

/** Angle between two directions, radians, up to a quarter turn. */
const apart = (a: number, b: number): number => {
  const turn = Math.abs(a - b) % Math.PI;
  return Math.min(turn, Math.PI - turn);
};

/** A ridge as a straight wall, parted where it bends. */
function straightPieces(ridge: readonly RidgePoint[]): WallCandidate[] {
  const { middle, turn } = axisOf(ridge);
  const way: PointPx = [Math.cos(turn), Math.sin(turn)];
  const placed = ridge.map((p) => ({
    p,
    along: (p.x - middle[0]) * way[0] + (p.y - middle[1]) * way[1],
    beside: (p.y - middle[1]) * way[0] - (p.x - middle[0]) * way[1],
  }));
  placed.sort((a, b) => a.along - b.along);
  const [first, last] = [placed[0]!, placed.at(-1)!];
  if (last.along - first.along < SHORTEST) return [];
  const worst = placed.reduce((far, one) => (Math.abs(one.beside) > Math.abs(far.beside) ? one : far));
  const inside = worst.along - first.along > SHORTEST && last.along - worst.along > SHORTEST;
  const spread = Math.sqrt(placed.reduce((sum, { beside }) => sum + beside ** 2, 0) / placed.length);
  if (spread > BEND && inside) {
    const at = placed.indexOf(worst);
    return [placed.slice(0, at), placed.slice(at)].flatMap((part) => straightPieces(part.map(({ p }) => p)));
  }
  const at = (along: number): PointPx => [middle[0] + along * way[0], middle[1] + along * way[1]];
  return [
    {
      from: at(first.along),
      to: at(last.along),
      half: median(ridge.map(({ half }) => half)),
      chance: ridge.reduce((sum, { chance }) => sum + chance, 0) / ridge.length,
    },
  ];
}

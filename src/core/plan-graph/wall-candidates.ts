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

/** A point of a centre line with what the network says of the wall there. */
interface RidgePoint {
  readonly x: number;
  readonly y: number;
  readonly half: number;
  /** Direction, radians, a half turn is none. */
  readonly turn: number;
  readonly chance: number;
}

/** Cells are looked at where wall is as likely as this: what is proposed is judged later, as whole edges. */
const LIKELY = 0.15;
const LIKELY_LOGIT = Math.log(LIKELY / (1 - LIKELY));
/** A cell lies on a centre line when the line is no further than half of its diagonal, pixels of the view. */
const ON_LINE = 1.42;
/** Neighbours that tell the direction at a point, pixels of the view; they do where they spread so many times as far along as across. */
const AROUND = 8;
const STRETCHED = 3;
/** Points are of one wall when they lie this near to each other and their directions differ by no more. */
const STEP = 3;
const STRAIGHT = (12 * Math.PI) / 180;
/** Where points of a wall are further off its line, it bends, pixels of the view. */
const BEND = 1.8;
/** Shorter ones are specks. */
const SHORTEST = 5;
/** From this length on the points themselves tell the direction better than the network does for each. */
const LONG = 16;

/** Walls as straight pieces along the ridges of the centre lines. */
export function wallCandidates(heads: Heads): WallCandidate[] {
  return growRidges(ridgePoints(heads)).flatMap(straightPieces);
}

function ridgePoints({ fine }: Heads): RidgePoint[] {
  const [[wall], [dx, dy], [half], [cos, sin]] = ['wall', 'wall_line', 'wall_half', 'wall_turn'].map(fine.of) as [
    [Float32Array],
    [Float32Array, Float32Array],
    [Float32Array],
    [Float32Array, Float32Array],
  ];
  const points: RidgePoint[] = [];
  for (let cell = 0; cell < wall.length; cell++) {
    if (wall[cell]! <= LIKELY_LOGIT) continue;
    const [x, y] = [dx[cell]! * NEAR_PX, dy[cell]! * NEAR_PX];
    if (Math.hypot(x, y) >= ON_LINE) continue;
    points.push({
      x: ((cell % fine.width) + 0.5) * fine.stride + x,
      y: (Math.floor(cell / fine.width) + 0.5) * fine.stride + y,
      half: half[cell]! * NEAR_PX,
      turn: Math.atan2(sin[cell]!, cos[cell]!) / 2,
      chance: chanceOf(wall[cell]!),
    });
  }
  return alongNeighbours(points);
}

/** Each point turned as its neighbours lie, where they lie along one line: exacter than what the network says of slanted walls. */
function alongNeighbours(points: readonly RidgePoint[]): RidgePoint[] {
  const near = neighboursWithin(points, AROUND);
  return points.map((point) => {
    const { turn, spread } = mainAxis(near(point));
    return spread > STRETCHED ? { ...point, turn } : point;
  });
}

/** Looks up the points within a distance of one. */
function neighboursWithin(points: readonly RidgePoint[], distance: number): (of: RidgePoint) => RidgePoint[] {
  const key = (u: number, v: number) => u * 65536 + v;
  const cellOf = (value: number) => Math.floor(value / distance) + 1;
  const cells = new Map<number, RidgePoint[]>();
  for (const point of points) {
    const k = key(cellOf(point.x), cellOf(point.y));
    const list = cells.get(k);
    if (list) list.push(point);
    else cells.set(k, [point]);
  }
  return ({ x, y }) => {
    const found: RidgePoint[] = [];
    for (let u = -1; u <= 1; u++)
      for (let v = -1; v <= 1; v++)
        for (const other of cells.get(key(cellOf(x) + u, cellOf(y) + v)) ?? [])
          if (Math.hypot(other.x - x, other.y - y) < distance) found.push(other);
    return found;
  };
}

/** Direction in which points spread, radians, and how many times as far as across it. */
function mainAxis(points: readonly RidgePoint[]): { turn: number; spread: number } {
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
  const root = Math.hypot(xx - yy, 2 * xy);
  const [most, least] = [(xx + yy + root) / 2, (xx + yy - root) / 2];
  // Of two points, or of points on one spot, none can be told; a hair of width keeps perfect lines finite.
  const spread = count < 3 ? 0 : Math.sqrt(most / (Math.max(0, least) + 0.01 * count));
  return { turn: Math.atan2(2 * xy, xx - yy) / 2, spread };
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
  const { middle, way } = lineOf(ridge);
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

/** The line through points: their middle, and the direction in which they spread or, of few, which the network says. */
function lineOf(points: readonly RidgePoint[]): { middle: PointPx; way: PointPx } {
  const count = points.length;
  const middle: PointPx = [0, 0];
  let [c, s] = [0, 0];
  for (const { x, y, turn } of points) {
    middle[0] += x / count;
    middle[1] += y / count;
    c += Math.cos(2 * turn);
    s += Math.sin(2 * turn);
  }
  let [xx, xy, yy] = [0, 0, 0];
  for (const { x, y } of points) {
    const [u, v] = [x - middle[0], y - middle[1]];
    xx += u * u;
    xy += u * v;
    yy += v * v;
  }
  const turn = Math.atan2(s, c) / 2;
  const length = Math.sqrt((12 * Math.max(xx, yy)) / count);
  const spread = Math.atan2(2 * xy, xx - yy) / 2;
  const angle = length > LONG && apart(spread, turn) < STRAIGHT ? spread : turn;
  return { middle, way: [Math.cos(angle), Math.sin(angle)] };
}

function median(values: number[]): number {
  values.sort((a, b) => a - b);
  return values[values.length >> 1]!;
}

import type { DrawnItem, LayoutItem, Opening, Plan, Point, Ring } from '../../plan/schema.ts';
import type { Kind } from '../catalogue/catalogue.ts';
import { isMadeForCorner, mirroredKind } from '../groups/template.ts';
import { signedArea } from '../space/polygon.ts';

/** Brings a piece from one of the two plans into the other. */
export type ItemTurn = <T extends Pick<LayoutItem, 'kind' | 'at' | 'rotation' | 'size'>>(item: T) => T;

/**
 * A plan turned and mirrored in a way that its own features choose: plans that are each other's mirror images or turned by quarters
 * come out the same, so that they are furnished alike.
 */
export interface CanonicalFrame {
  readonly plan: Plan;
  /** A piece of the canonical plan in the plan as it was given. */
  readonly back: ItemTurn;
  /** A piece of the plan as it was given in the canonical one. */
  readonly forth: ItemTurn;
}

/** x' = a·x + b·y, y' = c·x + d·y: the eight symmetries of a square. */
type Turn = readonly [a: number, b: number, c: number, d: number];
const TURNS: readonly Turn[] = [
  [1, 0, 0, 1], [0, -1, 1, 0], [-1, 0, 0, -1], [0, 1, -1, 0], [-1, 0, 0, 1], [0, 1, 1, 0], [1, 0, 0, -1], [0, -1, -1, 0],
]; // biome-ignore format: a table

/** Coordinates are rounded to this after turning, metres: what is left of the turn would decide ties otherwise. */
const GRAIN = 1e-4;

/** @param like the plan that chooses the turn: one that was put right is turned as it was before */
export function canonicalFrame(plan: Plan, like = plan): CanonicalFrame {
  const points = plan.rooms.flatMap((room) => room.outline);
  const weights = weighPlan(like);
  const best = TURNS.map((turn) => ({ turn, side: lean(weights, turn) })).reduce((a, b) =>
    b.side > a.side + 1e-9 ? b : a,
  );
  const turn = best.turn;
  const turned = points.map((p) => apply(turn, p));
  const x0 = Math.min(...turned.map((p) => p[0]), Infinity);
  const y0 = Math.min(...turned.map((p) => p[1]), Infinity);
  const origin: Point = points.length ? [x0, y0] : [0, 0];
  const move = (p: Point): Point => {
    const [x, y] = apply(turn, p);
    return [Math.round((x - origin[0]) / GRAIN) * GRAIN, Math.round((y - origin[1]) / GRAIN) * GRAIN];
  };
  const [a, b, c, d] = turn;
  const inverse: Turn = [a, c, b, d]; // orthogonal: the transpose
  return {
    plan: movePlan(plan, move),
    back: (item) => {
      const at = apply(inverse, [item.at[0] + origin[0], item.at[1] + origin[1]]);
      return facing(item, at, inverse);
    },
    forth: (item) => {
      const [x, y] = apply(turn, item.at);
      return facing(item, [x - origin[0], y - origin[1]], turn);
    },
  };
}

/** A piece at its new place, turned; in a mirror another one of its kind, or, made for a corner, turned by a quarter more into the other corner. */
function facing<T extends Parameters<ItemTurn>[0]>(item: T, at: Point, turn: Turn): T {
  const radians = (item.rotation * Math.PI) / 180;
  const [fx, fy] = apply(turn, [-Math.sin(radians), Math.cos(radians)]);
  const rotation = (Math.atan2(-fx, fy) * 180) / Math.PI;
  const [a, b, c, d] = turn;
  if (a * d - b * c > 0) return { ...item, at, rotation };
  if (!isMadeForCorner(item.kind as Kind)) return { ...item, at, rotation, kind: mirroredKind(item.kind as Kind) };
  const { width, depth } = item.size;
  return { ...item, at, rotation: rotation > 90 ? rotation - 270 : rotation + 90, size: { ...item.size, width: depth, depth: width } }; // biome-ignore format: one line
}

const apply = ([a, b, c, d]: Turn, [x, y]: Point): Point => [a * x + b * y, c * x + d * y];

interface Weight {
  readonly at: Point;
  readonly weight: number;
}

/** What gives a plan its directions: rooms, openings and drawn things about the middle of the plan, each sort with a weight of its own. */
function weighPlan(plan: Plan): Weight[] {
  const points = plan.rooms.flatMap((room) => room.outline);
  const middle = centre(points);
  const about = ([x, y]: Point): Point => [x - middle[0], y - middle[1]];
  const ring = (outline: Ring, kind: string): Weight => ({
    at: about(centre(outline)),
    weight: Math.abs(signedArea(outline)) * weightOf(kind),
  });
  return [
    ...plan.rooms.map((room) => ring(room.outline, room.type)),
    ...plan.openings.map((o) => ({
      at: about([(o.from[0] + o.to[0]) / 2, (o.from[1] + o.to[1]) / 2]),
      weight: 3 * Math.hypot(o.to[0] - o.from[0], o.to[1] - o.from[1]) * weightOf(o.kind),
    })),
    ...[...plan.fixtures, ...plan.furniture].map((item) => ring(item.outline, item.kind)),
  ];
}

function centre(points: readonly Point[]): Point {
  if (!points.length) return [0, 0];
  const xs = points.map((p) => p[0]);
  const ys = points.map((p) => p[1]);
  return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
}

/** A weight in 0.5 to 1.5 that depends on the word alone. */
function weightOf(word: string): number {
  let hash = 7;
  for (const letter of word) hash = (hash * 31 + letter.charCodeAt(0)) % 1009;
  return 0.5 + hash / 1009;
}

/** How much of the weight lies to the right, then at the bottom; the last two terms part plans that balance. */
const lean = (weights: readonly Weight[], turn: Turn): number =>
  weights.reduce((sum, { at, weight }) => {
    const [x, y] = apply(turn, at);
    return sum + weight * (x + 0.43 * y + 0.011 * x * x + 0.007 * x * y * y);
  }, 0);

function movePlan(plan: Plan, move: (p: Point) => Point): Plan {
  const ring = (outline: Ring): Ring => outline.map(move);
  const drawn = (item: DrawnItem): DrawnItem => ({ ...item, outline: ring(item.outline) });
  const opening = (o: Opening): Opening => ({
    ...o,
    from: move(o.from),
    to: move(o.to),
    ...(o.swing ? { swing: { hinge: move(o.swing.hinge), leaf: move(o.swing.leaf) } } : {}),
  });
  return {
    walls: plan.walls.map((wall) => ({ ...wall, from: move(wall.from), to: move(wall.to) })),
    openings: plan.openings.map(opening),
    rooms: plan.rooms.map((room) => ({ ...room, outline: ring(room.outline), holes: room.holes.map(ring) })),
    fixtures: plan.fixtures.map(drawn),
    furniture: plan.furniture.map(drawn),
  };
}

import { filled, grow, polygonsOf, regionOf, union } from '../geometry/region.ts';
import { stripOf } from '../geometry/strip-of.ts';
import type { Plan, Point } from '../plan/schema.ts';
import { type Footprint, isOutdoor, thicknessAt } from '../scene/footprint.ts';

export const FACADES = ['top', 'right', 'bottom', 'left'] as const;
export type Facade = (typeof FACADES)[number];

/** What is measured along one side of a home, inner chain first: each a row of at least two places along the side, metres. */
export type Chains = number[][];

/** Measures shorter than this are none of a plan's: jogs of reading, metres. */
const LEAST = 0.1;
/** How far a facade may step back and still be straight: a window in its reveal, a wall read a little off. Metres. */
const JOG = 0.18;
/** How far an opening may lie off the outline of its facade, beyond half its wall, metres. */
const BESIDE = 0.15;
/** Rise of an edge over its length up to which it runs along a facade. */
const LEVEL = 0.05;
/** Slits between walls that are closed before the outline is taken, metres. */
const SLIT = 0.1;

/** Points as a facade sees them: `u` along it, `v` into the home. */
const SEEN: Record<Facade, (p: Point) => Point> = {
  top: ([x, y]) => [x, y],
  bottom: ([x, y]) => [x, -y],
  left: ([x, y]) => [y, x],
  right: ([x, y]) => [y, -x],
};

/**
 * The chains of dimensions of the four sides: openings and corners, corners alone, and the whole length; a chain that says no more
 * than the next is left out, and so is what the opposite side says already.
 */
export function facadeChains(plan: Plan, footprint: Footprint): Record<Facade, Chains> {
  const outline = outlineOf(plan, footprint);
  const [top, bottom] = [chainsOf('top', plan, outline), chainsOf('bottom', plan, outline)];
  const [left, right] = [chainsOf('left', plan, outline), chainsOf('right', plan, outline)];
  return { top, left, bottom: unsaid(bottom, top), right: unsaid(right, left) };
}

/** Outer edges of what has a roof. */
function outlineOf(plan: Plan, { walls }: Footprint): [Point, Point][] {
  const openings = regionOf(plan.openings.map((o) => stripOf(o.from, o.to, thicknessAt(plan, o), 0.02)));
  const rooms = regionOf(plan.rooms.filter((room) => !isOutdoor(room)).map(({ outline }) => outline));
  const whole = filled(grow(grow(union(walls, openings, rooms), SLIT), -SLIT));
  return polygonsOf(whole).flatMap(([ring = []]) =>
    ring.map((a, i): [Point, Point] => [a, ring[(i + 1) % ring.length]!]),
  );
}

/** A stretch of a facade that is seen from outside. */
interface Stretch {
  readonly u0: number;
  readonly u1: number;
  readonly v: number;
  /** Runs along the facade rather than aslant. */
  readonly level: boolean;
}

function chainsOf(facade: Facade, plan: Plan, outline: readonly [Point, Point][]): Chains {
  const seen = SEEN[facade];
  const stretches = stretchesOf(outline.map(([a, b]) => [seen(a), seen(b)]));
  const corners = apart(stretches.flatMap(({ u0, u1 }) => [u0, u1]));
  if (corners.length < 2) return [];
  const ends = plan.openings.flatMap((opening): number[] => {
    if (opening.kind === 'gap') return [];
    const [[u0, v0], [u1, v1]] = [seen(opening.from), seen(opening.to)];
    if (Math.abs(v1 - v0) > LEVEL * Math.abs(u1 - u0)) return [];
    const [u, v] = [(u0 + u1) / 2, (v0 + v1) / 2];
    const reach = thicknessAt(plan, opening) / 2 + BESIDE;
    return stretches.some((s) => s.level && s.u0 < u && u < s.u1 && Math.abs(v - s.v) <= reach) ? [u0, u1] : [];
  });
  const whole = [corners[0]!, corners.at(-1)!];
  const chains = [whole];
  if (corners.length > 2) chains.unshift(corners);
  if (ends.length) chains.unshift(apart([...ends, ...corners]));
  return chains;
}

/** What of the edges is seen by someone outside who looks along v: the nearer hide the farther. */
function stretchesOf(edges: readonly [Point, Point][]): Stretch[] {
  const near = edges
    .map(([a, b]) => ({
      u0: Math.min(a[0], b[0]),
      u1: Math.max(a[0], b[0]),
      v: (a[1] + b[1]) / 2,
      level: Math.abs(b[1] - a[1]) <= LEVEL * Math.abs(b[0] - a[0]),
    }))
    .filter(({ u0, u1 }) => u1 - u0 > 1e-6)
    .sort((a, b) => a.v - b.v);
  const seen: Stretch[] = [];
  for (const edge of near) {
    let free: [number, number][] = [[edge.u0, edge.u1]];
    for (const { u0, u1 } of seen)
      free = free.flatMap(([a, b]): [number, number][] => {
        const parts: [number, number][] = [[a, Math.min(b, u0)], [Math.max(a, u1), b]]; // biome-ignore format: two parts
        return parts.filter(([from, to]) => to - from > 1e-6);
      });
    for (const [u0, u1] of free) seen.push({ ...edge, u0, u1 });
  }
  return straightened(seen);
}

/** Stretches in order, those that go on nearly straight as one, at the depth of the longer; so are those of one wall aslant. */
function straightened(stretches: readonly Stretch[]): Stretch[] {
  const out: Stretch[] = [];
  for (const next of [...stretches].sort((a, b) => a.u0 - b.u0)) {
    const last = out.at(-1);
    const goesOn = last?.level ? Math.abs(last.v - next.v) <= JOG : !next.level;
    if (!last || !goesOn) out.push(next);
    else {
      const longer = next.u1 - next.u0 > last.u1 - last.u0 ? next : last;
      out[out.length - 1] = { ...longer, u0: last.u0, u1: Math.max(last.u1, next.u1) };
    }
  }
  return out;
}

/** In order, without those that are too near to the one before; the first and the last are always kept. */
function apart(places: readonly number[]): number[] {
  const kept: number[] = [];
  for (const place of [...places].sort((a, b) => a - b)) {
    if (kept.length && place - kept.at(-1)! < LEAST) continue;
    kept.push(place);
  }
  const last = Math.max(...places);
  if (kept.length > 1 && last > kept.at(-1)!) kept[kept.length - 1] = last;
  return kept;
}

/** The chains that the opposite side does not have. */
function unsaid(chains: Chains, opposite: Chains): Chains {
  const same = (a: readonly number[], b: readonly number[]) =>
    a.length === b.length && a.every((place, i) => Math.abs(place - b[i]!) < LEAST / 2);
  return chains.filter((chain) => !opposite.some((other) => same(chain, other)));
}

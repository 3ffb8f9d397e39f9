import Flatbush from 'flatbush';
import { angleBetween, directionOf, lengthOf, project, type Segment } from '../geometry/segment.ts';
import { shareAlong } from '../pixel-classes/share-along.ts';
import type { PixelClasses } from '../pixel-classes/types.ts';
import type { PointPx } from '../sheet/types.ts';

/**
 * Treads: length and distance from each other in door widths, and how many make a flight. Those of two flights side by side are
 * one line.
 */
const LENGTH = [0.75, 2.9] as const;
const STEP = [0.16, 0.5] as const;
const TREADS = 4;
/** A tread shows at least so much of the longest, and ends at most so much of it beside that. */
const PART = 0.65;
const ASIDE = 0.2;
/** Middles of treads that follow each other lie within so many door widths: steps up, and aside where breaks shorten both. */
const REACH = 3.2;
/**
 * A walking line or a break hides a tread now and then: so many in a row, once the distance of the others is known. Each takes
 * one more that is seen.
 */
const HIDDEN = 1;
/**
 * So many lines square to the treads, this share of the flight long at least, make a grid: tiles, or the panels of a cupboard.
 * Where treads are few, shorter lines do; many have a walking line to and fro beside a string.
 */
const CROSSING = 3;
const CROSSING_LONG = { few: 0.4, many: 0.6 };
const MANY_TREADS = 5;

/** Where the network takes more than this of a flight for bare floor, or for what stands on tiles, its lines are boards or tiles. */
const BARE = 0.6;
const FLOOR = new Set(['room', 'outside', 'toilet', 'basin', 'bath', 'shower']);

/** A flight of stairs as it is drawn, sheet pixels. */
export interface Flight {
  /** Middle of the first tread, unit vectors along the tread and up the flight. */
  readonly at: PointPx;
  readonly along: PointPx;
  readonly up: PointPx;
  /** From tread to tread, half of a tread, and from the first tread to the last. */
  readonly step: number;
  readonly half: number;
  readonly run: number;
}

/**
 * Flights of stairs: at least four alike lines at one distance from each other, with hardly any square to them. Boards and
 * tiles are lines like these: the network tells them.
 */
export function findFlights(lines: readonly Segment[], doorPx: number, classes?: PixelClasses): Flight[] {
  const treads = lines.filter((l) => lengthOf(l) > LENGTH[0] * doorPx && lengthOf(l) < LENGTH[1] * doorPx);
  if (!treads.length) return [];
  const near = findNear(treads, doorPx);
  const used = new Set<Segment>();
  const flights: Flight[] = [];
  for (const first of treads) {
    if (used.has(first)) continue;
    for (const sign of [1, -1] as const) {
      const { chain, step, hidden } = followTreads(first, near, sign, doorPx);
      if (chain.length < TREADS + hidden || chain.some((l) => used.has(l))) continue;
      // Only from an end of the flight: nothing may go on to the other side.
      if (followTreads(first, near, sign === 1 ? -1 : 1, doorPx).chain.length > 1) continue;
      for (const l of chain) used.add(l);
      flights.push(flightOf(chain, step));
      break;
    }
  }
  return flights.filter((flight) => !isGrid(flight, lines) && !isBare(flight, classes));
}

/** Lists what may follow a tread, in the order of `treads`: the middles of two that are alike lie near each other. */
function findNear(treads: readonly Segment[], doorPx: number): (tread: Segment) => Segment[] {
  const index = new Flatbush(treads.length);
  for (const tread of treads) index.add(...middleOf(tread));
  index.finish();
  const reach = REACH * doorPx;
  return (tread) => {
    const [x, y] = middleOf(tread);
    const found = index.search(x - reach, y - reach, x + reach, y + reach);
    return found.sort((a, b) => a - b).map((i) => treads[i]!);
  };
}

interface Treads {
  readonly chain: Segment[];
  /** From one to the next. */
  readonly step: number;
  /** How many are hidden between them. */
  readonly hidden: number;
}

function followTreads(first: Segment, near: (tread: Segment) => Segment[], sign: 1 | -1, doorPx: number): Treads {
  const chain = [first];
  let step = 0;
  let hidden = 0;
  for (;;) {
    const last = chain[chain.length - 1]!;
    let next: Segment | undefined;
    let nearest = Number.POSITIVE_INFINITY;
    let nextStep = step;
    const [longest, shortest] = [chain.reduce(longer), chain.reduce(shorter)];
    for (const l of near(last)) {
      if (angleBetween(l, last) > 3 || !areAlike(longer(l, longest), shorter(l, longest))) continue;
      if (lengthOf(shortest) < PART * lengthOf(l)) continue;
      // Which side of the chain's first line counts as up must not depend on how each line runs.
      const p = project(first, middleOf(l));
      const q = project(first, middleOf(last));
      const away = (p.beside - q.beside) * sign;
      const beside = away / (step ? Math.min(1 + HIDDEN, Math.max(1, Math.round(away / step))) : 1);
      if (beside < STEP[0] * doorPx || beside > STEP[1] * doorPx) continue;
      if (step && Math.abs(beside - step) > 0.22 * step + 1) continue;
      if (away < nearest) [next, nearest, nextStep] = [l, away, beside];
    }
    if (!next || chain.includes(next)) return { chain, step, hidden };
    hidden += Math.round(nearest / nextStep) - 1;
    step = nextStep;
    chain.push(next);
  }
}

const longer = (a: Segment, b: Segment) => (lengthOf(b) > lengthOf(a) ? b : a);
const shorter = (a: Segment, b: Segment) => (lengthOf(b) < lengthOf(a) ? b : a);

/** Whether the shorter of two treads is the longer one over again, or the part of it that a break leaves. */
function areAlike(long: Segment, short: Segment): boolean {
  if (lengthOf(short) < PART * lengthOf(long)) return false;
  const ends = [project(long, short.from).along, project(long, short.to).along];
  const slack = ASIDE * lengthOf(long);
  return Math.min(...ends) > -slack && Math.max(...ends) < lengthOf(long) + slack;
}

function flightOf(chain: readonly Segment[], step: number): Flight {
  const [first, last] = [chain[0]!, chain[chain.length - 1]!];
  const along = directionOf(first) as PointPx;
  const [a, b] = [middleOf(first), middleOf(last)];
  const normal: PointPx = [-along[1], along[0]];
  const rise = (b[0] - a[0]) * normal[0] + (b[1] - a[1]) * normal[1];
  const up: PointPx = rise < 0 ? [-normal[0], -normal[1]] : normal;
  const halves = chain.map((l) => lengthOf(l) / 2).sort((p, q) => p - q);
  const run = Math.abs(rise);
  return { at: a, along, up, run, step, half: halves[halves.length >> 1]! };
}

function middleOf(l: Segment): PointPx {
  return [(l.from[0] + l.to[0]) / 2, (l.from[1] + l.to[1]) / 2];
}

/** Whether lines run up and down inside a flight; a walking line and a string or two do so in stairs. */
function isGrid(flight: Flight, lines: readonly Segment[]): boolean {
  const { step, half, run } = flight;
  const walk = { from: onFlight(flight, 0, 0), to: onFlight(flight, 0, run) };
  const least = run > (MANY_TREADS - 1.5) * step ? CROSSING_LONG.many : CROSSING_LONG.few;
  const crossing = lines.filter((l) => {
    if (lengthOf(l) < least * run || angleBetween(l, walk) > 10) return false;
    const [s, t] = placeOn(flight, middleOf(l));
    return Math.abs(s) < 0.8 * half && t > 0 && t < run;
  });
  return crossing.length >= CROSSING;
}

function isBare(flight: Flight, classes?: PixelClasses): boolean {
  if (!classes) return false;
  const { half, run } = flight;
  const shares = [-0.5, 0, 0.5].map((k) =>
    shareAlong({ from: onFlight(flight, k * half, 0), to: onFlight(flight, k * half, run) }, FLOOR, classes),
  );
  return shares[0]! + shares[1]! + shares[2]! > 3 * BARE;
}

/** A point of the sheet, `s` along the treads from their middle and `t` up the flight from its first tread. */
export function onFlight({ at, along, up }: Flight, s: number, t: number): PointPx {
  return [at[0] + along[0] * s + up[0] * t, at[1] + along[1] * s + up[1] * t];
}

/** The same the other way round: how far along the treads, and up the flight, a point of the sheet lies. */
function placeOn({ at, along, up }: Flight, [x, y]: PointPx): [s: number, t: number] {
  const towards = ([u, v]: PointPx) => (x - at[0]) * u + (y - at[1]) * v;
  return [towards(along), towards(up)];
}

/** Whether a point lies on a flight, or on the step before or behind its treads. */
export function isOnFlight(flight: Flight, point: PointPx): boolean {
  const { step, half, run } = flight;
  const [s, t] = placeOn(flight, point);
  return Math.abs(s) <= half && t >= -step && t <= run + step;
}

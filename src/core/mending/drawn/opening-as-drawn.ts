import { lengthOf, pointAt } from '../../geometry/segment.ts';
import type { OpeningKind, Wall } from '../../plan/schema.ts';
import type { Span } from '../opening-span.ts';
import type { DrawnInk } from './drawn-ink.ts';

/** How wide openings of each kind are drawn, metres. */
const WIDTHS: Readonly<Record<OpeningKind, readonly [least: number, most: number]>> = {
  door: [0.5, 1.3],
  double: [1, 2.4],
  sliding: [0.6, 4],
  garage: [2, 6],
  gap: [0.5, 4],
  window: [0.3, 4],
};
/** So much of a wall on both sides of an opening is compared with it, and of the places around a jamb, metres. */
const BESIDE_M = 0.2;
const JAMB_M = 0.05;
/** By so much what is drawn across a wall differs at a jamb, and in an opening from the wall beside it; 1 is ink against paper. */
const JAMB_CHANGE = 0.12;
const OPENING_CHANGE = 0.12;
/** A person aims at the middle of an opening: what lies aside is meant less, per metre. */
const ASIDE_COST = 0.15;

/** What is drawn across a wall, place by place along it: the ink from its left face to its right one. */
interface Bands {
  readonly step: number;
  readonly across: number;
  /** How often there is ink up to a place, for each line along the wall: sums of stretches are differences of two. */
  readonly sums: readonly Float64Array[];
}

/**
 * The opening that is drawn in a wall around a place: a stretch that is drawn otherwise than the wall on both sides of it, from jamb to
 * jamb. Undefined where none is drawn as wide as its kind is.
 * @param along where it is meant to be
 * @param reach how far off it may be
 * @param free stretches of the wall in which nothing stands yet: one beside another opening ends where that begins
 */
export function openingAsDrawn(
  ink: DrawnInk,
  wall: Wall,
  kind: OpeningKind,
  along: number,
  reach: number,
  free: readonly Span[],
): Span | undefined {
  const bands = bandsOf(ink, wall);
  const peaks = jambsOf(bands, lengthOf(wall));
  const [least, most] = WIDTHS[kind];
  let best: { span: Span; score: number } | undefined;
  for (const { from, to } of free.flatMap((stretch) => pairsWithin(stretch, peaks))) {
    if (to - from < least || to - from > most || along < from - reach || along > to + reach) continue;
    const inside = meansOf(bands, from + JAMB_M, to - JAMB_M);
    const [left, right] = [meansOf(bands, from - BESIDE_M, from), meansOf(bands, to, to + BESIDE_M)];
    const change = Math.min(unlike(inside, left), unlike(inside, right));
    // In a doorway there is less than in the wall beside it; in a window there may be more.
    if (kind !== 'window' && meanOf(inside) >= Math.min(meanOf(left), meanOf(right))) continue;
    const score = change - ASIDE_COST * Math.abs((from + to) / 2 - along);
    if (change >= OPENING_CHANGE && score > (best?.score ?? Number.NEGATIVE_INFINITY))
      best = { span: { from, to }, score };
  }
  return best?.span;
}

/** From each jamb to each later one, of those that lie in a stretch and its ends. */
function pairsWithin({ from, to }: Span, peaks: readonly number[]): Span[] {
  const jambs = [from, ...peaks.filter((at) => from < at && at < to), to];
  return jambs.flatMap((first, i) => jambs.slice(i + 1).map((second) => ({ from: first, to: second })));
}

function bandsOf(ink: DrawnInk, wall: Wall): Bands {
  const { step } = ink;
  const across = Math.max(2, Math.round(wall.thickness / step));
  // A little beyond the wall as well: jambs of its ends are compared with what it meets.
  const places = Math.ceil((lengthOf(wall) + 2 * BESIDE_M) / step);
  const sums = Array.from({ length: across }, (_, k) => {
    const off = ((k + 0.5) / across - 0.5) * wall.thickness;
    const sum = new Float64Array(places + 1);
    for (let i = 0; i < places; i++) {
      const isInk = ink.isInk(pointAt(wall, (i + 0.5) * step - BESIDE_M, off));
      sum[i + 1] = sum[i]! + (isInk ? 1 : 0);
    }
    return sum;
  });
  return { step, across, sums };
}

/** The mean ink of each line along the wall from one place to another, metres from the wall's start. */
function meansOf({ step, sums }: Bands, from: number, to: number): number[] {
  const last = sums[0]!.length - 1;
  const at = (along: number) => Math.max(0, Math.min(last, Math.round((along + BESIDE_M) / step)));
  const [a, b] = [at(from), at(to)];
  return sums.map((sum) => (sum[b]! - sum[a]!) / Math.max(1, b - a));
}

const unlike = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, k) => sum + Math.abs(value - b[k]!), 0) / a.length;

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Where what is drawn across a wall changes the most, metres from its start. */
function jambsOf(bands: Bands, length: number): number[] {
  const wide = Math.max(JAMB_M, 2 * bands.step);
  const changes: { at: number; by: number }[] = [];
  for (let at = 0; at <= length; at += bands.step) {
    const by = unlike(meansOf(bands, at - wide, at), meansOf(bands, at, at + wide));
    if (by >= JAMB_CHANGE) changes.push({ at, by });
  }
  const isPeak = ({ at, by }: (typeof changes)[number]) =>
    !changes.some((other) => other.by > by && Math.abs(other.at - at) <= wide);
  return changes.filter(isPeak).map(({ at }) => at);
}

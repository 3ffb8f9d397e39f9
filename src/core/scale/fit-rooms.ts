import type { RoomsPx } from '../rooms/types.ts';
import type { Page } from '../sheet/types.ts';
import type { Measure, Reading } from '../texts/types.ts';
import { type Evidence, plausibilityOf } from './choose-unit.ts';
import { cornerExtents, type Extent, extentsAt, labelAt } from './room-extents.ts';

/** Brochures measure between whatever they find handy and round: a side agrees within about this, relative. */
const SPREAD = 0.022;
const MOST_OFF = 0.05;
/** A size is usually width by depth. */
const SWAPPED = 0.9;
const GUESSED = 0.85;
/** A side that agrees at least so well counts as agreeing. */
const AGREES = 0.3;
/** Sides and texts that have to agree, and the share of all sides that does so on average. */
const LEAST_SIDES = 3;
const LEAST_TEXTS = 2;
const LEAST_SHARE = 0.34;
/** What the best scale must be better by than another. */
const LEAD = 0.88;
const OTHER = 0.08;

/** Scales this near to the best score are averaged. */
const PLATEAU = 0.94;

export interface RoomFit {
  /** Logarithm of metres per pixel. */
  readonly log: number;
  /** Texts of which at least one side agrees. */
  readonly texts: number;
  /** 0 to 1. */
  readonly confidence: number;
}

interface Side {
  readonly axis: 'x' | 'y';
  readonly log: number;
  readonly weight: number;
}

/**
 * The scale from sizes of rooms that are open to each other or not rectangular, where few sizes suit their room both ways:
 * each side may be measured between any two walls, wall ends or corners around the text, both sides of a size in one order.
 * Several texts must agree on one scale, roughly, and no other scale may do nearly as well.
 */
export function fitRooms(
  measures: readonly Measure[],
  rooms: RoomsPx,
  page: Page,
  evidence: Evidence,
): RoomFit | undefined {
  const texts = measures.flatMap((measure) => {
    const ways = measure.readings.filter((r) => r.kind === 'size');
    const label = ways.length > 0 ? labelAt(measure.run, rooms, page) : 0;
    if (label === 0) return [];
    const own = extentsAt(measure.run, label, rooms, page);
    const corners = cornerExtents(measure.run, rooms.rooms[label - 1]!, page);
    return [{ ways: ways.flatMap((way) => waysOf(way, [...own.x, ...corners.x], [...own.y, ...corners.y])) }];
  });
  if (texts.length < LEAST_TEXTS) return undefined;
  const logs = texts.flatMap(({ ways }) => ways.flatMap(({ x, y }) => [...x, ...y].map((side) => side.log)));
  const tried = new Set<number>();
  const fits = logs.flatMap((log) => {
    const rounded = Math.round(log * 200);
    if (tried.has(rounded)) return [];
    tried.add(rounded);
    return [fitAt(log, texts, evidence)];
  });
  fits.sort((a, b) => b.score - a.score);
  const best = fits[0];
  if (!best) return undefined;
  const log = middleOf(
    fits.filter((fit) => Math.abs(fit.log - best.log) < MOST_OFF && fit.score > PLATEAU * best.score),
  );
  const rival = fits.find((fit) => Math.abs(fit.log - log) > OTHER);
  const share = best.score / (2 * texts.length);
  const enough = best.sides.length >= LEAST_SIDES && best.texts >= Math.max(LEAST_TEXTS, 0.5 * texts.length);
  // Along one axis alone any few sizes agree, if need be with width and depth exchanged.
  const bothWays = new Set(best.sides.map((side) => side.axis)).size === 2;
  if (!enough || !bothWays || share < LEAST_SHARE) return undefined;
  if (rival && rival.score > LEAD * best.score) return undefined;
  return { log, texts: best.texts, confidence: Math.min(0.7, 0.3 + 0.6 * share) };
}

interface Way {
  readonly x: Side[];
  readonly y: Side[];
  readonly trust: number;
}

/** A size in both orders. */
function waysOf({ metres: [a, b], certain }: Extract<Reading, { kind: 'size' }>, x: Extent[], y: Extent[]): Way[] {
  const sides = (axis: 'x' | 'y', metres: number, extents: Extent[]) =>
    extents.map(({ px, share }) => ({ axis, log: Math.log(metres / px), weight: share }));
  const trust = certain ? 1 : GUESSED;
  return [
    { x: sides('x', a, x), y: sides('y', b, y), trust },
    { x: sides('x', b, x), y: sides('y', a, y), trust: trust * SWAPPED },
  ];
}

/** How well all sizes suit one scale, and the sides that do. */
function fitAt(log: number, texts: readonly { ways: Way[] }[], evidence: Evidence) {
  let score = 0;
  let agreeing = 0;
  const sides: Side[] = [];
  for (const { ways } of texts) {
    let best = 0;
    let found: Side[] = [];
    for (const { x, y, trust } of ways) {
      const pair = [bestSide(x, log), bestSide(y, log)].filter((side) => side !== undefined);
      const worth = trust * pair.reduce((sum, side) => sum + side.weight, 0);
      if (worth > best) [best, found] = [worth, pair];
    }
    score += best;
    const good = found.filter((side) => side.weight > AGREES);
    if (good.length > 0) agreeing++;
    sides.push(...good);
  }
  return { log, score: score * plausibilityOf(Math.exp(log), evidence), texts: agreeing, sides };
}

/** The side that suits best, its weight lessened by how far it is off. */
function bestSide(sides: readonly Side[], log: number): Side | undefined {
  let best: Side | undefined;
  for (const side of sides) {
    const off = side.log - log;
    if (Math.abs(off) > MOST_OFF) continue;
    const weight = side.weight * Math.exp(-0.5 * (off / SPREAD) ** 2);
    if (!best || weight > best.weight) best = { ...side, weight };
  }
  return best;
}

/** Mean of the scales that do nearly as well as the best. */
function middleOf(fits: readonly { log: number; score: number }[]): number {
  const sum = fits.reduce((total, fit) => total + fit.score, 0);
  return fits.reduce((total, fit) => total + fit.score * fit.log, 0) / sum;
}

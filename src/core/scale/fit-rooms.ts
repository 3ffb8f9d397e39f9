import type { Measure, Reading } from '../texts/types.ts';
import { type Evidence, plausibilityOf } from './choose-unit.ts';
import type { Floor } from './measure-faces.ts';
import { cornerExtents, type Extent, extentsAt, labelAt } from './room-extents.ts';

/** Brochures measure between whatever they find handy and round: a side agrees within about this, relative. */
const SPREAD = 0.03;
const MOST_OFF = 0.05;
/** A size is usually width by depth. */
const SWAPPED = 0.9;
const GUESSED = 0.85;
/** Which of two sides is which cannot be told when they differ by less than this. */
const SQUARE = 0.03;
/** A side that agrees at least so well counts as agreeing. */
const AGREES = 0.3;
/** Sides and texts that have to agree, and the share of all sides that does so on average. */
const LEAST_SIDES = 3;
const LEAST_TEXTS = 2;
const LEAST_SHARE = 0.28;
/** Two sizes alone must suit with all their sides. */
const FEW_TEXTS = 3;
const SIDES_OF_FEW = 4;
/** What the best scale must be better by than another. */
const LEAD = 0.88;
const OTHER = 0.08;

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
  /** How usual the extent is, and that lessened by how far the side is off the scale that is tried; 0 to 1. */
  readonly share: number;
  readonly weight: number;
}

/**
 * The scale from sizes of rooms that are open to each other or not rectangular, where few sizes suit their room both ways:
 * each side may be measured between any two walls, wall ends or corners around the text, both sides of a size in one order.
 * Several texts must agree on one scale, roughly, and no other scale may do nearly as well.
 */
export function fitRooms(measures: readonly Measure[], floor: Floor, evidence: Evidence): RoomFit | undefined {
  const texts = measures.flatMap((measure) => {
    const ways = measure.readings.filter((r) => r.kind === 'size');
    const label = ways.length > 0 ? labelAt(measure.run, floor.rooms, floor.page) : 0;
    if (label === 0) return [];
    const own = extentsAt(measure.run, label, floor);
    const corners = cornerExtents(measure.run, label, floor);
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
  // Along one axis alone any few sizes agree, if need be with width and depth exchanged.
  const best = fits.find((fit) => isBothWays(fit.sides));
  if (!best) return undefined;
  const log = meanOf(best.sides);
  const rival = fits.find((fit) => Math.abs(fit.log - log) > OTHER && isBothWays(fit.sides));
  const share = best.score / (2 * texts.length);
  const leastSides = texts.length < FEW_TEXTS ? SIDES_OF_FEW : LEAST_SIDES;
  const enough = best.sides.length >= leastSides && best.texts >= Math.max(LEAST_TEXTS, 0.5 * texts.length);
  if (!enough || share < LEAST_SHARE) return undefined;
  if (rival && rival.score > LEAD * best.score) return undefined;
  return { log, texts: best.texts, confidence: Math.min(0.7, 0.35 + 0.6 * share) };
}

const isBothWays = (sides: readonly Side[]) => new Set(sides.map((side) => side.axis)).size === 2;

interface Way {
  readonly x: Side[];
  readonly y: Side[];
  readonly trust: number;
}

/** A size in both orders. */
function waysOf({ metres: [a, b], certain }: Extract<Reading, { kind: 'size' }>, x: Extent[], y: Extent[]): Way[] {
  const sides = (axis: 'x' | 'y', metres: number, extents: Extent[]) =>
    extents.map(({ px, share }) => ({ axis, log: Math.log(metres / px), share, weight: share }));
  const trust = certain ? 1 : GUESSED;
  if (Math.abs(a / b - 1) < SQUARE) {
    const side = Math.sqrt(a * b);
    return [{ x: sides('x', side, x), y: sides('y', side, y), trust }];
  }
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
      // Between some two corners any length is found: two of those are worth less than one distance between walls.
      const worth = trust * pair.reduce((sum, side) => sum + side.weight ** 2, 0);
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

/** What the sides that agree say together: those that are a little off are no less careful than those that are not. */
function meanOf(sides: readonly Side[]): number {
  const sum = sides.reduce((total, side) => total + side.share, 0);
  return sides.reduce((total, side) => total + side.share * side.log, 0) / sum;
}

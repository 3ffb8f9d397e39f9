import type { LengthUnit } from '../texts/types.ts';
import { type Consensus, findConsensus } from './find-consensus.ts';
import type { Vote } from './votes.ts';

/** What a scale makes of the drawing, for choosing between units; it never sets the scale. */
export interface Evidence {
  /** Widths of the doors and thicknesses of the walls, pixels; empty when none were found. */
  readonly doorsPx: readonly number[];
  readonly wallPx?: number;
  /** Long side of the drawing, pixels. */
  readonly drawingPx: number;
}

export interface UnitChoice extends Consensus {
  readonly unit: LengthUnit;
  /** 0 to 1: how well the worst of doors, walls and the size of the whole suits. */
  readonly plausibility: number;
  /** 0 to 1: how well they do together, and the usual length: this tells units apart. */
  readonly suit: number;
}

const UNITS: readonly LengthUnit[] = ['m', 'cm', 'mm', 'ft-in'];

/**
 * Numbers without a unit are read in each unit in turn, the whole sheet in the same; the unit under which the most texts
 * agree on a scale with plausible doors and walls is the sheet's. Ordered, best first.
 */
export function chooseUnit(votes: readonly Vote[], evidence: Evidence): UnitChoice[] {
  const choices = UNITS.flatMap((unit) => {
    const allowed = votes.filter((vote) => isAllowed(vote, unit));
    const consensus = findConsensus(allowed);
    if (!consensus) return [];
    const plausibility = plausibilityOf(Math.exp(consensus.log), evidence);
    return [{ ...consensus, unit, plausibility, suit: suitOf(consensus, evidence) }];
  });
  const worth = (choice: UnitChoice) =>
    (choice.score + overallBonus(choice.agreeing, evidence)) *
    (0.1 + 0.9 * choice.suit) *
    reachOf(choice.agreeing, evidence);
  return choices.sort((a, b) => worth(b) - worth(a));
}

/** Share of the drawing's long side that an overall dimension spans. */
const OVERALL = 0.6;

/** No pair of marks is as far apart as the whole building by chance. */
export function overallBonus(agreeing: readonly Vote[], { drawingPx }: Evidence): number {
  return agreeing.some((vote) => vote.span && vote.lengthPx > OVERALL * drawingPx) ? 0.7 : 0;
}

/** Short spans agree by chance: some of those that agree should reach across a good part of the drawing. */
export function reachOf(agreeing: readonly Vote[], { drawingPx }: Evidence): number {
  const longest = agreeing.reduce((most, vote) => Math.max(most, vote.lengthPx), 0);
  return Math.min(1, 0.4 + (6 * longest) / drawingPx);
}

/** Where metres are decimals, what is shorter than one is often in centimetres, 3.50 beside 90; and 1.48 may have lost its point. */
export function isAllowed(vote: Vote, unit: LengthUnit): boolean {
  if (vote.unit === undefined || vote.certain || vote.unit === unit) return true;
  return unit === 'm' && vote.unit === 'cm' && vote.metres < 10;
}

/** Fewer doors than this say little against a scale. */
const MANY_DOORS = 6;
const FEW_DOORS = 0.35;
const DOORS = 0.22;
/** No single witness speaks more against a unit than this. */
const LEAST_SUIT = 0.3;
/** Half of the lengths on a plan are longer, metres: from windows to the sides of a house. */
const USUAL_LENGTH = [0.4, 12] as const;

/** 1 inside the range, falling off with the logarithm outside: a factor of two halves it thrice. */
function within(value: number, low: number, high: number): number {
  const off = value < low ? Math.log(low / value) : value > high ? Math.log(value / high) : 0;
  return Math.exp(-3 * off);
}

/** How well a scale suits the worst of what is known of the drawing, 0 to 1. */
export function plausibilityOf(metresPerPixel: number, evidence: Evidence): number {
  return Math.min(...evidenceFor(metresPerPixel, evidence));
}

/** How well a scale suits the whole drawing, its doors and its walls, where these were found, each 0 to 1. */
function evidenceFor(metresPerPixel: number, { drawingPx, doorsPx, wallPx }: Evidence): number[] {
  const suits = [within(drawingPx * metresPerPixel, 4, 70)];
  if (doorsPx.length > 0) {
    const sorted = [...doorsPx].sort((a, b) => a - b);
    const usual = within(sorted[sorted.length >> 1]! * metresPerPixel, 0.6, 1.15);
    // What was found may be terrace doors or no doors at all: never a proof, and few of them less.
    suits.push(Math.max(sorted.length < MANY_DOORS ? FEW_DOORS : DOORS, usual));
  }
  if (wallPx) suits.push(within(wallPx * metresPerPixel, 0.05, 0.6));
  return suits;
}

/**
 * How well a unit suits all of it and the usual length together, 0 to 1: units are ten times apart, so that every witness tells
 * them apart, and none may outvote the others. Of outlined walls it may be the thickness of the lines that was found.
 */
function suitOf({ log, agreeing }: Consensus, evidence: Evidence): number {
  const metres = agreeing.map((vote) => vote.metres).sort((a, b) => a - b);
  const suits = [...evidenceFor(Math.exp(log), evidence), within(metres[metres.length >> 1]!, ...USUAL_LENGTH)];
  return suits.reduce((all, one) => all * Math.max(LEAST_SUIT, one), 1);
}

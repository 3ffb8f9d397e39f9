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
  /** 0 to 1: how well doors, walls and the size of the whole suit. */
  readonly plausibility: number;
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
    return [{ ...consensus, unit, plausibility: plausibilityOf(Math.exp(consensus.log), evidence) }];
  });
  return choices.sort((a, b) => worth(b) - worth(a));
}

const worth = (choice: UnitChoice) => choice.score * (0.1 + 0.9 * choice.plausibility);

/** Where metres are decimals, what is shorter than one is often in centimetres: 3.50 beside 90. */
function isAllowed(vote: Vote, unit: LengthUnit): boolean {
  if (vote.unit === undefined || vote.certain || vote.unit === unit) return true;
  return unit === 'm' && vote.unit === 'cm' && vote.metres < 1;
}

/** 1 inside the range, falling off with the logarithm outside: a factor of two halves it thrice. */
function within(value: number, low: number, high: number): number {
  const off = value < low ? Math.log(low / value) : value > high ? Math.log(value / high) : 0;
  return Math.exp(-3 * off);
}

export function plausibilityOf(metresPerPixel: number, evidence: Evidence): number {
  let worst = within(evidence.drawingPx * metresPerPixel, 4, 70);
  if (evidence.doorsPx.length > 0) {
    const sorted = [...evidence.doorsPx].sort((a, b) => a - b);
    worst = Math.min(worst, within(sorted[sorted.length >> 1]! * metresPerPixel, 0.6, 1.15));
  }
  if (evidence.wallPx) worst = Math.min(worst, within(evidence.wallPx * metresPerPixel, 0.05, 0.6));
  return worst;
}

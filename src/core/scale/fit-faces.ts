import { weightedMedian } from './find-consensus.ts';
import type { Vote } from './votes.ts';

/** Offsets are tried up to so many strokes, in steps of a quarter. */
const LEAST = -0.75;
const MOST = 1.5;
const STEP = 0.25;
/** Sizes that differ by less than this say nothing about an offset. */
const RANGE = 1.8;
/** Spread of printed sizes, relative; more than three of it off is an outlier. */
const SPREAD = 0.008;
/** An offset is believed when it takes away this much of the disagreement. */
const GAIN = 0.7;
/** What an offset of a stroke has to gain, in votes at their spread. */
const CAUTION = 0.6;

/**
 * Logarithm of metres per pixel from room sizes. A wall that is drawn as an outline has its face in the middle of a
 * stroke, a filled one at its edge: all rooms of a drawing are then too small by the same few pixels, small rooms more so
 * in proportion. The offset under which they agree best is taken; without enough of them the median as it is.
 */
export function fitFaces(votes: readonly Vote[], strokePx: number): number | undefined {
  const lengths = votes.map((vote) => vote.lengthPx);
  if (votes.length < 4 || Math.max(...lengths) < RANGE * Math.min(...lengths)) return weightedMedian(votes);
  const moved = (k: number) => {
    const shifted = votes.map((vote) => ({ ...vote, log: Math.log(vote.metres / (vote.lengthPx + k * strokePx)) }));
    const log = weightedMedian(shifted)!;
    const spread = shifted.reduce((sum, vote) => sum + vote.weight * Math.min(3, Math.abs(vote.log - log) / SPREAD), 0);
    const cost = spread + CAUTION * k * k;
    return { log, cost };
  };
  const still = moved(0);
  let best = still;
  for (let k = LEAST; k <= MOST; k += STEP) {
    const next = moved(k);
    if (next.cost < best.cost) best = next;
  }
  return best.cost < GAIN * still.cost ? best.log : still.log;
}

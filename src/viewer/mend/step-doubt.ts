import type { Doubt } from '#core/mending/doubts-of.ts';
import type { Thing } from './things.ts';

/** The doubt before or after the one that is shown, around the end; the first or the last where none is. There has to be one. */
export function stepDoubt(doubts: readonly Doubt[], shown: Thing | undefined, by: 1 | -1): Doubt {
  const at = doubts.findIndex(({ id }) => id === shown?.id);
  const next = at < 0 ? (by > 0 ? 0 : -1) : at + by;
  return doubts.at(next % doubts.length)!;
}

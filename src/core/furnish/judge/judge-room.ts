import type { FurnishedRoom, Rating, Term } from './term.ts';
import { ACCESS_TERMS } from './terms/access.ts';
import { COOKING_TERMS } from './terms/cooking.ts';
import { EATING_TERMS } from './terms/eating.ts';
import { OUTDOOR_TERMS } from './terms/outdoors.ts';
import { SITTING_TERMS } from './terms/sitting.ts';
import { SLEEPING_TERMS } from './terms/sleeping.ts';
import { STORING_TERMS } from './terms/storing.ts';
import { WASHING_TERMS } from './terms/washing.ts';
import { WHOLE_ROOM_TERMS } from './terms/whole-room.ts';

/** Those that look at the whole floor last: they take longest, and a room that others refuse is not judged to the end. */
export const TERMS: readonly Term[] = [
  ...ACCESS_TERMS, ...SLEEPING_TERMS, ...SITTING_TERMS, ...EATING_TERMS, ...STORING_TERMS, ...COOKING_TERMS, ...WASHING_TERMS, ...OUTDOOR_TERMS, ...WHOLE_ROOM_TERMS,
]; // biome-ignore format: one list

export interface Verdict {
  readonly term: Term;
  readonly ratings: readonly Rating[];
}

/** What every term says of a room; terms that do not ask are left out. */
export const judgeRoom = (room: FurnishedRoom): Verdict[] =>
  TERMS.flatMap((term) => {
    const ratings = term.rate(room);
    return ratings.length ? [{ term, ratings }] : [];
  });

/**
 * What the terms cost together: 0 is a room that nobody would remark on, 1 a room with one thing wrong. Terms that come after more than
 * `limit` are not asked.
 */
export function costOfTerms(room: FurnishedRoom, limit = Infinity): number {
  let cost = 0;
  for (const term of TERMS) {
    if (cost > limit) break;
    for (const { value } of term.rate(room)) cost += term.weight * (1 - value);
  }
  return cost;
}

import { nameRoom } from '../texts/name-room.ts';
import type { TextRun } from '../texts/types.ts';

/** Words that a sheet calls its drawings by when they are no floor plans. Whole words, any case. */
const OTHER_DRAWINGS =
  /\b(building section|wall section|cross section|longitudinal section|section [a-z0-9]|sections|elevations?|(north|south|east|west|front|rear|side) elevation|cover sheet|site plan|plot plan|location plan|subdivision|lot \d+|parcel|acres|right of way|legend|general notes|sheet index|drawing index|abbreviations|vicinity map|details?|coupe|façade|facade|ansicht|schnitt|lageplan|leikkaus|julkisivu|asemapiirros|alzado|sección)\b/i;
/** Names of rooms below this certainty may be anything. */
const CERTAIN = 0.8;

export interface Titles {
  /** How many texts name a room. */
  readonly roomNames: number;
  /** Texts that name another kind of drawing. */
  readonly otherTitles: string[];
}

/** What the sheet says about itself: names of rooms, or titles of drawings that are no floor plans. */
export function readTitles(texts: readonly TextRun[]): Titles {
  let roomNames = 0;
  const otherTitles: string[] = [];
  for (const { text } of texts) {
    if ((nameRoom(text)?.certainty ?? 0) > CERTAIN) roomNames++;
    else if (OTHER_DRAWINGS.test(text)) otherTitles.push(text);
  }
  return { roomNames, otherTitles };
}

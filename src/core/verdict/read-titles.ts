import type { TextRun } from '../texts/types.ts';

/** Words that a sheet calls its drawings by when they are no floor plans. Whole words, any case. */
const OTHER_DRAWINGS =
  /\b(building section|wall section|cross section|longitudinal section|section [a-z0-9]|sections|elevations?|(north|south|east|west|front|rear|side) elevation|cover sheet|site plan|plot plan|location plan|subdivision|lot \d+|parcel|acres|right of way|legend|general notes|sheet index|drawing index|abbreviations|vicinity map|details?|coupe|façade|facade|ansicht|schnitt|lageplan|leikkaus|julkisivu|asemapiirros|alzado|sección)\b/i;
/** Words that only plans of floors carry; the fuller vocabulary of room names is the business of the texts stage. */
const ROOM_WORDS =
  /\b(bed ?room|master|living|lounge|kitchen|dining|bath ?room|bath|toilet|wc|w\.c\.?|closet|pantry|laundry|hall|foyer|entry|garage|porch|balcony|terrace|patio|deck|reception|chambre|cuisine|s[ée]jour|salon|salle|d[ée]gagement|cellier|buanderie|schlafen|schlafzimmer|wohnen|wohnzimmer|k[üu]che|bad|diele|flur|balkon|keittiö|makuuhuone|olohuone|mh|oh|kh|et|vh|dormitorio|cocina|baño|sal[óo]n|cucina|bagno|camera|soggiorno|quarto|sala|cozinha|slaapkamer|keuken|woonkamer|sovrum|kök|vardagsrum|спальня|кухня|гостиная)\b/i;
/** Characters of Chinese, Japanese and Hebrew room names. */
const ROOM_SIGNS = /卧室|客厅|厨房|卫生间|阳台|餐厅|洋室|和室|浴室|玄関|廊下|トイレ|リビング|חדר|מטבח|סלון|שירותים/;

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
    if (ROOM_WORDS.test(text) || ROOM_SIGNS.test(text)) roomNames++;
    else if (OTHER_DRAWINGS.test(text)) otherTitles.push(text);
  }
  return { roomNames, otherTitles };
}

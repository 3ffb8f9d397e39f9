import type { Room, RoomType } from '../plan/schema.ts';
import { STAIR_ARROW } from '../texts/name-room.ts';

export const TYPE_NAMES: Readonly<Record<RoomType, string>> = {
  living: 'Living room', dining: 'Dining room', kitchen: 'Kitchen', 'living-kitchen': 'Living / kitchen', bedroom: 'Bedroom', children: 'Children’s room',
  study: 'Study', bathroom: 'Bathroom', wc: 'WC', hall: 'Hall', corridor: 'Corridor', closet: 'Closet', utility: 'Utility', garage: 'Garage',
  balcony: 'Balcony', terrace: 'Terrace', stairs: 'Stairs', technical: 'Technical', other: 'Room',
}; // biome-ignore format: a table

/** Words that stay as they are. */
const CAPITALS = /^(wc|w\/c|tv|wic|hwc|kpr|ww|ac|hvac|sz|k|dx|ii|iii|iv)$/i;
/** Sizes and areas that were read together with the name. */
const MEASURE =
  /(\d+([.,]\d+)?\s*(m²|m2|qm|sq\.?\s*(ft|m)|sf|м²)|\d[\d.,'"’”\s-]*\s*[x×]\s*\d[\d.,'"’”\s-]*(m|cm|mm)?)/gi;

/** Words that stay small inside a name even where they are too short to be told from abbreviations. */
const SMALL = /^(de|du|la|le|et|of|à|y|e|di|da|do|en|i)$/i;

/** A shouted word in small letters; what nobody could say (HWR) or is a mere abbreviation (AR) stays as it is. */
const spoken = (word: string): string =>
  word.length < 3 || !/[aeiouyäöüåéèêàâóôíúœæøаеёиоуыэюяαεηιουω]/i.test(word) ? word : word.toLowerCase();

/** A large letter at the beginning, and after a slash, behind which another room is named. */
const sentenceCase = (name: string): string => name.replace(/(^|\/\s?)\p{L}/gu, (start) => start.toUpperCase());

/** The name of a room as a person would set it: what is printed on the drawing without shouting, or the English name of its type. */
export function roomName(room: Room): string {
  const label = room.label
    .replace(MEASURE, ' ')
    .replace(/[\s_]+/g, ' ')
    .replace(/(\p{L}{3,})(\d+)$/u, '$1 $2')
    .replace(/^[\s.,:;/|-]+|[\s.,:;/|-]+$/g, '');
  // An arrow on stairs says where they lead to, not what the room is.
  if (label.length < 2 || label.length > 40 || !/\p{L}/u.test(label) || STAIR_ARROW.test(label))
    return TYPE_NAMES[room.type];
  const shouting = label === label.toUpperCase();
  const name = label
    .split(' ')
    .map((word, i) => {
      if (CAPITALS.test(word)) return word.toUpperCase();
      if (i > 0 && SMALL.test(word)) return word.toLowerCase();
      return shouting ? word.replace(/\p{L}[\p{L}\p{M}-]*/gu, spoken) : word;
    })
    .join(' ');
  return sentenceCase(name);
}

/** Names in the order given, numbered where several are the same: as in the gallery's list. */
export function numberNames(names: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return names.map((name) => {
    if (names.filter((other) => other === name).length === 1) return name;
    const number = (seen.get(name) ?? 0) + 1;
    seen.set(name, number);
    return `${name} ${number}`;
  });
}

import { DENSITIES, LIGHTS, STYLES, type Wishes } from './wishes.ts';

/** The fields that wishes are sent in, and at the shell the flags. */
export const WISH_FIELDS = ['style', 'occupants', 'accessible', 'density', 'light'] as const;
export type WishField = (typeof WISH_FIELDS)[number];

/** Wishes as texts; one that is missing or empty was not sent. */
export type WishTexts = Readonly<Partial<Record<WishField, string>>>;

/** Beds, seats and places at table are planned for as many as this. */
const MOST_OCCUPANTS = 12;

/** What each field may say, in words for a sentence. */
export const WISH_VALUES: Readonly<Record<WishField, string>> = {
  style: oneOf(STYLES),
  occupants: `a whole number from 1 to ${MOST_OCCUPANTS}`,
  accessible: oneOf(['true', 'false']),
  density: oneOf(DENSITIES),
  light: oneOf(LIGHTS),
};

/** Of a value that is not known this much is told back, letters. */
const LONGEST_QUOTE = 40;

/** Texts -> wishes. What is not known is left out of them, and named in `notes`, a sentence each. */
export function readWishes(texts: WishTexts): { wishes: Wishes; notes: string[] } {
  const wishes: Wishes = {
    ...found('style', STYLES.find((style) => style === texts.style)),
    ...found('occupants', readOccupants(texts.occupants)),
    ...found('accessible', [true, false].find((value) => String(value) === texts.accessible)),
    ...found('density', DENSITIES.find((density) => density === texts.density)),
    ...found('light', LIGHTS.find((light) => light === texts.light)),
  }; // biome-ignore format: a table
  const unknown = WISH_FIELDS.filter((field) => texts[field] && wishes[field] === undefined);
  return { wishes, notes: unknown.map((field) => describeUnknown(field, texts[field]!)) };
}

const found = <F extends WishField>(field: F, value: Wishes[F]) =>
  value === undefined ? {} : ({ [field]: value } as Pick<Wishes, F>);

function readOccupants(text = ''): number | undefined {
  const people = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  return people >= 1 && people <= MOST_OCCUPANTS ? people : undefined;
}

function describeUnknown(field: WishField, value: string): string {
  const quote = value.length > LONGEST_QUOTE ? `${value.slice(0, LONGEST_QUOTE)}…` : value;
  return `The value "${quote}" of ${field} is not known and was ignored; it can be ${WISH_VALUES[field]}.`;
}

function oneOf(values: readonly string[]): string {
  return `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`;
}

import type { Random } from '../../random.ts';
import type { DrawPiece } from '../furniture-families.ts';
import { BATH_FORMS } from './bath-forms.ts';
import type { Form } from './form-lines.ts';
import { KITCHEN_FORMS } from './kitchen-forms.ts';
import { SEAT_FORMS } from './seat-forms.ts';
import { STORAGE_FORMS } from './storage-forms.ts';
import { STOVE_FORMS } from './stove-forms.ts';
import { TABLE_FORMS } from './table-forms.ts';

/** Share of the sheets that have forms of their own, and of the kinds of things that have one there. */
const OWN = 0.6;
const EACH = 0.7;

export const FORMS: Readonly<Record<string, readonly Form[]>> = {
  ...KITCHEN_FORMS,
  ...STOVE_FORMS,
  ...STORAGE_FORMS,
  ...BATH_FORMS,
  ...SEAT_FORMS,
  ...TABLE_FORMS,
};
/** Kinds that only the wide repertoire knows, which nothing else draws. */
const ALWAYS: readonly string[] = ['pantry', 'dishwasher', 'wood-stove', 'shoe-cabinet', 'wall-shelf', 'oval-table'];

/** How a sheet draws some kinds of things, the same throughout; what is missing is drawn in the manner of its furnishing. */
export function pickForms(random: Random): Readonly<Record<string, DrawPiece>> {
  const share = random.chance(OWN) ? EACH : 0;
  const picked: Record<string, DrawPiece> = {};
  for (const [kind, forms] of Object.entries(FORMS)) {
    const own = random.fork(kind);
    if (ALWAYS.includes(kind) || own.chance(share)) picked[kind] = own.pick(forms)(own);
  }
  return picked;
}

/** Letters in appliances and tall units, as they are abbreviated in a language. */
const LETTERS: readonly Readonly<Record<string, string>>[] = [
  { fridge: 'REF', pantry: 'PAN', dishwasher: 'D/W', 'washing-machine': 'W/D' },
  { fridge: 'REF.', pantry: 'PANTRY', dishwasher: 'DW', 'washing-machine': 'W' },
  { fridge: 'F', pantry: 'P', dishwasher: 'D/W', 'washing-machine': 'WM', boiler: 'B' },
  { fridge: 'JK/PK', pantry: 'SK', dishwasher: 'APK', 'washing-machine': 'PK', cupboards: 'KM' },
  { fridge: 'K/F', pantry: 'ST', dishwasher: 'DM', 'washing-machine': 'TM', cupboards: 'G' },
  { fridge: 'KS', pantry: 'HS', dishwasher: 'GS', 'washing-machine': 'WM' },
];
/** Share of the sheets with such letters. */
const LETTERED = 0.3;

export const pickLetters = (random: Random): Readonly<Record<string, string>> =>
  random.chance(LETTERED) ? random.pick(LETTERS) : {};

/** Fillings of worktops and cupboards where all else is white, and the share of the sheets that have one. */
const BLOCKS = ['#ffffff', '#e6e6e6', '#d2d2d2', '#c4b8a4', '#f2dcc0', '#d9c6ec', '#cfe3f0', '#f7c9c9', '#e9d36c', '#b98d5e', '#9aa3ad']; // biome-ignore format: a table
const FILLED = 0.3;

export const pickBlockFill = (random: Random): string | undefined =>
  random.chance(FILLED) ? random.pick(BLOCKS) : undefined;

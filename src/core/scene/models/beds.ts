import { type BedForm, bed } from './bed.ts';
import { FORMS, formOf } from './forms.ts';
import type { Model } from './model.ts';

/** A bed of the style's form; from the given width on it is for two. */
const bedFor =
  (double: number, shift = 0): Model =>
  (m, size, tone, style) => {
    const form: BedForm = formOf(FORMS[style].bed, tone);
    bed(m, form, size, tone + shift, size.width > double ? 2 : 1);
  };

export const doubleBed = bedFor(1.25);
export const smallDoubleBed = bedFor(1.15);
export const singleBed = bedFor(1.3, 1);

import type { Language } from '../../gallery/texts/languages.ts';
import { AR } from './ar.ts';
import { DE } from './de.ts';
import { EN } from './en.ts';
import { ES } from './es.ts';
import { FR } from './fr.ts';
import { IT } from './it.ts';
import { JA } from './ja.ts';
import type { MendTexts } from './mend-texts.ts';
import { NL } from './nl.ts';
import { PL } from './pl.ts';
import { PT } from './pt.ts';
import { SV } from './sv.ts';
import { TR } from './tr.ts';

/** For who has all languages at hand, as the service has: the page itself loads one. */
export const MEND_TEXTS: Readonly<Record<Language, MendTexts>> = {
  en: EN, de: DE, fr: FR, es: ES, it: IT, pt: PT, nl: NL, pl: PL, sv: SV, tr: TR, ar: AR, ja: JA,
}; // biome-ignore format: a table

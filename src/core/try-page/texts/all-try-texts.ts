import type { Language } from '../../gallery/texts/languages.ts';
import { AR } from './ar.ts';
import { DE } from './de.ts';
import { EN } from './en.ts';
import { ES } from './es.ts';
import { FR } from './fr.ts';
import { IT } from './it.ts';
import { JA } from './ja.ts';
import { NL } from './nl.ts';
import { PL } from './pl.ts';
import { PT } from './pt.ts';
import { SV } from './sv.ts';
import { TR } from './tr.ts';
import type { TryTexts } from './try-texts.ts';

export const ALL_TRY_TEXTS: Readonly<Record<Language, TryTexts>> = {
  en: EN, de: DE, fr: FR, es: ES, it: IT, pt: PT, nl: NL, pl: PL, sv: SV, tr: TR, ar: AR, ja: JA,
}; // biome-ignore format: a table

/** The texts of the try page in a language. */
export const tryTextsOf = (language: Language): TryTexts => ALL_TRY_TEXTS[language];

import { Wording } from '../wording.ts';
import { AR } from './ar.ts';
import { DE } from './de.ts';
import { EN } from './en.ts';
import { ES } from './es.ts';
import { FR } from './fr.ts';
import type { GalleryTexts } from './gallery-texts.ts';
import { IT } from './it.ts';
import { JA } from './ja.ts';
import type { Language } from './languages.ts';
import { NL } from './nl.ts';
import { PL } from './pl.ts';
import { PT } from './pt.ts';
import { SV } from './sv.ts';
import { TR } from './tr.ts';

/** All languages at once, for the service; the viewer loads the one that it shows. */
export const ALL_TEXTS: Readonly<Record<Language, GalleryTexts>> = {
  en: EN, de: DE, fr: FR, es: ES, it: IT, pt: PT, nl: NL, pl: PL, sv: SV, tr: TR, ar: AR, ja: JA,
}; // biome-ignore format: a table

/** The words of a language. */
export const wordingOf = (language: Language): Wording => new Wording(language, ALL_TEXTS[language]);

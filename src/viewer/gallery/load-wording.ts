import type { GalleryTexts } from '#core/gallery/texts/gallery-texts.ts';
import type { Language } from '#core/gallery/texts/languages.ts';
import { Wording } from '#core/gallery/wording.ts';

/** Each language is a chunk of its own, so that a visitor loads one. */
const LOADERS: Readonly<Record<Language, () => Promise<GalleryTexts>>> = {
  en: () => import('#core/gallery/texts/en.ts').then(({ EN }) => EN),
  de: () => import('#core/gallery/texts/de.ts').then(({ DE }) => DE),
  fr: () => import('#core/gallery/texts/fr.ts').then(({ FR }) => FR),
  es: () => import('#core/gallery/texts/es.ts').then(({ ES }) => ES),
  it: () => import('#core/gallery/texts/it.ts').then(({ IT }) => IT),
  pt: () => import('#core/gallery/texts/pt.ts').then(({ PT }) => PT),
  nl: () => import('#core/gallery/texts/nl.ts').then(({ NL }) => NL),
  pl: () => import('#core/gallery/texts/pl.ts').then(({ PL }) => PL),
  sv: () => import('#core/gallery/texts/sv.ts').then(({ SV }) => SV),
  tr: () => import('#core/gallery/texts/tr.ts').then(({ TR }) => TR),
  ar: () => import('#core/gallery/texts/ar.ts').then(({ AR }) => AR),
  ja: () => import('#core/gallery/texts/ja.ts').then(({ JA }) => JA),
};

export const loadWording = async (language: Language): Promise<Wording> =>
  new Wording(language, await LOADERS[language]());

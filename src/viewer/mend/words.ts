import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Language } from '#core/gallery/texts/languages.ts';
import { MendWording } from '#core/mending/mend-wording.ts';
import type { MendTexts } from '#core/mending/texts/mend-texts.ts';
import { loadWording } from '../gallery/load-wording.ts';

/** Each language is a chunk of its own. */
const LOADERS: Readonly<Record<Language, () => Promise<MendTexts>>> = {
  en: () => import('#core/mending/texts/en.ts').then(({ EN }) => EN),
  de: () => import('#core/mending/texts/de.ts').then(({ DE }) => DE),
  fr: () => import('#core/mending/texts/fr.ts').then(({ FR }) => FR),
  es: () => import('#core/mending/texts/es.ts').then(({ ES }) => ES),
  it: () => import('#core/mending/texts/it.ts').then(({ IT }) => IT),
  pt: () => import('#core/mending/texts/pt.ts').then(({ PT }) => PT),
  nl: () => import('#core/mending/texts/nl.ts').then(({ NL }) => NL),
  pl: () => import('#core/mending/texts/pl.ts').then(({ PL }) => PL),
  sv: () => import('#core/mending/texts/sv.ts').then(({ SV }) => SV),
  tr: () => import('#core/mending/texts/tr.ts').then(({ TR }) => TR),
  ar: () => import('#core/mending/texts/ar.ts').then(({ AR }) => AR),
  ja: () => import('#core/mending/texts/ja.ts').then(({ JA }) => JA),
};

export async function loadWords(language: Language): Promise<MendWording> {
  const [gallery, texts] = await Promise.all([loadWording(language), LOADERS[language]()]);
  return new MendWording(gallery, texts);
}

export const WordsContext = createContext<MendWording | undefined>(undefined);

/** The words of the page's language. */
export function useWords(): MendWording {
  const words = useContext(WordsContext);
  if (!words) throw new Error('There are no words outside of the page');
  return words;
}

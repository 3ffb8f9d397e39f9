import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Language } from '#core/gallery/texts/languages.ts';
import { formatNumber } from '#core/gallery/units.ts';
import { fillIn, megabytes } from '#core/try-page/texts/try-texts.ts';
import type { TryData } from '#core/try-page/try-data.ts';

/** Symbols that are not the international one. */
const SECONDS: { readonly [language in Language]?: string } = { ar: 'ث', ja: '秒' };

/** All that the service handed to the page. */
export const TryContext = createContext<TryData | undefined>(undefined);

export function useTryData(): TryData {
  const data = useContext(TryContext);
  if (!data) throw new Error('There is no data outside of the try page');
  return data;
}

type TextKey = keyof TryData['texts'];

/** Says things in the language of the page: texts, times and sizes. */
export function useSay() {
  const { texts, language } = useTryData();
  const number = (value: number) => formatNumber(value, 0, language);
  return {
    language,
    say: (key: TextKey, values?: Readonly<Record<string, string>>) => fillIn(texts[key], values),
    has: (key: string): key is TextKey => Object.hasOwn(texts, key),
    /** `7 s`, whole seconds of at least one. */
    seconds: (ms: number) => `${number(Math.max(1, Math.round(ms / 1000)))}\u00a0${SECONDS[language] ?? 's'}`,
    megabytes: (bytes: number) => megabytes(bytes, language),
  };
}

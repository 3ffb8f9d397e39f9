/** Languages of the gallery by their BCP 47 tags, and what each calls itself. */
export const LANGUAGE_NAMES = {
  en: 'English', de: 'Deutsch', fr: 'Français', es: 'Español', it: 'Italiano', pt: 'Português', nl: 'Nederlands', pl: 'Polski',
  sv: 'Svenska', tr: 'Türkçe', ar: 'العربية', ja: '日本語',
} as const; // biome-ignore format: a table
export type Language = keyof typeof LANGUAGE_NAMES;
export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as Language[];

/** Which way a language is written, as the attribute `dir` says it. */
export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr');

/** The language of a tag such as `de-AT`, where there is one. */
export function languageOf(tag: string | null | undefined): Language | undefined {
  const base = tag?.trim().toLowerCase().split('-')[0];
  return LANGUAGES.find((language) => language === base);
}

/**
 * The first language that somebody reads and the gallery has: what the address asks for, then `Accept-Language` (RFC 9110) in the
 * order of its weights, then English.
 */
export function chooseLanguage(asked: string | null | undefined, accepted = ''): Language {
  const wanted = accepted
    .split(',')
    .map((entry) => {
      const [tag, ...parameters] = entry.split(';');
      const weight = parameters.map((one) => /^\s*q=([\d.]+)\s*$/.exec(one)?.[1]).find(Boolean);
      return { language: languageOf(tag), weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  return languageOf(asked) ?? wanted.find(({ language }) => language)?.language ?? 'en';
}

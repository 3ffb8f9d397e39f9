import type { Language } from '../../gallery/texts/languages.ts';
import type { EN } from './en.ts';

export type TryKey = keyof typeof EN;

/** Every text of the try page in one language; English says which there are. Words in braces are filled in: `{size}`. */
export type TryTexts = Readonly<Record<TryKey, string>>;

/** A text with its words in braces filled in. */
export const fillIn = (text: string, values: Readonly<Record<string, string>> = {}): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

/** `10 MB`, of 2²⁰ bytes each, as people say it. */
export const megabytes = (bytes: number, language: Language): string =>
  new Intl.NumberFormat(`${language}-u-nu-latn`, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 0 }).format(
    bytes / 2 ** 20,
  );

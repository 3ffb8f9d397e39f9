import { EN } from '#core/try-page/texts/en.ts';

/** What a failure is called in English, by the code of the error. */
export function adviceFor(code: string): { readonly title: string } {
  const titles: Readonly<Record<string, string>> = EN;
  return { title: titles[code] ?? EN.internal_error };
}

import { readBrand } from '#core/gallery/brand.ts';
import { chooseLanguage, type Language } from '#core/gallery/texts/languages.ts';
import type { PageTheme } from './types.ts';

/** What the address of a gallery and the browser ask of its page. */
export interface PageWishes {
  readonly language: Language;
  readonly theme: PageTheme | undefined;
  /** Where a partner's logo comes from: the content security policy must allow it. */
  readonly logoOrigin: string | undefined;
}

/** Reads `?lang`, `?theme` and `?brand`, and `Accept-Language`; what is unknown counts as absent. `query` is that of the request's URL. */
export function readPageWishes(query: string, acceptLanguage: string | undefined): PageWishes {
  const asked = new URLSearchParams(query);
  const theme = asked.get('theme');
  const { logo } = readBrand(asked.get('brand'));
  return {
    language: chooseLanguage(asked.get('lang'), acceptLanguage),
    theme: theme === 'light' || theme === 'dark' ? theme : undefined,
    logoOrigin: logo?.origin,
  };
}

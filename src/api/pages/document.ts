import { html, type Markup } from './html.ts';
import type { PageAssets, PageTheme } from './types.ts';

export interface PageParts {
  readonly title: string;
  /** Further elements of the head. */
  readonly head?: Markup;
  readonly body: Markup;
  readonly bodyClass: string;
  readonly assets: PageAssets;
  /** False for pages that need no script. */
  readonly withScript?: boolean;
  /** BCP 47 tag and direction of the text; English without. */
  readonly language?: { readonly tag: string; readonly direction: 'ltr' | 'rtl' };
  readonly theme?: PageTheme | undefined;
  /** Color schemes that the page is drawn for. */
  readonly schemes?: 'light' | 'light dark';
}

/** A whole HTML document around a page's body. Without inline scripts and styles, so that the strictest policy fits. */
export function renderDocument(parts: PageParts): string {
  const { title, head, body, bodyClass, assets, withScript = true, language, theme, schemes = 'light' } = parts;
  const { tag, direction } = language ?? { tag: 'en', direction: 'ltr' };
  return html`<!doctype html>
<html lang="${tag}" dir="${direction}"${theme && html` data-theme="${theme}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${title}</title>
<meta name="color-scheme" content="${theme ?? schemes}">
<meta name="theme-color" content="${theme === 'dark' ? DARK_PAPER : LIGHT_PAPER}">
${head}
${assets.styles.map((href) => html`<link rel="stylesheet" href="${href}">`)}
${withScript && assets.preloads.map((href) => html`<link rel="modulepreload" href="${href}">`)}
${withScript && html`<script type="module" src="${assets.script}"></script>`}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="icon" href="/favicon-32.png" type="image/png" sizes="32x32">
</head>
<body class="${bodyClass}">
${body}
</body>
</html>
`.text;
}

/** `--paper` of the style sheet. */
const LIGHT_PAPER = '#f6f4ef';
const DARK_PAPER = '#1a1c1a';

import { html, type Markup } from './html.ts';
import type { PageAssets } from './types.ts';

export interface PageParts {
  readonly title: string;
  /** Further elements of the head. */
  readonly head?: Markup;
  readonly body: Markup;
  readonly bodyClass: string;
  readonly assets: PageAssets;
  /** False for pages that need no script. */
  readonly withScript?: boolean;
}

/** A whole HTML document around a page's body. Without inline scripts and styles, so that the strictest policy fits. */
export function renderDocument({ title, head, body, bodyClass, assets, withScript = true }: PageParts): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${title}</title>
<meta name="color-scheme" content="light">
<meta name="theme-color" content="#f6f4ef">
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

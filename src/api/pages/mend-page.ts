import { directionOf } from '#core/gallery/texts/languages.ts';
import type { MendData, PageChoice } from '#core/mending/mend-data.ts';
import { MEND_TEXTS } from '#core/mending/texts/all-texts.ts';
import { renderDocument } from './document.ts';
import { html, jsonScript, type Markup } from './html.ts';
import type { PageAssets, PageTheme } from './types.ts';

/** All that `/mend/<secret>` shows. */
export interface MendView {
  readonly data: MendData | PageChoice;
  readonly theme?: PageTheme | undefined;
  readonly assets: PageAssets;
}

/**
 * `GET /mend/<secret>`: a person puts a misread plan right and has it furnished again, or chooses the page of a PDF that is the plan. The
 * address is a secret: it is not told to other sites, and no index has it. Send it with
 * `contentSecurityPolicy('mend', <origin of the furnished pictures>)`.
 */
export function renderMendPage({ data, theme, assets }: MendView): string {
  const { ui } = MEND_TEXTS[data.language];
  return renderDocument({
    title: `${ui.title} · Plenish`,
    head: html`<meta name="robots" content="noindex, nofollow">
<meta name="referrer" content="no-referrer">`,
    body: html`<div id="mend" class="mend"><noscript><div class="mend-noscript"><h1>${ui.title}</h1><p>${ui.needsScript}</p>${filesOf(data)}</div></noscript></div>
${jsonScript('mend-data', data)}`,
    bodyClass: 'mend-page',
    assets,
    language: { tag: data.language, direction: directionOf(data.language) },
    theme,
    schemes: 'light dark',
  });
}

/** What a program needs to mend the plan. */
function filesOf(data: MendData | PageChoice): Markup {
  if ('pages' in data) return html`<p><a href="/docs">API</a></p>`;
  return html`<p><a href="${data.planUrl}" download="plan.json">plan.json</a> · ${data.originalUrl && html`<a href="${data.originalUrl}">original.jpg</a> · `}<a href="/docs">API</a></p>`;
}

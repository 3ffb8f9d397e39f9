import type { MendData } from '#core/mending/mend-data.ts';
import { renderDocument } from './document.ts';
import { html, jsonScript } from './html.ts';
import type { PageAssets } from './types.ts';

/** All that `/mend/<secret>` shows. */
export interface MendView extends MendData {
  readonly assets: PageAssets;
}

/**
 * `GET /mend/<secret>`: a person puts a misread plan right and has it furnished again. The address is a secret: it is not told to other
 * sites, and no index has it. Send it with `contentSecurityPolicy('mend', <origin of the furnished pictures>)`.
 */
export function renderMendPage({ assets, ...data }: MendView): string {
  return renderDocument({
    title: 'Put the plan right · Plenish',
    head: html`<meta name="robots" content="noindex, nofollow">
<meta name="referrer" content="no-referrer">`,
    body: html`<div id="mend" class="mend"><noscript><p class="mend-noscript">Putting a plan right by hand needs JavaScript. Without it, correct the <a href="${data.planUrl}" download="plan.json">plan.json</a> beside the <a href="${data.originalUrl}">drawing</a> and send it by POST: see the <a href="/docs">API documentation</a>.</p></noscript></div>
${jsonScript('mend-data', data satisfies MendData)}`,
    bodyClass: 'mend-page',
    assets,
  });
}

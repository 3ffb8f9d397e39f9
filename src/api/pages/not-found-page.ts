import { renderDocument } from './document.ts';
import { html } from './html.ts';
import type { PageAssets } from './types.ts';

/** What a visitor sees of a gallery that does not exist, also inside a partner's frame: send it with status 404. */
export function renderNotFoundPage(assets: PageAssets): string {
  return renderDocument({
    title: 'Floor plan not found',
    head: html`<meta name="robots" content="noindex">`,
    body: html`<main class="notice">
<div class="notice-mark" aria-hidden="true"></div>
<h1>This floor plan is not here</h1>
<p>The link may be incomplete, or the gallery was removed. Please check the address, or ask whoever sent it to you for a new link.</p>
</main>`,
    bodyClass: 'notice-page',
    assets,
    withScript: false,
  });
}

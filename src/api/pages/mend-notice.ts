import { renderDocument } from './document.ts';
import { html } from './html.ts';
import type { PageAssets } from './types.ts';

/** `GET /mend/<secret>` of a drawing of which nothing was read yet, such as a PDF with several pages: there is nothing to edit. */
export function renderMendNotice(assets: PageAssets): string {
  return renderDocument({
    title: 'Put the plan right',
    head: html`<meta name="robots" content="noindex, nofollow">`,
    body: html`<main class="notice">
<h1>Put the plan right</h1>
<p>Nothing was read of this drawing yet. Send it again, and say which of its pages is the floor plan.</p>
<p>Whoever has this address can change the plan: keep it to yourself. <a href="/docs">How it is done</a></p>
</main>`,
    bodyClass: 'notice-page',
    assets,
    withScript: false,
  });
}

import { renderDocument } from './document.ts';
import { html } from './html.ts';
import type { PageAssets } from './types.ts';

/** What is told of a plan, or of a refused drawing, that can be put right. URLs are absolute or start at the host's root. */
export interface MendNotice {
  /** Why a drawing was refused; undefined for a plan. */
  readonly refusal: string | undefined;
  /** The newest version of the plan; undefined where nothing was read of the drawing. */
  readonly planUrl: string | undefined;
  readonly originalUrl: string;
  /** Takes the corrected plan by POST. */
  readonly furnishUrl: string;
  readonly galleryUrl: string | undefined;
  readonly assets: PageAssets;
}

/** `GET /mend/<secret>` for whoever has no editor at hand: what there is, and how a plan is put right by hand. Works without scripts. */
export function renderMendNotice({
  refusal,
  planUrl,
  originalUrl,
  furnishUrl,
  galleryUrl,
  assets,
}: MendNotice): string {
  return renderDocument({
    title: 'Put the plan right',
    head: html`<meta name="robots" content="noindex, nofollow">`,
    body: html`<main class="notice">
<h1>Put the plan right</h1>
${refusal !== undefined && html`<p>${refusal}</p>`}
${
  planUrl !== undefined &&
  html`<p>Correct the <a href="${planUrl}" download="plan.json">plan</a> beside the <a href="${originalUrl}">drawing</a> and send it by POST to <code>${furnishUrl}</code>: it is furnished again at once.</p>`
}
${galleryUrl !== undefined && html`<p><a href="${galleryUrl}">See it in the gallery</a></p>`}
<p>Whoever has this address can change the plan: keep it to yourself. <a href="/docs">How it is done</a></p>
</main>`,
    bodyClass: 'notice-page',
    assets,
    withScript: false,
  });
}

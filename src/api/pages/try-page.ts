import { renderDocument } from './document.ts';
import { html } from './html.ts';
import type { PageAssets } from './types.ts';

export function renderTryPage(assets: PageAssets): string {
  return renderDocument({ title: 'Plenish', body: html`<div id="try"></div>`, bodyClass: 'try-page', assets });
}

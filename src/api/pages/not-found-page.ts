import { wordingOf } from '#core/gallery/texts/all-texts.ts';
import { directionOf, type Language } from '#core/gallery/texts/languages.ts';
import { renderDocument } from './document.ts';
import { html } from './html.ts';
import type { PageAssets } from './types.ts';

/** What a visitor sees of a gallery that does not exist, also inside a partner's frame: send it with status 404. */
export function renderNotFoundPage(assets: PageAssets, language: Language = 'en'): string {
  const wording = wordingOf(language);
  return renderDocument({
    title: wording.say('notHereTitle'),
    head: html`<meta name="robots" content="noindex">`,
    body: html`<main class="notice">
<div class="notice-mark" aria-hidden="true"></div>
<h1>${wording.say('notHereTitle')}</h1>
<p>${wording.say('notHereText')}</p>
</main>`,
    bodyClass: 'notice-page',
    assets,
    withScript: false,
    language: { tag: language, direction: directionOf(language) },
    schemes: 'light dark',
  });
}

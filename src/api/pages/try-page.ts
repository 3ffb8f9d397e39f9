import { wordingOf } from '#core/gallery/texts/all-texts.ts';
import { directionOf, LANGUAGE_NAMES, LANGUAGES, type Language } from '#core/gallery/texts/languages.ts';
import { tryTextsOf } from '#core/try-page/texts/all-try-texts.ts';
import { fillIn, megabytes, type TryKey } from '#core/try-page/texts/try-texts.ts';
import { type Say, type ServedFiles, SHARED_WORDS, type SharedWord, type TryData } from '#core/try-page/try-data.ts';
import { STAGES } from '#service/ports/plan-processor.ts';
import { SERVED_EXTENSIONS, SERVED_TYPES } from '#service/uploads/check-served-type.ts';
import type { StageTimes } from '#service/uploads/recent-times.ts';
import { SERVED_SIGNATURES } from '#service/uploads/sniff-type.ts';
import { BEFORE_AFTER, SAMPLES_TO_TRY, sidePath } from '../showcase.ts';
import { FILE_LIMIT_BYTES } from '../uploads/read-form.ts';
import { renderBeforeAfter } from './before-after.ts';
import { renderDocument } from './document.ts';
import { html, jsonScript, type Markup } from './html.ts';
import type { PageAssets, PageTheme } from './types.ts';

/** All that `/` shows. */
export interface TryView {
  readonly language: Language;
  /** Undefined: as the visitor's device is set. */
  readonly theme?: PageTheme | undefined;
  readonly assets: PageAssets;
  /** Public addresses of the API and of the pages, without a slash at their end. */
  readonly apiUrl: string;
  readonly appUrl: string;
  /** What drawings took lately. */
  readonly expected: StageTimes;
}

type Texts = TryData['texts'];

const SERVED: ServedFiles = {
  limitBytes: FILE_LIMIT_BYTES,
  types: SERVED_TYPES,
  endings: SERVED_EXTENSIONS,
  signatures: SERVED_SIGNATURES,
};

/**
 * `GET /`: somebody new sees what the service does, and tries it with a drawing of their own or of ours. It says everything without
 * scripts but the trying, which `src/viewer/try` does in `#try`; the upload goes to `POST /try`.
 */
export function renderTryPage(view: TryView): string {
  const { language, theme, assets, expected } = view;
  const texts = textsOf(language);
  const size = megabytes(FILE_LIMIT_BYTES, language);
  const say: Say = (key) => fillIn(texts[key], { size });
  const data: TryData = { language, texts, stages: STAGES, served: SERVED, samples: SAMPLES_TO_TRY, expected };
  return renderDocument({
    title: say('title'),
    head: html`<meta name="description" content="${say('description')}">
<meta property="og:title" content="${say('title')}">
<meta property="og:description" content="${say('description')}">
<meta property="og:image" content="${view.appUrl}${sidePath('after', BEFORE_AFTER.widths.at(-1)!, 'webp')}">`,
    body: html`${renderBar(language, say)}
<main class="try">
<div class="opening">
<div class="pitch">
<h1>${inSentences(say('headline'))}</h1>
<p class="lead">${say('lead')}</p>
</div>
${renderBeforeAfter(say)}
<div id="try"><noscript><p class="hint-box">${say('noScript')}</p></noscript></div>
</div>
${renderTriple([['fast', 'fastText'], ['faithful', 'faithfulText'], ['free', 'freeText']], say)}
<h2>${say('needs')}</h2>
${renderTriple([['onePlan', 'onePlanText'], ['sizes', 'sizesText'], ['empty', 'emptyText']], say)}
${renderPartners(view.apiUrl, say)}
<p class="small-print">${say('smallPrint')}</p>
</main>
${jsonScript('try-data', data)}`, // biome-ignore format: as it is read
    bodyClass: 'try-page',
    assets,
    language: { tag: language, direction: directionOf(language) },
    theme,
    schemes: 'light dark',
  });
}

function textsOf(language: Language): Texts {
  const { ui } = wordingOf(language).texts;
  const shared = Object.fromEntries(SHARED_WORDS.map((word) => [word, ui[word]]));
  return { ...tryTextsOf(language), ...(shared as Record<SharedWord, string>) };
}

/** Each sentence on a line of its own, where there is room. */
const inSentences = (text: string): Markup[] =>
  text
    .split(/(?<=[.。])\s*/)
    .flatMap((sentence) => (sentence ? [html`<span class="sentence">${sentence}</span> `] : []));

function renderBar(current: Language, say: Say): Markup {
  const links = LANGUAGES.map(
    (tag) =>
      html`<li><a href="/?lang=${tag}" lang="${tag}" hreflang="${tag}"${tag === current && html` aria-current="true"`}>${LANGUAGE_NAMES[tag]}</a></li>`,
  );
  return html`<header class="site-bar"><a class="brand" href="/">Plenish</a>
<nav aria-label="Plenish"><a href="/docs">${say('docs')}</a>
<details class="languages"><summary><span class="visually-hidden">${say('language')}: </span>${LANGUAGE_NAMES[current]}</summary><ul>
${links}
</ul></details></nav></header>`;
}

function renderTriple(parts: readonly (readonly [title: TryKey, text: TryKey])[], say: Say): Markup {
  return html`<ul class="triple">
${parts.map(([title, text]) => html`<li><strong>${say(title)}</strong><span>${say(text)}</span></li>`)}
</ul>`;
}

function renderPartners(apiUrl: string, say: Say): Markup {
  return html`<section class="partners" aria-labelledby="partners">
<div><h2 id="partners">${say('partners')}</h2><p>${say('partnersText')} <a href="/docs">${say('docs')}</a></p></div>
<pre dir="ltr" tabindex="0"><code>curl -H "X-API-Key: …" -H "X-API-Secret: …" \\
     -F image=@plan.pdf \\
     ${apiUrl}/api/v2/ai/external/process</code></pre>
</section>`;
}

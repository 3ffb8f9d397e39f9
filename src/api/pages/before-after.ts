import type { Say } from '#core/try-page/try-data.ts';
import { BEFORE_AFTER, type Side, sidePath } from '../showcase.ts';
import { html, type Markup } from './html.ts';

/** How wide the pictures are shown, by the style sheet. */
const SIZES = '(max-width: 740px) calc(100vw - 32px), min(52vw, 800px)';

/**
 * A drawing and what became of it, one over the other: the slider between them says how much is seen of which. Without scripts both are
 * seen beside each other.
 */
export function renderBeforeAfter(say: Say): Markup {
  return html`<figure class="before-after">
<div class="both">
${renderSide('after', say('afterAlt'))}
${renderSide('before', say('beforeAlt'))}
<span class="side-name left" aria-hidden="true">${say('original')}</span>
<span class="side-name right" aria-hidden="true">${say('furnished')}</span>
<input type="range" min="0" max="100" value="50" dir="ltr" aria-label="${say('shareOfOriginal')}">
<span class="side-line" aria-hidden="true"></span>
</div>
<figcaption>${say('heroNote')}</figcaption>
</figure>`;
}

function renderSide(side: Side, alt: string): Markup {
  const { widthPx, heightPx, widths } = BEFORE_AFTER;
  const sources = (type: 'avif' | 'webp') =>
    widths.map((width) => `${sidePath(side, width, type)} ${width}w`).join(', ');
  return html`<picture class="${side}">
<source type="image/avif" srcset="${sources('avif')}" sizes="${SIZES}">
<img src="${sidePath(side, widths[1]!, 'webp')}" srcset="${sources('webp')}" sizes="${SIZES}" width="${widthPx}" height="${heightPx}" alt="${alt}"${side === 'after' && html` fetchpriority="high"`}>
</picture>`;
}

import { fileUrl } from '#core/gallery/file-url.ts';
import { type PlanSummary, sayHome, sayPicture } from '#core/gallery/summary.ts';
import type { Wording } from '#core/gallery/wording.ts';
import { html, type Markup } from './html.ts';
import type { GalleryView } from './types.ts';

/** Size of the picture for previews on other sites: what Open Graph readers ask for. */
const SHARE_PX = { width: 1200, height: 630 };

/** `3-bedroom home · 84.2 m²`: what the page is called. */
export const pageTitle = (summary: PlanSummary, wording: Wording): string =>
  `${sayHome(summary, wording)} · ${wording.area(summary.indoorArea, 'm')}`;

/** What the page says of itself to other sites and to what previews links. */
export function renderHead(view: GalleryView, summary: PlanSummary, wording: Wording): Markup {
  const title = pageTitle(summary, wording);
  const alt = sayPicture(summary, wording);
  const description = `${alt} ${wording.say('honest')}`;
  const picture = new URL(fileUrl(view, 'share.jpg'), view.pageUrl).href;
  const embed = new URL('/oembed', view.pageUrl);
  embed.searchParams.set('url', view.pageUrl);
  return html`<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<meta name="description" content="${description}">
<link rel="canonical" href="${view.pageUrl}">
<link rel="alternate" type="application/json+oembed" href="${embed.href}" title="${title}">
<meta property="og:type" content="website">
<meta property="og:site_name" content="Plenish">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${view.pageUrl}">
<meta property="og:image" content="${picture}">
<meta property="og:image:type" content="image/jpeg">
<meta property="og:image:width" content="${SHARE_PX.width}">
<meta property="og:image:height" content="${SHARE_PX.height}">
<meta property="og:image:alt" content="${alt}">
<meta name="twitter:card" content="summary_large_image">
<meta name="twitter:title" content="${title}">
<meta name="twitter:description" content="${description}">
<meta name="twitter:image" content="${picture}">
<meta name="twitter:image:alt" content="${alt}">`;
}

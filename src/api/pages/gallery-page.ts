import type { GalleryData } from '#core/gallery/gallery-data.ts';
import { countRooms, describeScale, type PlanSummary, type RoomSummary, summarisePlan } from '#core/gallery/summary.ts';
import { formatArea, formatSize } from '#core/gallery/units.ts';
import { renderDocument } from './document.ts';
import { html, jsonScript, type Markup } from './html.ts';
import { renderHome, renderProof } from './render-proof.ts';
import type { GalleryView } from './types.ts';

/**
 * The gallery of one furnished plan as a whole HTML page. It says everything without scripts; the viewer then takes over
 * `#gallery` with the data that `#gallery-data` carries, keeping the same classes so that nothing jumps.
 */
export function renderGalleryPage(view: GalleryView): string {
  const summary = summarisePlan(view.document);
  const title = `Furnished floor plan · ${countRooms(summary)} · ${formatArea(summary.indoorArea, 'm')}`;
  return renderDocument({
    title,
    head: renderHead(view, summary, title),
    body: renderBody(view, summary),
    bodyClass: 'gallery-page',
    assets: view.assets,
  });
}

function renderHead(view: GalleryView, summary: PlanSummary, title: string): Markup {
  const alt = describePicture(summary);
  const description = `${alt} Virtually furnished, illustrative; sizes are approximate.`;
  return html`<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<meta name="description" content="${description}">
<link rel="canonical" href="${view.pageUrl}">
<meta property="og:type" content="website">
<meta property="og:site_name" content="Plenish">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${view.pageUrl}">
<meta property="og:image" content="${view.pictureUrl}">
<meta property="og:image:type" content="image/jpeg">
<meta property="og:image:width" content="${view.frame.widthPx}">
<meta property="og:image:height" content="${view.frame.heightPx}">
<meta property="og:image:alt" content="${alt}">
<meta name="twitter:card" content="summary_large_image">
<meta name="twitter:title" content="${title}">
<meta name="twitter:description" content="${description}">
<meta name="twitter:image" content="${view.pictureUrl}">
<meta name="twitter:image:alt" content="${alt}">`;
}

function renderBody(view: GalleryView, summary: PlanSummary): Markup {
  const { assets: _, ...data } = view;
  return html`<div id="gallery" class="gallery">
<header class="bar">
<div class="bar-title"><h1>Furnished floor plan</h1><p>${countRooms(summary)} · ${formatArea(summary.indoorArea, 'm')} · ${formatArea(summary.indoorArea, 'ft')}</p></div>
</header>
<main class="split">
<section class="stage" aria-label="Furnished floor plan">
<img class="poster" src="${view.pictureUrl}" width="${view.frame.widthPx}" height="${view.frame.heightPx}" alt="${describePicture(summary)}" fetchpriority="high">
</section>
<aside class="panel" aria-label="Rooms and downloads">
${summary.home && renderHome(summary.home, summary.rooms)}
<h2>Rooms</h2>
<ul class="rooms">
${summary.rooms.map(renderRoom)}
</ul>
${renderAbout(view, summary)}
</aside>
</main>
</div>
${jsonScript('gallery-data', data satisfies GalleryData)}`;
}

function renderRoom(room: RoomSummary): Markup {
  return html`<li class="room"><div class="room-row">
<span class="room-name">${room.name}</span>
<span class="room-area">${formatArea(room.area, 'm')} <span class="quiet">${formatArea(room.area, 'ft')}</span></span>
<span class="room-note">${room.rectangular && `${formatSize(room.size, 'm')}${room.furniture.length ? ' · ' : ''}`}${room.furniture.join(', ')}</span>
</div>${room.proof && renderProof(room.proof)}</li>`;
}

function renderAbout(view: GalleryView, summary: PlanSummary): Markup {
  return html`<div class="about">
<p class="totals">Floor area of the rooms: about ${formatArea(summary.indoorArea, 'm')} (${formatArea(summary.indoorArea, 'ft')})${
    summary.outdoorArea > 0 &&
    `, and ${formatArea(summary.outdoorArea, 'm')} (${formatArea(summary.outdoorArea, 'ft')}) outdoors`
  }.</p>
<p>${describeScale(view.document.scale)}</p>
<p class="honest">Virtually furnished, illustrative; sizes are approximate and no survey. <a href="${view.originalUrl}">See the original drawing</a>.</p>
<h2>Downloads</h2>
<ul class="downloads">
<li><a href="${view.pictureUrl}" download="furnished-plan.jpg">Furnished plan <span class="quiet">JPG</span></a></li>
<li><a href="${view.originalUrl}" download="original-plan.jpg">Original drawing <span class="quiet">JPG</span></a></li>
<li><a href="${view.sceneUrl}" download="furnished-plan.glb">3D model <span class="quiet">GLB</span></a></li>
<li><a href="${view.planUrl}" download="plan.json">Plan data <span class="quiet">JSON</span></a></li>
</ul>
</div>`;
}

/** The picture in words: also its text alternative. */
function describePicture(summary: PlanSummary): string {
  const named = summary.rooms.slice(0, 8).map((room) => room.name);
  const more = summary.rooms.length - named.length;
  return `Furnished floor plan seen from above: ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`;
}

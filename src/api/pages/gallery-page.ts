import { downloadsOf } from '#core/gallery/downloads.ts';
import type { GalleryData } from '#core/gallery/gallery-data.ts';
import { FIRST_SIZES, pictureSources } from '#core/gallery/picture-sources.ts';
import { planSketch, SKETCH_LINE } from '#core/gallery/plan-sketch.ts';
import {
  type PlanSummary,
  type RoomSummary,
  sayHome,
  sayPicture,
  sayScale,
  summarisePlan,
} from '#core/gallery/summary.ts';
import { wordingOf } from '#core/gallery/texts/all-texts.ts';
import { directionOf } from '#core/gallery/texts/languages.ts';
import type { Wording } from '#core/gallery/wording.ts';
import { renderDocument } from './document.ts';
import { pageTitle, renderHead } from './gallery-head.ts';
import { html, jsonScript, type Markup } from './html.ts';
import { renderHome, renderProof } from './render-proof.ts';
import type { GalleryView } from './types.ts';

/**
 * The gallery of one furnished plan as a whole HTML page, in the language of the view. It says everything without scripts; the viewer
 * then takes over `#gallery` with the data that `#gallery-data` carries, keeping the same classes so that nothing jumps.
 */
export function renderGalleryPage(view: GalleryView): string {
  const wording = wordingOf(view.language);
  const summary = summarisePlan(view.document, wording);
  return renderDocument({
    title: pageTitle(summary, wording),
    head: renderHead(view, summary, wording),
    body: renderBody(view, summary, wording),
    bodyClass: 'gallery-page',
    assets: view.assets,
    language: { tag: view.language, direction: directionOf(view.language) },
    theme: view.theme,
    schemes: 'light dark',
  });
}

function renderBody(view: GalleryView, summary: PlanSummary, wording: Wording): Markup {
  const { assets: _, theme: __, ...data } = view;
  return html`<div id="gallery" class="gallery">
<header class="bar">
<div class="bar-title"><h1>${sayHome(summary, wording)} <span class="bar-area">· ${inBoth(summary.indoorArea, wording)}</span></h1><p>${wording.say('furnishedPlan')}</p></div>
</header>
<main class="split">
<section class="stage-area" aria-label="${wording.say('furnishedPlan')}">
<div class="stage">
${renderSketch(view)}
${renderPoster(view, summary, wording)}
</div>
</section>
<aside class="panel" aria-label="${wording.say('rooms')}">
<h2>${wording.say('rooms')} <span class="quiet">${wording.number(summary.rooms.length)}</span></h2>
${summary.home && renderHome(summary.home, summary.rooms, wording)}
<ul class="rooms">
${summary.rooms.map((room) => renderRoom(room, wording))}
</ul>
${renderAbout(view, summary, wording)}
</aside>
</main>
</div>
${jsonScript('gallery-data', data satisfies GalleryData)}`;
}

/** Floors, walls, openings and what is built in in a few strokes: they are here with the page, before a byte of the picture. */
function renderSketch({ document, frame }: GalleryView): Markup {
  const { floors, walls, doorways, symbols, leaves } = planSketch(document.plan);
  const { x0, y0, widthPx, heightPx, pixelsPerMetre } = frame;
  const box = [x0, y0, widthPx / pixelsPerMetre, heightPx / pixelsPerMetre].map((value) => Number(value.toFixed(2)));
  return html`<svg class="sketch" viewBox="${box.join(' ')}" aria-hidden="true" fill="none" stroke="#4a4a4c" stroke-linecap="square"><path d="${floors}" fill="#efe7da" stroke="none"/>${walls.map(
    ({ path, thickness }) => html`<path d="${path}" stroke-width="${thickness}"/>`,
  )}<path d="${doorways}" fill="#efe7da" stroke="none"/><path d="${symbols}" fill="#fff" stroke-width="${SKETCH_LINE}"/><path d="${leaves}" stroke-width="${SKETCH_LINE}"/></svg>`;
}

function renderPoster(view: GalleryView, summary: PlanSummary, wording: Wording): Markup {
  const url = view.plainPictureUrl ?? view.pictureUrl;
  return html`<img class="poster" src="${url}" srcset="${pictureSources(url, view.frame)}" sizes="${FIRST_SIZES}" width="${view.frame.widthPx}" height="${view.frame.heightPx}" alt="${sayPicture(summary, wording)}" fetchpriority="high">`;
}

function renderRoom(room: RoomSummary, wording: Wording): Markup {
  const facts = [
    room.rectangular && wording.size(room.size, 'm'),
    room.doors > 0 && wording.count('doors', room.doors),
    room.windows > 0 && wording.count('windows', room.windows),
  ].filter((fact) => fact !== false);
  return html`<li class="room"><div class="room-row plain">
<span class="room-name">${room.name}</span>
<span class="room-area">${wording.area(room.area, 'm')} <span class="quiet">${wording.area(room.area, 'ft')}</span></span>
<span class="room-note">${facts.join(' · ')}</span>
</div><div class="room-contents">
${room.fixtures.length > 0 && html`<p><b>${wording.say('fittings')}:</b> ${room.fixtures.join(', ')}</p>`}
${room.furniture.length > 0 && html`<p><b>${wording.say('furniture')}:</b> ${room.furniture.join(', ')}</p>`}
${room.proof && renderProof(room.proof, wording)}</div></li>`;
}

function renderAbout(view: GalleryView, summary: PlanSummary, wording: Wording): Markup {
  const area = inBoth(summary.indoorArea, wording);
  const outdoors = inBoth(summary.outdoorArea, wording);
  return html`<div class="about">
<p class="totals">${summary.outdoorArea > 0 ? wording.say('floorAreaOutdoors', { area, outdoors }) : wording.say('floorArea', { area })}</p>
<p>${sayScale(view.document.scale, wording)}</p>
<p class="honest">${wording.say('honest')}${view.originalUrl && html` <a href="${view.originalUrl}">${wording.say('seeOriginal')}</a>`}</p>
<h2>${wording.say('download')}</h2>
<ul class="downloads">
${downloadsOf(view).map(({ href, text, kind }) => html`<li><a href="${href}" download>${wording.say(text)} <span class="quiet">${kind}</span></a></li>`)}
</ul>
</div>`;
}

/** `84.2 m² (906 ft²)`: without a script nobody can switch. */
const inBoth = (area: number, wording: Wording): string => `${wording.area(area, 'm')} (${wording.area(area, 'ft')})`;

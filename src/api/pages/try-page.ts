import { STAGES } from '#service/ports/plan-processor.ts';
import { renderDocument } from './document.ts';
import { html, jsonScript } from './html.ts';
import type { PageAssets } from './types.ts';

/** `GET /`: a person chooses a plan and watches it being furnished. The upload goes to `POST /try`. */
export function renderTryPage(assets: PageAssets): string {
  return renderDocument({
    title: 'Plenish: one floor plan in, a furnished one out',
    head: html`<meta name="description" content="Turns the drawing of a floor plan into a furnished plan picture and an interactive gallery, true to scale.">`,
    body: html`<header class="site-bar"><a class="brand" href="/">Plenish</a><nav aria-label="Documentation"><a href="/docs">API documentation</a></nav></header>
<main class="try">
<h1>See a floor plan furnished</h1>
<p class="lead">Drop in the drawing of an empty home. Plenish reads its walls, doors and dimensions, furnishes every room true to scale, and returns a picture and a gallery to look around in.</p>
<div id="try"><noscript><p class="hint-box">Trying it here needs JavaScript. The service itself does not: see the <a href="/docs">API documentation</a>.</p></noscript></div>
<section class="needs" aria-labelledby="needs-title">
<h2 id="needs-title">What makes a good drawing</h2>
<ul>
<li><strong>One floor plan</strong><span>A JPG, PNG or one-page PDF of up to 10 MB, straight from above.</span></li>
<li><strong>Readable sizes</strong><span>Dimension lines, room sizes or areas in metres or feet: they give the scale.</span></li>
<li><strong>Empty rooms</strong><span>No furniture drawn yet. Kitchens, baths and built-in closets are welcome.</span></li>
</ul>
</section>
<p class="small-print">The furnished plan is illustrative and its sizes are approximate: it is no survey. Walls, doors and windows stay as they are drawn. Whoever has the link to a gallery can see it, so try it with drawings that you may share.</p>
</main>
${jsonScript('try-data', { stages: STAGES })}`,
    bodyClass: 'try-page',
    assets,
  });
}

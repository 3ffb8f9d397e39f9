import Type from 'typebox';
import { homeFacts, titleOf, unitsOf } from '#core/line-plan/home-facts.ts';
import type { Gallery } from '#service/gallery/gallery.ts';
import type { App } from './app.ts';
import { escapeHtml } from './pages/html.ts';
import { HttpProblem } from './problem.ts';
import { ProblemBody } from './schemas.ts';
import { galleryUrl, type PublicUrls } from './uploads/describe-plan.ts';

/** How large the frame is where nobody says, and how long others may keep the answer. */
const SIZE = { width: 960, height: 640 } as const;
const CACHE_S = 3600;
/** Of the card that goes with a link. */
const CARD = { width: 1200, height: 630 } as const;

const Pixels = Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,4}$', description: 'CSS pixels' }));
const OembedQuery = Type.Object({
  url: Type.String({ description: 'Of a gallery; its parameters are kept' }),
  maxwidth: Pixels,
  maxheight: Pixels,
  format: Type.Optional(Type.String({ description: '`json`; others are answered with 501' })),
});
const OembedAnswer = Type.Object({
  version: Type.Literal('1.0'),
  type: Type.Literal('rich'),
  title: Type.String(),
  provider_name: Type.String(),
  provider_url: Type.String(),
  cache_age: Type.Integer({ description: 'Seconds' }),
  html: Type.String({ description: 'An iframe' }),
  width: Type.Integer(),
  height: Type.Integer(),
  thumbnail_url: Type.Optional(Type.String({ description: 'Missing where it would be larger than was asked for' })),
  thumbnail_width: Type.Optional(Type.Integer()),
  thumbnail_height: Type.Optional(Type.Integer()),
});

/** oEmbed 1.0 (oembed.com): how a gallery is framed, for editors that turn links into what they lead to. */
export function addOembedRoute(app: App, { gallery, urls }: { gallery: Gallery; urls: PublicUrls }): void {
  app.route({
    method: 'GET',
    url: '/oembed',
    schema: {
      operationId: 'getEmbed',
      summary: 'How a gallery is embedded (oEmbed 1.0)',
      tags: ['results'],
      querystring: OembedQuery,
      response: { 200: { ...OembedAnswer, description: 'The frame' }, 400: ProblemBody, 404: ProblemBody, 501: { description: 'Only JSON is spoken', type: 'null' } }, // biome-ignore format: a table
    },
    handler: async ({ query }, reply) => {
      if (query.format !== undefined && query.format !== 'json') return reply.code(501).send(null);
      const address = readGalleryUrl(query.url, urls);
      const found = address && (await gallery.findPlan(address.galleryId, address.variant));
      if (!found) throw new HttpProblem('not_found', 'There is no such gallery.');
      const width = Math.min(SIZE.width, Number(query.maxwidth ?? SIZE.width));
      const height = Math.min(SIZE.height, Number(query.maxheight ?? SIZE.height));
      const page = galleryUrl(urls, address.galleryId);
      const title = `Furnished floor plan · ${titleOf(homeFacts(found.document.plan), unitsOf(found.document))}`;
      const small =
        Number(query.maxwidth ?? CARD.width) < CARD.width || Number(query.maxheight ?? CARD.height) < CARD.height;
      reply.headers({ 'Cache-Control': `public, max-age=${CACHE_S}`, 'Access-Control-Allow-Origin': '*' });
      return {
        ...{ version: '1.0' as const, type: 'rich' as const, title },
        ...{ provider_name: 'Plenish', provider_url: urls.app, cache_age: CACHE_S, width, height },
        html: frameOf(page + address.search, title, width, height),
        ...(!small && {
          thumbnail_url: `${page}/share.jpg${address.variant ? `?variant=${address.variant}` : ''}`,
          thumbnail_width: CARD.width,
          thumbnail_height: CARD.height,
        }),
      };
    },
  });
}

/** The gallery that an address of this service's own leads to. */
function readGalleryUrl(
  text: string,
  urls: PublicUrls,
): { galleryId: string; search: string; variant: string | undefined } | undefined {
  if (!URL.canParse(text)) return undefined;
  const { origin, pathname, search, searchParams } = new URL(text);
  const galleryId = /^\/floor-gallery\/([0-9a-f]{24})\/?$/.exec(pathname)?.[1];
  if (!galleryId || origin !== new URL(urls.app).origin) return undefined;
  const variant = /^[0-9a-f]{12}$/.exec(searchParams.get('variant') ?? '')?.[0];
  return { galleryId, search, variant };
}

const frameOf = (src: string, title: string, width: number, height: number): string =>
  `<iframe src="${escapeHtml(src)}" title="${escapeHtml(title)}" width="${width}" height="${height}" style="border:0;max-width:100%" loading="lazy" allow="fullscreen; clipboard-write; web-share" allowfullscreen></iframe>`;

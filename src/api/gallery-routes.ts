import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Type from 'typebox';
import { fileUrl } from '#core/gallery/file-url.ts';
import type { GalleryData } from '#core/gallery/gallery-data.ts';
import { type Gallery, type GalleryPlan, hasBarePicture } from '#service/gallery/gallery.ts';
import type { Keepsakes } from '#service/gallery/keepsakes.ts';
import type { App } from './app.ts';
import { addGalleryFiles } from './gallery-files.ts';
import { GalleryParams, VariantQuery } from './gallery-schemas.ts';
import { mountFiles } from './mount-files.ts';
import { addOembedRoute } from './oembed-route.ts';
import { ASSETS_PATH, preloadLinks, readPageAssets } from './pages/assets.ts';
import { contentSecurityPolicy } from './pages/content-security.ts';
import { renderGalleryPage } from './pages/gallery-page.ts';
import { renderNotFoundPage } from './pages/not-found-page.ts';
import { readPageWishes } from './pages/page-wishes.ts';
import { HttpProblem } from './problem.ts';
import { ProblemBody } from './schemas.ts';
import { sendPage } from './send-immutable.ts';
import { galleryUrl, type PublicUrls, pictureUrl } from './uploads/describe-plan.ts';

export interface GalleryRoutesOptions {
  readonly gallery: Gallery;
  readonly keepsakes: Keepsakes;
  readonly urls: PublicUrls;
  /** The viewer's build. */
  readonly viewerFolder: string;
}

/** The gallery, and what its page loads. */
export async function addGalleryRoutes(
  app: App,
  { gallery, keepsakes, urls, viewerFolder }: GalleryRoutesOptions,
): Promise<void> {
  await mountFiles(app, async (scope) =>
    scope.register(fastifyStatic, {
      root: viewerFolder,
      prefix: ASSETS_PATH,
      decorateReply: false,
      index: false,
      dotfiles: 'ignore',
      // The build leaves each file compressed beside it.
      preCompressed: true,
      // File names carry a hash of their contents.
      maxAge: '1y',
      immutable: true,
      setHeaders: (response) => {
        // A sandboxed frame has no origin of its own, so even its own scripts come from elsewhere.
        response.header('Access-Control-Allow-Origin', '*');
        response.header('Cross-Origin-Resource-Policy', 'cross-origin');
        response.header('Vary', 'Accept-Encoding');
      },
    }),
  );

  app.route({
    method: 'GET',
    url: '/floor-gallery/:id',
    schema: {
      operationId: 'showGallery',
      summary: 'The gallery of a furnished plan, HTML',
      description: 'Works in a tab, a webview and an iframe on any site.',
      tags: ['results'],
      params: GalleryParams,
      querystring: VariantQuery,
      response: {
        200: { description: 'The page', content: { 'text/html': { schema: Type.String() } } },
        404: ProblemBody,
      },
    },
    errorHandler: (error, request, reply) => sendNotFound(error, request, reply, viewerFolder),
    handler: async (request, reply) => {
      const found = await gallery.findPlan(request.params.id, request.query.variant);
      if (!found) throw new HttpProblem('not_found', 'There is no such gallery.');
      const wishes = readPageWishes(request.url.split('?')[1] ?? '', request.headers['accept-language']);
      const assets = readPageAssets(viewerFolder, 'gallery', wishes.language);
      const shown = describeShown(found, request.query.variant, urls);
      const page = renderGalleryPage({ ...shown, language: wishes.language, theme: wishes.theme, assets });
      reply.headers({
        Link: preloadLinks(assets),
        'Content-Security-Policy': contentSecurityPolicy('gallery', `${urls.app} ${wishes.logoOrigin ?? ''}`.trim()),
        Vary: 'Accept-Language',
        'Cache-Control': 'public, max-age=60, must-revalidate',
        'Cross-Origin-Resource-Policy': 'cross-origin',
        'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), fullscreen=*, web-share=*',
      });
      return sendPage(request, reply, page);
    },
  });

  addGalleryFiles(app, keepsakes);
  addOembedRoute(app, { gallery, urls });
}

/** What a gallery shows and where its files are. */
function describeShown(
  { record, document, frame }: GalleryPlan,
  asked: string | undefined,
  urls: PublicUrls,
): Omit<GalleryData, 'language'> {
  // A variant that there is not, or no more, is the plan itself.
  const variant = record.edition !== null && record.edition === asked ? record.edition : undefined;
  const filesUrl = `/floor-gallery/${record.galleryId}`;
  const of = { filesUrl, ...(variant && { variant }) };
  const picture = pictureUrl(urls.app, record.imageId);
  return {
    ...of,
    galleryId: record.galleryId,
    ...(record.style && { style: record.style }),
    ...(record.light && { light: record.light }),
    pageUrl: galleryUrl(urls, record.galleryId) + (variant ? `?variant=${variant}` : ''),
    pictureUrl: picture,
    ...(hasBarePicture(frame) && { plainPictureUrl: `${picture}?labels=0` }),
    ...(record.hasOriginal && { originalUrl: fileUrl({ filesUrl }, 'original.jpg') }),
    planUrl: fileUrl(of, 'plan.json'),
    sceneUrl: fileUrl(of, 'scene.glb'),
    document,
    frame,
  };
}

/** People in a browser get a page, programs the error as everywhere else. */
function sendNotFound(error: Error, request: FastifyRequest, reply: FastifyReply, viewerFolder: string): void {
  const missing = (error instanceof HttpProblem && error.code === 'not_found') || 'validation' in error;
  if (!missing || !request.headers.accept?.includes('text/html')) throw error;
  reply.header('Content-Security-Policy', contentSecurityPolicy('gallery', ''));
  reply
    .code(404)
    .type('text/html; charset=utf-8')
    .send(
      renderNotFoundPage(
        readPageAssets(viewerFolder, 'gallery'),
        readPageWishes(request.url.split('?')[1] ?? '', request.headers['accept-language']).language,
      ),
    );
}

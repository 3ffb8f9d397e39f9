import Type from 'typebox';
import type { UploadDesk } from '#service/uploads/upload-desk.ts';
import type { App } from './app.ts';
import { preloadLinks, readPageAssets } from './pages/assets.ts';
import { contentSecurityPolicy } from './pages/content-security.ts';
import { readPageWishes } from './pages/page-wishes.ts';
import { renderTryPage } from './pages/try-page.ts';
import type { PublicUrls } from './uploads/describe-plan.ts';

export interface TryPageOptions {
  readonly desk: UploadDesk;
  readonly urls: PublicUrls;
  /** The viewer's build. */
  readonly viewerFolder: string;
}

/** The page to try the service. */
export function addTryPage(app: App, { desk, urls, viewerFolder }: TryPageOptions): void {
  app.route({
    method: 'GET',
    url: '/',
    schema: {
      operationId: 'showTryPage',
      summary: 'A page to try the service',
      tags: ['pages'],
      response: { 200: { description: 'The page', content: { 'text/html': { schema: Type.String() } } } },
    },
    handler: async (request, reply) => {
      const { language, theme } = readPageWishes(request.url.split('?')[1] ?? '', request.headers['accept-language']);
      const assets = readPageAssets(viewerFolder, 'try');
      reply.headers({
        Link: preloadLinks(assets),
        'Content-Security-Policy': contentSecurityPolicy('try', `${urls.api} ${urls.app}`),
        Vary: 'Accept-Language',
        'Cache-Control': 'no-cache',
      });
      return reply
        .type('text/html; charset=utf-8')
        .send(
          renderTryPage({ language, theme, assets, apiUrl: urls.api, appUrl: urls.app, expected: desk.expectedTimes }),
        );
    },
  });
}

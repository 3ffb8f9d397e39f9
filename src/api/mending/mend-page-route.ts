import Type from 'typebox';
import type { PlanDocument } from '#core/plan/schema.ts';
import type { App } from '../app.ts';
import { readPageAssets } from '../pages/assets.ts';
import { contentSecurityPolicy } from '../pages/content-security.ts';
import { renderMendPage } from '../pages/mend-page.ts';
import { readPageWishes } from '../pages/page-wishes.ts';
import { MendParams, ProblemBody } from '../schemas.ts';
import { galleryUrl, type PublicUrls, pictureUrl } from '../uploads/describe-plan.ts';
import { type MendGate, openMendable } from './open-mendable.ts';

export interface MendPageOptions extends MendGate {
  readonly urls: PublicUrls;
  /** The viewer's build. */
  readonly viewerFolder: string;
}

/** The page behind a secret address. */
export function addMendPage(app: App, options: MendPageOptions): void {
  const { mending, urls, viewerFolder } = options;
  app.route({
    method: 'GET',
    url: '/mend/:secret',
    schema: {
      operationId: 'showMendPage',
      summary: 'A page to put a plan right, HTML',
      description: '`data.links.mend`, and `details.mendUrl` of a drawing that the page at / refused.',
      tags: ['pages'],
      params: MendParams,
      response: {
        200: { description: 'The page', content: { 'text/html': { schema: Type.String() } } },
        404: ProblemBody,
        429: ProblemBody,
      },
    },
    handler: async (request, reply) => {
      const { secret } = request.params;
      const of = await openMendable(request, reply, options);
      const { language, theme } = readPageWishes(request.url.split('?')[1] ?? '', request.headers['accept-language']);
      const folder = `/mend/${secret}`;
      const plan = await mending.findAsset(of, 'plan.json');
      const isDraft = 'draftId' in of;
      const data = plan
        ? {
            document: JSON.parse(new TextDecoder().decode(plan)) as PlanDocument,
            language,
            planId: isDraft ? of.draftId : of.uniqueId,
            planUrl: `${folder}/plan.json`,
            firstUrl: `${folder}/first.json`,
            originalUrl: isDraft || of.hasOriginal ? `${folder}/original.jpg` : undefined,
            furnishUrl: `${folder}/plan`,
            ...(isDraft
              ? { correctionsUrl: `${folder}/corrections` }
              : {
                  version: of.version,
                  pictureUrl: pictureUrl(of.scope === 'partner' ? urls.app : urls.api, of.imageId),
                  galleryUrl: galleryUrl(urls, of.galleryId),
                }),
          }
        : {
            language,
            pages: Array.from({ length: await mending.countPages(of) }, (_, k) => `${folder}/pages/${k + 1}`),
            correctionsUrl: `${folder}/corrections`,
          };
      reply.header('Content-Security-Policy', contentSecurityPolicy('mend', `${urls.app} ${urls.api}`));
      reply.header('Vary', 'Accept-Language');
      const assets = readPageAssets(viewerFolder, 'mend', language);
      return reply.type('text/html; charset=utf-8').send(renderMendPage({ data, theme, assets }));
    },
  });
}

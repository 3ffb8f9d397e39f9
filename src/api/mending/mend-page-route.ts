import Type from 'typebox';
import type { PlanDocument } from '#core/plan/schema.ts';
import type { Mending } from '#service/mending.ts';
import type { App } from '../app.ts';
import { readPageAssets } from '../pages/assets.ts';
import { contentSecurityPolicy } from '../pages/content-security.ts';
import { renderMendNotice } from '../pages/mend-notice.ts';
import { renderMendPage } from '../pages/mend-page.ts';
import { MendParams, ProblemBody } from '../schemas.ts';
import { galleryUrl, type PublicUrls, pictureUrl } from '../uploads/describe-plan.ts';
import { openMendable } from './open-mendable.ts';

export interface MendPageOptions {
  readonly mending: Mending;
  readonly urls: PublicUrls;
  /** The viewer's build. */
  readonly viewerFolder: string;
}

/** The page behind a secret address. */
export function addMendPage(app: App, { mending, urls, viewerFolder }: MendPageOptions): void {
  app.route({
    method: 'GET',
    url: '/mend/:secret',
    schema: {
      summary: 'A page to put a plan right, HTML',
      description: '`data.links.mend`, and `details.mendUrl` of a drawing that the page at / refused.',
      tags: ['pages'],
      params: MendParams,
      response: {
        200: { description: 'The page', content: { 'text/html': { schema: Type.String() } } },
        404: ProblemBody,
      },
    },
    handler: async (request, reply) => {
      const { secret } = request.params;
      const of = await openMendable(mending, secret);
      const plan = await mending.findAsset(of, 'plan.json');
      const document = plan && (JSON.parse(new TextDecoder().decode(plan)) as PlanDocument);
      const folder = `/mend/${secret}`;
      const page = document
        ? renderMendPage({
            document,
            planId: 'draftId' in of ? of.draftId : `${of.uniqueId}-${of.version}`,
            planUrl: `${folder}/plan.json`,
            originalUrl: `${folder}/original.jpg`,
            furnishUrl: `${folder}/plan`,
            ...('galleryId' in of && {
              pictureUrl: pictureUrl(of.scope === 'partner' ? urls.app : urls.api, of.imageId),
              galleryUrl: galleryUrl(urls, of.galleryId),
            }),
            assets: readPageAssets(viewerFolder, 'mend'),
          })
        : renderMendNotice(readPageAssets(viewerFolder, 'gallery'));
      reply.header('Content-Security-Policy', contentSecurityPolicy('mend', `${urls.app} ${urls.api}`));
      return reply.type('text/html; charset=utf-8').send(page);
    },
  });
}

import type { Gallery } from '#service/gallery.ts';
import type { App } from './app.ts';
import { HttpProblem } from './problem.ts';
import { fileAnswers, ImageParams } from './schemas.ts';
import { sendImmutable } from './send-immutable.ts';

/** The furnished pictures: public, never changing, for any site to show. */
export function addImageRoute(app: App, { gallery }: { gallery: Gallery }): void {
  app.route({
    method: 'GET',
    url: '/api/v2/g/s3-image/:file',
    schema: {
      summary: 'A furnished picture',
      description: '`<uuid>_layout.jpg`, JPEG. No credentials; may be cached for ever.',
      tags: ['results'],
      params: ImageParams,
      response: fileAnswers('image/jpeg'),
    },
    handler: async (request, reply) => {
      const { file } = request.params;
      const picture = await gallery.findPicture(file.slice(0, 36));
      if (!picture) throw new HttpProblem('not_found', 'There is no such picture.');
      return sendImmutable(request, reply, { bytes: picture, type: 'image/jpeg', name: file });
    },
  });
}

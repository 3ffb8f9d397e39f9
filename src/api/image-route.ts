import type { FastifyReply, FastifyRequest } from 'fastify';
import { type DerivedPictures, LEAST_WIDTH_PX, MOST_WIDTH_PX } from '#service/gallery/derived-pictures.ts';
import type { Gallery } from '#service/gallery/gallery.ts';
import { PICTURE_FORMATS, type PictureFormat } from '#service/ports/picture-encoder.ts';
import type { App } from './app.ts';
import { fileAnswers, ImageParams, ImageQuery } from './gallery-schemas.ts';
import { HttpProblem } from './problem.ts';
import { ProblemBody } from './schemas.ts';
import { sendImmutable } from './send-immutable.ts';

export interface ImageRouteOptions {
  readonly gallery: Gallery;
  readonly pictures: DerivedPictures;
}

/** The furnished pictures: public, never changing, for any site to show. */
export function addImageRoute(app: App, { gallery, pictures }: ImageRouteOptions): void {
  app.route({
    method: 'GET',
    url: '/api/v2/g/s3-image/:file',
    schema: {
      operationId: 'getPicture',
      summary: 'A furnished picture',
      description:
        '`<uuid>_layout.jpg`, JPEG, 3,000 pixels on its longer side. No credentials; may be cached for ever. With `w` or `labels` it is smaller or without lettering, and AVIF, WebP or JPEG by `Accept`.',
      tags: ['results'],
      params: ImageParams,
      querystring: ImageQuery,
      response: {
        ...fileAnswers('image/jpeg'),
        400: { ...ProblemBody, description: '`w` or `labels` says nothing that can be done' },
      },
    },
    handler: async (request, reply) => {
      const { file } = request.params;
      const { w, labels } = request.query;
      const imageId = file.slice(0, 36);
      if (w === undefined && labels === undefined) {
        const bytes = await gallery.findPicture(imageId);
        return send(request, reply, { bytes, format: 'jpeg', name: file });
      }
      const format = wantedFormat(request.headers.accept);
      const bytes = await pictures.find(imageId, { widthPx: widthOf(w), lettering: letteringOf(labels), format });
      reply.header('Vary', 'Accept');
      const name = file.replace(/jpg$/, format === 'jpeg' ? 'jpg' : format);
      return send(request, reply, { bytes, format, name });
    },
  });
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { bytes, format, name }: { bytes: Uint8Array | undefined; format: PictureFormat; name: string },
): FastifyReply {
  if (!bytes) throw new HttpProblem('not_found', 'There is no such picture.');
  return sendImmutable(request, reply, { bytes, type: `image/${format}`, name });
}

function widthOf(w: string | undefined): number | undefined {
  if (w === undefined) return undefined;
  const width = /^\d{1,5}$/.test(w) ? Number(w) : 0;
  if (width >= LEAST_WIDTH_PX && width <= MOST_WIDTH_PX) return width;
  throw new HttpProblem(
    'bad_request',
    `The width w is a whole number of pixels from ${LEAST_WIDTH_PX} to ${MOST_WIDTH_PX}.`,
  );
}

function letteringOf(labels = '1'): boolean {
  if (labels === '0' || labels === '1') return labels === '1';
  throw new HttpProblem('bad_request', 'The parameter labels is 0 or 1.');
}

/** The smallest format that the sender names; JPEG where only wildcards are sent, as by programs. */
function wantedFormat(accept = ''): PictureFormat {
  const named = accept
    .toLowerCase()
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]!.trim());
  return PICTURE_FORMATS.find((format) => named.includes(`image/${format}`)) ?? 'jpeg';
}

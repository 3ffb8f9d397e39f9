import type { FastifyReply, FastifyRequest } from 'fastify';
import type { TSchema } from 'typebox';
import type { Scale } from '#core/line-plan/papers.ts';
import { PlanDocument } from '#core/plan/schema.ts';
import type { Keepsake, Keepsakes } from '#service/gallery/keepsakes.ts';
import type { LinePlanWishes } from '#service/ports/plan-printer.ts';
import type { App } from './app.ts';
import {
  FileQuery,
  fileAnswers,
  GalleryParams,
  LinePlanQuery,
  RoomStillParams,
  SheetQuery,
} from './gallery-schemas.ts';
import { HttpProblem } from './problem.ts';
import { ProblemBody } from './schemas.ts';
import { sendCurrent } from './send-immutable.ts';

interface Kept {
  readonly type: string;
  readonly operationId: string;
  readonly summary: string;
  /** Of the file, where it is JSON. */
  readonly schema?: TSchema;
}

const NO_GALLERY = 'There is no such gallery.';
const NO_DRAWING = 'There is no such gallery, or its drawing is not kept.';

type Drawn = 'plan.svg' | 'plan.pdf';

const KEPT: Record<Exclude<Keepsake, Drawn | 'room.jpg'>, Kept> = {
  'plan.json': {
    type: 'application/json',
    operationId: 'getPlan',
    summary: 'The plan and its furniture in metres',
    schema: PlanDocument,
  },
  'scene.glb': { type: 'model/gltf-binary', operationId: 'getScene', summary: 'The furnished plan in 3D' },
  'original.jpg': { type: 'image/jpeg', operationId: 'getOriginal', summary: 'The drawing as it was read' },
  'layout.jpg': {
    type: 'image/jpeg',
    operationId: 'getLayoutPicture',
    summary: 'The furnished picture under a name for people',
  },
  'share.jpg': {
    type: 'image/jpeg',
    operationId: 'getShareCard',
    summary: 'A card of 1200 × 630 pixels that goes with a link',
  },
  'dollhouse.jpg': {
    type: 'image/jpeg',
    operationId: 'getDollhouse',
    summary:
      'The furnished home from above at an angle, walls cut, 1600 × 1200 pixels; drawn when it is first asked for',
  },
};

/** `policy`: nothing in an SVG may load or run; a PDF is shown by the browser's own viewer, which needs leave for its parts. */
const DRAWN = {
  'plan.svg': {
    type: 'image/svg+xml',
    policy: "default-src 'none'; frame-ancestors *",
    operationId: 'getLinePlan',
    summary: 'The plan as an architect draws it, with dimensions, in true size at 1:100',
    query: LinePlanQuery,
  },
  'plan.pdf': {
    type: 'application/pdf',
    policy: "base-uri 'none'; frame-ancestors *",
    operationId: 'getLinePlanSheet',
    summary: 'The same on a sheet to be printed to scale, with the areas of the rooms',
    query: SheetQuery,
  },
} as const;

/** What a gallery loads and lets people keep, each file under a name that says whose it is. */
export function addGalleryFiles(app: App, keepsakes: Keepsakes): void {
  const send = async (request: FastifyRequest, reply: FastifyReply, asked: Asked): Promise<FastifyReply> => {
    const file = await keepsakes.find(asked, asked.keepsake, asked.wishes);
    if (!file) throw new HttpProblem('not_found', asked.keepsake === 'original.jpg' ? NO_DRAWING : NO_GALLERY);
    return sendCurrent(request, reply, { ...file, type: asked.type, attached: asked.download !== undefined });
  };

  for (const [keepsake, { type, schema, ...told }] of Object.entries(KEPT) as [keyof typeof KEPT, Kept][])
    app.route({
      method: 'GET',
      url: `/floor-gallery/:id/${keepsake}`,
      schema: {
        ...told,
        tags: ['results'],
        params: GalleryParams,
        querystring: FileQuery,
        response: fileAnswers(type, schema),
      },
      handler: (request, reply) =>
        send(request, reply, { galleryId: request.params.id, keepsake, type, ...request.query }),
    });

  app.route({
    method: 'GET',
    url: '/floor-gallery/:id/rooms/:file',
    schema: {
      operationId: 'getRoomStill',
      summary: 'One furnished room in perspective',
      description: '`<id of the room in plan.json>.jpg`, 1200 × 800 pixels; drawn when it is first asked for.',
      ...{ tags: ['results'], params: RoomStillParams, querystring: FileQuery, response: fileAnswers('image/jpeg') },
    },
    handler: (request, reply) => {
      const { id, file } = request.params;
      const room = file.slice(0, -'.jpg'.length);
      return send(request, reply, { galleryId: id, keepsake: 'room.jpg', room, type: 'image/jpeg', ...request.query });
    },
  });

  for (const [keepsake, { type, policy, operationId, summary, query }] of Object.entries(DRAWN) as [
    Drawn,
    (typeof DRAWN)[Drawn],
  ][])
    app.route({
      method: 'GET',
      url: `/floor-gallery/:id/${keepsake}`,
      schema: {
        ...{ operationId, summary, tags: ['results'], params: GalleryParams, querystring: query },
        response: { ...fileAnswers(type), 400: ProblemBody } as Record<number, object>,
      },
      handler: (request, reply) => {
        const { download, variant, ...wished } = request.query as Wished;
        reply.header('Content-Security-Policy', policy);
        return send(request, reply, {
          galleryId: request.params.id,
          keepsake,
          type,
          download,
          variant,
          wishes: wishesOf(wished),
        });
      },
    });
}

interface Asked {
  readonly galleryId: string;
  readonly keepsake: Keepsake;
  readonly type: string;
  readonly download?: string | undefined;
  readonly variant?: string | undefined;
  readonly room?: string;
  readonly wishes?: Partial<LinePlanWishes>;
}

interface Wished {
  readonly download?: string;
  readonly variant?: string;
  readonly units?: 'm' | 'ft';
  readonly furniture?: '0' | '1';
  readonly scale?: string;
}

const wishesOf = ({ units, furniture, scale }: Wished): Partial<LinePlanWishes> => ({
  ...(units && { units }),
  ...(furniture && { furniture: furniture === '1' }),
  ...(scale && { scale: Number(scale) as Scale }),
});

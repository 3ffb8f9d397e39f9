import type { FastifyRequest } from 'fastify';
import { Value } from 'typebox/value';
import { Failure } from '#core/failures.ts';
import type { Gallery, GalleryPlan } from '#service/gallery/gallery.ts';
import { variantRequest } from '#service/gallery/variant-request.ts';
import type { RateLimiter } from '#service/ports/rate-limiter.ts';
import type { UploadDesk } from '#service/uploads/upload-desk.ts';
import type { App } from '../app.ts';
import { GalleryParams, VariantAnswer, VariantBody } from '../gallery-schemas.ts';
import { HttpProblem } from '../problem.ts';
import { ProblemBody, WORK_PROBLEMS } from '../schemas.ts';
import { Arrivals, TRY_ARRIVALS } from '../uploads/arrivals.ts';
import { rateLimited } from '../uploads/authorize.ts';
import { type PublicUrls, pictureUrl } from '../uploads/describe-plan.ts';
import { openVisit } from '../uploads/receive-upload.ts';
import { watchSender } from '../uploads/watch-sender.ts';
import { type Mender, receiveFor } from './mend-plan.ts';
import { checkJsonHeaders, readJsonBody } from './read-json.ts';

export interface VariantRoutesOptions {
  readonly desk: UploadDesk;
  readonly urls: PublicUrls;
  readonly gallery: Gallery;
  /** Variants per address. */
  readonly variantLimiter: RateLimiter;
}

const VARIANTS = '/floor-gallery/:id/variants';
const BODY_LIMIT_BYTES = 256 * 1024;
/** A gallery in a sandboxed frame has no origin of its own: its requests come from elsewhere. Nothing here depends on who asks. */
const FROM_ANYWHERE = { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' };
/** How long a browser remembers that it may, seconds. */
const REMEMBERED_S = 86_400;

/** Whoever sees a gallery may see its plan otherwise: in another style or light, with pieces elsewhere. The plan itself stays as it is. */
export function addVariantRoutes(app: App, { desk, urls, gallery, variantLimiter }: VariantRoutesOptions): void {
  const arrivals = new Arrivals(TRY_ARRIVALS);
  const visitors = new WeakMap<FastifyRequest, Pick<Mender, 'visit' | 'arrival'> & { readonly plan: GalleryPlan }>();
  addPreflight(app);
  app.route({
    method: 'POST',
    url: VARIANTS,
    schema: {
      operationId: 'drawVariant',
      summary: 'See a plan otherwise',
      description:
        'In another style, by evening light, or with the pieces elsewhere. The same request gives the same variant, drawn once. A plan has 50 variants at most, the oldest make room; `?variant=` shows one in the gallery.',
      tags: ['results'],
      params: GalleryParams,
      body: VariantBody,
      response: { 200: VariantAnswer, ...WORK_PROBLEMS, 404: ProblemBody },
    },
    onRequest: async (request, reply) => {
      reply.headers(FROM_ANYWHERE);
      const visit = await openVisit(desk, reply, 'variant');
      const budget = await variantLimiter.consume(request.ip);
      if (!budget.allowed) throw rateLimited(reply, budget);
      const { params } = request;
      const plan = Value.Check(GalleryParams, params) && (await gallery.findPlan(params.id));
      if (!plan) throw new HttpProblem('not_found', 'There is no such gallery.');
      const arrival = arrivals.begin(request.ip);
      reply.raw.once('close', arrival.end);
      checkJsonHeaders(request, BODY_LIMIT_BYTES);
      visitors.set(request, { visit, arrival, plan });
    },
    preValidation: async (request, reply) => {
      const { plan, ...came } = visitors.get(request)!;
      request.body = await receiveFor(reply, { ...came, of: plan.record }, 'variant', async (options) =>
        parseVariant(await readJsonBody(request.raw, { ...options, limitBytes: BODY_LIMIT_BYTES })),
      );
    },
    handler: async (request, reply) => {
      const { visit, plan } = visitors.get(request)!;
      const { record } = plan;
      const { id: variant, document, wishes } = variantRequest(record, plan.document, request.body);
      if ((await gallery.findVariantPicture(record, variant)) === undefined) {
        const wanted = { of: record, edition: variant, wishes, requestId: request.id };
        await visit.vary(document, { ...wanted, signal: watchSender(reply) });
      }
      const drawn = await gallery.findPlan(record.galleryId, variant);
      if (drawn?.record.edition !== variant) throw new Error('A variant is gone as soon as it was drawn');
      const folder = `${urls.app}/floor-gallery/${record.galleryId}`;
      return {
        variant,
        pictureUrl: pictureUrl(urls.app, drawn.record.imageId),
        frame: drawn.frame,
        sceneUrl: `${folder}/scene.glb?variant=${variant}`,
        planUrl: `${folder}/plan.json?variant=${variant}`,
      };
    },
  });
}

/** Browsers ask before they send JSON to another origin. */
function addPreflight(app: App): void {
  app.route({
    method: 'OPTIONS',
    url: VARIANTS,
    schema: { hide: true },
    handler: async (_, reply) => {
      reply.headers({
        ...FROM_ANYWHERE,
        'Access-Control-Allow-Methods': 'POST',
        'Access-Control-Allow-Headers': 'Content-Type',
        'Access-Control-Max-Age': String(REMEMBERED_S),
      });
      return reply.code(204).send();
    },
  });
}

/** @throws Failure `invalid_file` */
function parseVariant(bytes: Uint8Array): VariantBody {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw new Failure('invalid_file', 'The body is not JSON.', { reason: 'not_json' });
  }
  if (Value.Check(VariantBody, value)) return value;
  const [fault] = Value.Errors(VariantBody, value);
  const path = fault?.instancePath || '/';
  throw new Failure('invalid_file', `The body does not have the expected form: ${path} ${fault?.message}.`, {
    reason: 'wrong_form',
    path,
  });
}

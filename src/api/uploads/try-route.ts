import type { PassThrough } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import { Failure } from '#core/failures.ts';
import { readWishes } from '#core/furnish/home/read-wishes.ts';
import type { StageListener } from '#service/ports/plan-processor.ts';
import type { RateLimiter } from '#service/ports/rate-limiter.ts';
import type { UploadDesk, Visit } from '#service/uploads/upload-desk.ts';
import type { App } from '../app.ts';
import { UploadForm, WORK_PROBLEMS } from '../schemas.ts';
import { answerInLines, LINES_TYPE } from './answer-in-lines.ts';
import { type Arrival, Arrivals, TRY_ARRIVALS } from './arrivals.ts';
import { rateLimited } from './authorize.ts';
import { describePlan, type PublicUrls } from './describe-plan.ts';
import { checkFormHeaders } from './read-form.ts';
import { openVisit, receiveForm } from './receive-upload.ts';
import { watchSender } from './watch-sender.ts';

export interface TryRouteOptions {
  readonly desk: UploadDesk;
  readonly urls: PublicUrls;
  /** Uploads per address. */
  readonly limiter: RateLimiter;
}

/**
 * What the try page posts to: the same work as an upload, without a key, for pages of this very host only. What is wrong before the
 * work begins is answered with its status and the error body alone, as at the uploads.
 */
export function addTryRoute(app: App, { desk, urls, limiter }: TryRouteOptions): void {
  const arrivals = new Arrivals(TRY_ARRIVALS);
  const visitors = new WeakMap<FastifyRequest, { visit: Visit; arrival: Arrival }>();
  app.route({
    method: 'POST',
    url: '/try',
    schema: {
      operationId: 'tryDrawing',
      summary: 'What the page at / uses',
      description:
        'Needs no key, works only from pages of this host, and few times a minute. Answers one JSON value a line; `webhookUrl` is ignored.',
      tags: ['pages'],
      consumes: ['multipart/form-data'],
      body: UploadForm,
      response: {
        200: { content: { [LINES_TYPE]: { schema: Type.Unsafe<PassThrough>({ type: 'string' }) } } },
        ...WORK_PROBLEMS,
      },
    },
    onRequest: async (request, reply) => {
      const visit = await openVisit(desk, reply, 'drawing');
      if (!isSameOrigin(request))
        throw new Failure('forbidden', 'This address is for the page at / only. Use the API with a key.');
      const budget = await limiter.consume(request.ip);
      if (!budget.allowed) throw rateLimited(reply, budget);
      const arrival = arrivals.begin(request.ip);
      reply.raw.once('close', arrival.end);
      checkFormHeaders(request);
      visitors.set(request, { visit, arrival });
    },
    preValidation: async (request, reply) => {
      request.body = await receiveForm(request, reply, visitors.get(request)!);
    },
    handler: async (request, reply) => {
      const { image, additionalData, corrections, webhookUrl: _, ...texts } = request.body;
      const { wishes, notes } = readWishes(texts);
      const work = async (onStage: StageListener) => {
        const plan = await visitors.get(request)!.visit.process(image.bytes, {
          keyId: null,
          scope: null,
          keepRefused: true,
          isWatched: true,
          requestId: request.id,
          wishes,
          corrections,
          signal: watchSender(reply),
          onStage,
        });
        return describePlan(plan, urls, { pictureHost: urls.api, additionalData, notes });
      };
      return answerInLines(request, reply, { expected: desk.expectedTimes, urls, work });
    },
  });
}

/** Browsers say where a request comes from; what says nothing is no page and needs a key. */
function isSameOrigin({ headers }: FastifyRequest): boolean {
  if (headers['sec-fetch-site'] !== undefined) return headers['sec-fetch-site'] === 'same-origin';
  const { origin, host } = headers;
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;
}

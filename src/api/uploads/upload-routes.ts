import type { FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from '#core/failures.ts';
import { readWishes } from '#core/furnish/home/read-wishes.ts';
import type { Scope } from '#service/keys/scopes.ts';
import type { KeyRecord } from '#service/ports/rows.ts';
import type { WebhookPoster } from '#service/ports/webhooks.ts';
import type { UploadDesk, Visit } from '#service/uploads/upload-desk.ts';
import type { App } from '../app.ts';
import { describeAccepted, jobPath } from '../jobs/describe-job.ts';
import { AcceptedAnswer } from '../jobs/job-schemas.ts';
import { UPLOAD_PROBLEMS, UploadAnswer, UploadForm, UploadHeaders } from '../schemas.ts';
import { type Arrival, Arrivals, KEY_ARRIVALS } from './arrivals.ts';
import { authorize, type Gatekeepers } from './authorize.ts';
import { describePlan, type PublicUrls, pictureHostOf } from './describe-plan.ts';
import { idempotentUpload, readIdempotencyKey } from './idempotency.ts';
import { prefersLater, RESPOND_ASYNC } from './prefer.ts';
import { checkFormHeaders } from './read-form.ts';
import { openVisit, receiveForm } from './receive-upload.ts';
import { watchSender } from './watch-sender.ts';

export interface UploadRoutesOptions extends Gatekeepers {
  readonly desk: UploadDesk;
  readonly urls: PublicUrls;
  readonly poster: WebhookPoster;
}

interface Endpoint {
  readonly url: string;
  readonly scope: Scope;
  readonly operationId: string;
  readonly summary: string;
}

const ENDPOINTS: readonly Endpoint[] = [
  {
    url: '/api/v2/ai/process',
    scope: 'general',
    operationId: 'furnishDrawing',
    summary: 'Furnish a floor plan',
  },
  {
    url: '/api/v2/ai/external/process',
    scope: 'partner',
    operationId: 'furnishDrawingForPartner',
    summary: "Furnish a floor plan, in a partner's flow",
  },
];

/** The two uploads: the same work, another scope and another host in one URL. */
export function addUploadRoutes(app: App, options: UploadRoutesOptions): void {
  const { desk, urls, poster } = options;
  const arrivals = new Arrivals(KEY_ARRIVALS);
  const senders = new WeakMap<FastifyRequest, { key: KeyRecord; visit: Visit; arrival: Arrival }>();
  for (const { url, scope, operationId, summary } of ENDPOINTS) {
    app.route({
      method: 'POST',
      url,
      schema: {
        operationId,
        summary,
        description:
          'Answers when the furnished picture and the gallery can be fetched; with `Prefer: respond-async` at once. Errors are JSON as well.',
        tags: ['uploads'],
        consumes: ['multipart/form-data'],
        headers: UploadHeaders,
        body: UploadForm,
        response: { 200: UploadAnswer, 202: AcceptedAnswer, ...UPLOAD_PROBLEMS },
      },
      // Before a byte of the body is parsed.
      onRequest: async (request, reply) => {
        const visit = await openVisit(desk, reply, 'drawing');
        const key = await authorize(request, reply, scope, options);
        const arrival = arrivals.begin(key.key);
        reply.raw.once('close', arrival.end);
        checkFormHeaders(request);
        readIdempotencyKey(request.headers);
        senders.set(request, { key, visit, arrival });
      },
      preValidation: async (request, reply) => {
        request.body = await receiveForm(request, reply, senders.get(request)!);
      },
      handler: async (request, reply) => {
        const { key, visit } = senders.get(request)!;
        const { image, additionalData, corrections, webhookUrl, ...texts } = request.body;
        if (webhookUrl !== undefined) await checkWebhookUrl(webhookUrl, poster);
        const { wishes, notes } = readWishes(texts);
        const once = idempotentUpload(request, reply, { keyId: key.key, endpoint: url });
        const wanted = { keyId: key.key, scope, requestId: request.id, wishes, corrections, once };
        const later = { ...wanted, additionalData, notes, webhookUrl };
        const work = () => {
          if (prefersLater(request.headers)) return visit.processLater(image.bytes, later);
          const signal = watchSender(reply);
          if (webhookUrl === undefined) return visit.process(image.bytes, { ...wanted, signal });
          return visit.processAndPost(image.bytes, { ...later, signal });
        };
        const made = await work();
        if ('jobId' in made) return sendAccepted(reply, made.jobId, urls);
        const data = describePlan(made, urls, { pictureHost: pictureHostOf(scope, urls), additionalData, notes });
        return { status: 'success' as const, code: 200 as const, data };
      },
    });
  }
}

/** @throws Failure `invalid_file` for an address that nothing may be posted to */
async function checkWebhookUrl(url: string, poster: WebhookPoster): Promise<void> {
  const reason = await poster.refuse(url);
  if (reason)
    throw new Failure('invalid_file', `The field webhookUrl cannot be used. ${reason}`, { webhookUrl: reason });
}

function sendAccepted(reply: FastifyReply, jobId: string, urls: PublicUrls): FastifyReply {
  reply.headers({ Location: jobPath(jobId), 'Cache-Control': 'no-store' });
  if (prefersLater(reply.request.headers)) reply.header('Preference-Applied', RESPOND_ASYNC);
  return reply.code(202).send(describeAccepted(jobId, urls));
}

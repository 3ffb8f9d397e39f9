import type { FastifyRequest } from 'fastify';
import { readWishes } from '#core/furnish/home/read-wishes.ts';
import type { KeyRecord } from '#service/ports/rows.ts';
import type { Scope } from '#service/scopes.ts';
import type { UploadDesk, Visit } from '#service/upload-desk.ts';
import type { App } from '../app.ts';
import { UPLOAD_PROBLEMS, UploadAnswer, UploadForm, UploadHeaders } from '../schemas.ts';
import { type Arrival, Arrivals, KEY_ARRIVALS } from './arrivals.ts';
import { authorize, type Gatekeepers } from './authorize.ts';
import { describePlan, type PublicUrls } from './describe-plan.ts';
import { idempotentUpload, readIdempotencyKey } from './idempotency.ts';
import { checkFormHeaders } from './read-form.ts';
import { openVisit, receiveForm } from './receive-upload.ts';
import { watchSender } from './watch-sender.ts';

export interface UploadRoutesOptions extends Gatekeepers {
  readonly desk: UploadDesk;
  readonly urls: PublicUrls;
}

interface Endpoint {
  readonly url: string;
  readonly scope: Scope;
  readonly operationId: string;
  readonly summary: string;
  readonly pictureHost: (urls: PublicUrls) => string;
}

const ENDPOINTS: readonly Endpoint[] = [
  {
    url: '/api/v2/ai/process',
    scope: 'general',
    operationId: 'furnishDrawing',
    summary: 'Furnish a floor plan',
    pictureHost: (urls) => urls.api,
  },
  {
    url: '/api/v2/ai/external/process',
    scope: 'partner',
    operationId: 'furnishDrawingForPartner',
    summary: "Furnish a floor plan, in a partner's flow",
    pictureHost: (urls) => urls.app,
  },
];

/** The two uploads: the same work, another scope and another host in one URL. */
export function addUploadRoutes(app: App, options: UploadRoutesOptions): void {
  const { desk, urls } = options;
  const arrivals = new Arrivals(KEY_ARRIVALS);
  const senders = new WeakMap<FastifyRequest, { key: KeyRecord; visit: Visit; arrival: Arrival }>();
  for (const { url, scope, operationId, summary, pictureHost } of ENDPOINTS) {
    app.route({
      method: 'POST',
      url,
      schema: {
        operationId,
        summary,
        description: 'Answers when the furnished picture and the gallery can be fetched. Errors are JSON as well.',
        tags: ['uploads'],
        consumes: ['multipart/form-data'],
        headers: UploadHeaders,
        body: UploadForm,
        response: { 200: UploadAnswer, ...UPLOAD_PROBLEMS },
      },
      // Before a byte of the body is parsed.
      onRequest: async (request, reply) => {
        const visit = await openVisit(desk, reply);
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
        const { image, additionalData, corrections, ...texts } = request.body;
        const { wishes, notes } = readWishes(texts);
        const signal = watchSender(reply);
        const once = idempotentUpload(request, reply, { keyId: key.key, endpoint: url });
        const work = { keyId: key.key, scope, requestId: request.id, wishes, corrections, signal, once };
        const plan = await visit.process(image.bytes, work);
        const data = describePlan(plan, urls, { pictureHost: pictureHost(urls), additionalData, notes });
        return { status: 'success' as const, code: 200 as const, data };
      },
    });
  }
}

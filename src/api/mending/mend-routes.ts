import type { FastifyRequest } from 'fastify';
import { Value } from 'typebox/value';
import type { MendAsset, Mending } from '#service/mending.ts';
import type { PlanRecord } from '#service/ports/plan-rows.ts';
import type { RateLimiter } from '#service/ports/rate-limiter.ts';
import type { UploadDesk } from '#service/upload-desk.ts';
import type { App } from '../app.ts';
import { HttpProblem } from '../problem.ts';
import { MendedPlan, MendParams, ProblemBody, UPLOAD_PROBLEMS, UploadAnswer } from '../schemas.ts';
import { Arrivals, TRY_ARRIVALS } from '../uploads/arrivals.ts';
import { rateLimited } from '../uploads/authorize.ts';
import type { PublicUrls } from '../uploads/describe-plan.ts';
import { openVisit } from '../uploads/receive-upload.ts';
import { type Mender, mendPlan, receiveMended } from './mend-plan.ts';
import { checkJsonHeaders } from './read-json.ts';
import { PLAN_LIMIT_BYTES } from './read-mended-plan.ts';

export interface MendRoutesOptions {
  readonly desk: UploadDesk;
  readonly urls: PublicUrls;
  readonly mending: Mending;
  /** Mended plans per address. */
  readonly mendLimiter: RateLimiter;
}

const ASSETS: Record<MendAsset, { type: string; summary: string }> = {
  'plan.json': { type: 'application/json; charset=utf-8', summary: 'The newest version of a plan that is mended' },
  'original.jpg': { type: 'image/jpeg', summary: 'The drawing of a plan that is mended' },
};

/** What the page to mend a plan asks for: no key, but a secret in the address. Its page at `/mend/:secret` is still to come. */
export function addMendRoutes(app: App, { desk, urls, mending, mendLimiter }: MendRoutesOptions): void {
  const arrivals = new Arrivals(TRY_ARRIVALS);
  const menders = new WeakMap<FastifyRequest, Mender>();

  const open = async (secret: string): Promise<PlanRecord> => {
    const record = await mending.open(secret);
    if (!record) throw nothingHere();
    return record;
  };

  for (const [asset, { type, summary }] of Object.entries(ASSETS)) {
    app.route({
      method: 'GET',
      url: `/mend/:secret/${asset}`,
      schema: {
        summary,
        tags: ['pages'],
        params: MendParams,
        response: fileAnswer(type),
      },
      handler: async (request, reply) => {
        const bytes = await mending.findAsset(await open(request.params.secret), asset as MendAsset);
        if (!bytes) throw nothingHere();
        return reply.type(type).send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
      },
    });
  }

  app.route({
    method: 'POST',
    url: '/mend/:secret/plan',
    schema: {
      summary: 'Put a plan right, without a key',
      description: 'As `POST /api/v2/layouts/{uniqueId}/plan`, by whoever has the secret address.',
      tags: ['pages'],
      params: MendParams,
      body: MendedPlan,
      response: { 200: UploadAnswer, ...UPLOAD_PROBLEMS, 404: ProblemBody },
    },
    onRequest: async (request, reply) => {
      const visit = await openVisit(desk, reply);
      const budget = await mendLimiter.consume(request.ip);
      if (!budget.allowed) throw rateLimited(reply, budget);
      const { params } = request;
      if (!Value.Check(MendParams, params)) throw nothingHere();
      const { secret } = params;
      const record = await open(secret);
      const arrival = arrivals.begin(request.ip);
      reply.raw.once('close', arrival.end);
      checkJsonHeaders(request, PLAN_LIMIT_BYTES);
      menders.set(request, { record, visit, arrival, secret });
    },
    preValidation: async (request) => {
      request.body = await receiveMended(request, menders.get(request)!);
    },
    handler: (request, reply) => mendPlan(request, reply, menders.get(request)!, urls),
  });
}

/** For the OpenAPI document. */
function fileAnswer(type: string): Record<number, object> {
  const content = { [type]: { schema: { type: 'string', format: 'binary' } } };
  return { 200: { description: 'The file', content }, 404: ProblemBody };
}

function nothingHere(): HttpProblem {
  return new HttpProblem('not_found', 'There is nothing to mend at this address.');
}

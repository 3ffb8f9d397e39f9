import type { FastifyRequest } from 'fastify';
import { Value } from 'typebox/value';
import type { Mending } from '#service/mending/mending.ts';
import type { PlanRecord } from '#service/ports/plan-rows.ts';
import type { KeyRecord } from '#service/ports/rows.ts';
import type { UploadDesk } from '#service/uploads/upload-desk.ts';
import type { App } from '../app.ts';
import { HttpProblem } from '../problem.ts';
import { CredentialHeaders, LayoutParams, MEND_PROBLEMS, MendedPlan, ProblemBody, UploadAnswer } from '../schemas.ts';
import { Arrivals, KEY_ARRIVALS } from '../uploads/arrivals.ts';
import { authorize, type Gatekeepers, identify } from '../uploads/authorize.ts';
import type { PublicUrls } from '../uploads/describe-plan.ts';
import { openVisit } from '../uploads/receive-upload.ts';
import { type Mender, mendPlan, receiveFor } from './mend-plan.ts';
import { checkJsonHeaders } from './read-json.ts';
import { PLAN_LIMIT_BYTES, receiveMendedPlan } from './read-mended-plan.ts';

export interface LayoutRoutesOptions extends Gatekeepers {
  readonly desk: UploadDesk;
  readonly urls: PublicUrls;
  readonly mending: Mending;
}

/** For the OpenAPI document. */
const REMOVED: Record<number, object> = {
  204: { description: 'It is gone', type: 'null' },
  401: ProblemBody,
  404: ProblemBody,
  429: ProblemBody,
  503: ProblemBody,
};

/** What a key may do with the plans that it made: put them right, and take them away. */
export function addLayoutRoutes(app: App, options: LayoutRoutesOptions): void {
  const { desk, urls, mending } = options;
  const arrivals = new Arrivals(KEY_ARRIVALS);
  const menders = new WeakMap<FastifyRequest, Mender>();
  const owned = new WeakMap<FastifyRequest, PlanRecord>();

  /** @throws Failure, HttpProblem for a plan of somebody else's as for none */
  const findOwned = async (request: FastifyRequest, key: KeyRecord): Promise<PlanRecord> => {
    // Not checked by the route's schema yet: that comes after the body.
    const { params } = request;
    const record = Value.Check(LayoutParams, params) && (await mending.findOwned(params.uniqueId, key.key));
    if (!record) throw new HttpProblem('not_found', 'This key has made no such plan.');
    return record;
  };

  app.route({
    method: 'POST',
    url: '/api/v2/layouts/:uniqueId/plan',
    schema: {
      operationId: 'mendPlan',
      summary: 'Put a plan right',
      description:
        'By the key that made it: a corrected plan.json is furnished and drawn again without reading, and becomes the next version, which the same gallery shows. Answers as the upload did.',
      tags: ['uploads'],
      headers: CredentialHeaders,
      params: LayoutParams,
      body: MendedPlan,
      response: { 200: UploadAnswer, ...MEND_PROBLEMS, 404: ProblemBody },
    },
    onRequest: async (request, reply) => {
      const visit = await openVisit(desk, reply, 'furnish');
      const record = await findOwned(request, await authorize(request, reply, undefined, options));
      const arrival = arrivals.begin(record.keyId!);
      reply.raw.once('close', arrival.end);
      checkJsonHeaders(request, PLAN_LIMIT_BYTES);
      menders.set(request, { of: record, visit, arrival });
    },
    preValidation: async (request, reply) => {
      request.body = await receiveFor(reply, menders.get(request)!, 'furnish', (options) =>
        receiveMendedPlan(request.raw, options),
      );
    },
    handler: (request, reply) => mendPlan(request, reply, menders.get(request)!, urls),
  });

  app.route({
    method: 'DELETE',
    url: '/api/v2/layouts/:uniqueId',
    schema: {
      operationId: 'removePlan',
      summary: 'Take a plan away',
      description:
        'By the key that made it: all versions and variants, their pictures, the drawing and the gallery. Costs nothing of the budget of the key.',
      tags: ['uploads'],
      headers: CredentialHeaders,
      params: LayoutParams,
      response: REMOVED,
    },
    onRequest: async (request, reply) => {
      owned.set(request, await findOwned(request, await identify(request, reply, options)));
    },
    handler: async (request, reply) => {
      await mending.remove(owned.get(request)!);
      return reply.code(204).send();
    },
  });
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import { Value } from 'typebox/value';
import { parseCorrections } from '#core/corrections/parse-corrections.ts';
import { Corrections } from '#core/corrections/schema.ts';
import type { JobKind } from '#service/jobs/job-kind.ts';
import type { MendAsset } from '#service/mending/mending.ts';
import type { StageListener } from '#service/ports/plan-processor.ts';
import type { RateLimiter } from '#service/ports/rate-limiter.ts';
import type { UploadDesk } from '#service/uploads/upload-desk.ts';
import type { App } from '../app.ts';
import { HttpProblem } from '../problem.ts';
import {
  MEND_PROBLEMS,
  MendedPlan,
  MendPageParams,
  MendParams,
  ProblemBody,
  UploadAnswer,
  WORK_PROBLEMS,
} from '../schemas.ts';
import { answerInLines, LINES_TYPE } from '../uploads/answer-in-lines.ts';
import { Arrivals, TRY_ARRIVALS } from '../uploads/arrivals.ts';
import { rateLimited } from '../uploads/authorize.ts';
import { describePlan } from '../uploads/describe-plan.ts';
import { CORRECTIONS_LIMIT_BYTES } from '../uploads/read-form.ts';
import { openVisit } from '../uploads/receive-upload.ts';
import { watchSender } from '../uploads/watch-sender.ts';
import { addMendPage, type MendPageOptions } from './mend-page-route.ts';
import { type Mender, mendPlan, receiveFor } from './mend-plan.ts';
import { type MendGate, nothingToMend, openMendable } from './open-mendable.ts';
import { checkJsonHeaders, readJsonBody } from './read-json.ts';
import { PLAN_LIMIT_BYTES, receiveMendedPlan } from './read-mended-plan.ts';
import { tellMendUrl } from './tell-mend-url.ts';

export interface MendRoutesOptions extends MendPageOptions {
  readonly desk: UploadDesk;
  /** Mended plans per address. */
  readonly mendLimiter: RateLimiter;
}

const ASSETS: Record<MendAsset, { type: string; operationId: string; summary: string }> = {
  'plan.json': {
    type: 'application/json; charset=utf-8',
    operationId: 'getMendedPlan',
    summary: 'The newest version of a plan that is mended',
  },
  'first.json': {
    type: 'application/json; charset=utf-8',
    operationId: 'getFirstReading',
    summary: 'What was read first of a plan that is mended',
  },
  'original.jpg': {
    type: 'image/jpeg',
    operationId: 'getMendedDrawing',
    summary: 'The drawing of a plan that is mended',
  },
};

/** The page to mend a plan and what it asks for: no key, but a secret in the address. */
export function addMendRoutes(app: App, options: MendRoutesOptions): void {
  addMendPage(app, options);
  addAssets(app, options);
  addPages(app, options);
  const menders = new Menders(options);
  addPlanRoute(app, menders, options);
  addCorrectionsRoute(app, menders, options);
}

/** Who was let in by the headers of a request. */
class Menders {
  readonly #options: MendRoutesOptions;
  readonly #arrivals = new Arrivals(TRY_ARRIVALS);
  readonly #known = new WeakMap<FastifyRequest, Mender & { readonly secret: string }>();

  constructor(options: MendRoutesOptions) {
    this.#options = options;
  }

  async letIn(request: FastifyRequest, reply: FastifyReply, kind: JobKind, limitBytes: number): Promise<void> {
    const { desk, mendLimiter } = this.#options;
    const visit = await openVisit(desk, reply, kind);
    const budget = await mendLimiter.consume(request.ip);
    if (!budget.allowed) throw rateLimited(reply, budget);
    // Not checked by the route's schema yet: that comes after the body.
    const { params } = request;
    if (!Value.Check(MendParams, params)) throw nothingToMend();
    const of = await openMendable(request, reply, this.#options);
    const arrival = this.#arrivals.begin(request.ip);
    reply.raw.once('close', arrival.end);
    checkJsonHeaders(request, limitBytes);
    this.#known.set(request, { of, visit, arrival, secret: params.secret });
  }

  who(request: FastifyRequest): Mender & { readonly secret: string } {
    return this.#known.get(request)!;
  }
}

function addAssets(app: App, gate: MendGate): void {
  for (const [asset, { type, ...told }] of Object.entries(ASSETS)) {
    app.route({
      method: 'GET',
      url: `/mend/:secret/${asset}`,
      schema: { ...told, tags: ['pages'], params: MendParams, response: fileAnswer(type) },
      handler: async (request, reply) => {
        const bytes = await gate.mending.findAsset(await openMendable(request, reply, gate), asset as MendAsset);
        if (!bytes) throw nothingToMend();
        return reply.type(type).send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
      },
    });
  }
}

/** To choose one from. */
function addPages(app: App, gate: MendGate): void {
  app.route({
    method: 'GET',
    url: '/mend/:secret/pages/:page',
    schema: {
      operationId: 'getPdfPage',
      summary: 'A page of a PDF with several, small',
      description:
        'Of a drawing that was refused as `multiple_pages`, the first ones; `POST …/corrections` takes the number.',
      tags: ['pages'],
      params: MendPageParams,
      response: fileAnswer('image/jpeg'),
    },
    handler: async (request, reply) => {
      const bytes = await gate.mending.findPage(await openMendable(request, reply, gate), Number(request.params.page));
      if (!bytes) throw nothingToMend();
      return reply.type('image/jpeg').send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    },
  });
}

function addPlanRoute(app: App, menders: Menders, { urls }: MendRoutesOptions): void {
  app.route({
    method: 'POST',
    url: '/mend/:secret/plan',
    schema: {
      operationId: 'mendPlanBySecret',
      summary: 'Put a plan right, without a key',
      description:
        'As `POST /api/v2/layouts/{uniqueId}/plan`, by whoever has the secret address. A drawing that was refused becomes a plan by it.',
      tags: ['pages'],
      params: MendParams,
      body: MendedPlan,
      response: { 200: UploadAnswer, ...MEND_PROBLEMS, 404: ProblemBody },
    },
    onRequest: (request, reply) => menders.letIn(request, reply, 'furnish', PLAN_LIMIT_BYTES),
    preValidation: async (request, reply) => {
      request.body = await receiveFor(reply, menders.who(request), 'furnish', (options) =>
        receiveMendedPlan(request.raw, options),
      );
    },
    handler: (request, reply) => mendPlan(request, reply, menders.who(request), urls),
  });
}

function addCorrectionsRoute(app: App, menders: Menders, { urls, mending, desk }: MendRoutesOptions): void {
  app.route({
    method: 'POST',
    url: '/mend/:secret/corrections',
    schema: {
      operationId: 'correctDrawing',
      summary: 'Read a refused drawing again, with corrections',
      description:
        'The drawing as it was sent is kept for a day when it was refused on the page at /. Answers as an upload: the plan, or the next thing that is in its way. Who accepts `application/x-ndjson` hears of the stages, as at `POST /try`.',
      tags: ['pages'],
      params: MendParams,
      body: Corrections,
      response: { 200: UploadAnswer, ...WORK_PROBLEMS, 404: ProblemBody },
    },
    onRequest: (request, reply) => menders.letIn(request, reply, 'drawing', CORRECTIONS_LIMIT_BYTES),
    preValidation: async (request, reply) => {
      request.body = await receiveFor(reply, menders.who(request), 'drawing', async (options) => {
        const bytes = await readJsonBody(request.raw, { ...options, limitBytes: CORRECTIONS_LIMIT_BYTES });
        return parseCorrections(new TextDecoder().decode(bytes));
      });
    },
    handler: async (request, reply) => {
      const { of, visit, secret: mendSecret } = menders.who(request);
      const drawing = 'draftId' in of ? await mending.findDrawing(of) : undefined;
      if (!drawing || !('draftId' in of))
        throw new HttpProblem('not_found', 'This drawing was not refused, or is no longer kept.');
      const inLines = request.headers.accept?.includes(LINES_TYPE) ?? false;
      const work = async (onStage?: StageListener) => {
        const plan = await visit.process(drawing, {
          ...{ keyId: null, scope: null, keepRefused: true, wishes: {}, corrections: request.body },
          again: { draft: of, mendSecret },
          requestId: request.id,
          signal: watchSender(reply),
          isWatched: inLines,
          onStage,
        });
        return describePlan(plan, urls, { pictureHost: urls.api, notes: [] });
      };
      if (inLines) return answerInLines(request, reply, { expected: desk.expectedTimes, urls, work });
      try {
        return { status: 'success' as const, code: 200 as const, data: await work() };
      } catch (error) {
        throw tellMendUrl(error, urls);
      }
    },
  });
}

/** For the OpenAPI document. */
function fileAnswer(type: string): Record<number, object> {
  const content = { [type]: { schema: { type: 'string', format: 'binary' } } };
  return { 200: { description: 'The file', content }, 404: ProblemBody, 429: ProblemBody };
}

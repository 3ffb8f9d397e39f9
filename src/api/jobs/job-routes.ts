import type { FastifyReply, FastifyRequest } from 'fastify';
import type { UploadDesk } from '#service/uploads/upload-desk.ts';
import type { App } from '../app.ts';
import { HttpProblem } from '../problem.ts';
import { CredentialHeaders, ProblemBody } from '../schemas.ts';
import { type Gatekeepers, identify } from '../uploads/authorize.ts';
import type { PublicUrls } from '../uploads/describe-plan.ts';
import { describeJob } from './describe-job.ts';
import { JobAnswer, JobParams } from './job-schemas.ts';

export interface JobRoutesOptions extends Gatekeepers {
  readonly desk: UploadDesk;
  readonly urls: PublicUrls;
}

/** Seconds after which it is worth asking again for a job that has not ended. */
const ASK_AGAIN_S = 1;

const PROBLEMS = { 401: ProblemBody, 404: ProblemBody, 429: ProblemBody, 503: ProblemBody };

/** For the OpenAPI document. */
const CANCELLED: Record<number, object> = {
  204: { description: 'It is cancelled', type: 'null' },
  ...PROBLEMS,
  409: ProblemBody,
};

/** Uploads whose senders did not wait, by the key that made them. Asking costs nothing of its budget. */
export function addJobRoutes(app: App, options: JobRoutesOptions): void {
  const { desk, urls } = options;
  const keys = new WeakMap<FastifyRequest, string>();
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    keys.set(request, (await identify(request, reply, options)).key);
  };

  app.route({
    method: 'GET',
    url: '/api/v2/jobs/:id',
    schema: {
      operationId: 'getJob',
      summary: 'Ask for the result of an upload',
      description:
        'By the key that sent it with `Prefer: respond-async`: its stages, how far it is, and at the end the answer of the upload, kept for 24 hours. Costs nothing of the budget of the key; `Retry-After` says when it is worth asking again.',
      tags: ['uploads'],
      headers: CredentialHeaders,
      params: JobParams,
      response: { 200: JobAnswer, ...PROBLEMS },
    },
    onRequest,
    handler: async (request, reply) => {
      const job = await desk.later.find(request.params.id, keys.get(request)!);
      if (!job) throw noSuchJob();
      reply.header('Cache-Control', 'no-store');
      if (job.state === 'queued' || job.state === 'running') reply.header('Retry-After', String(ASK_AGAIN_S));
      return { status: 'success' as const, code: 200 as const, data: describeJob(job, desk, urls) };
    },
  });

  app.route({
    method: 'DELETE',
    url: '/api/v2/jobs/:id',
    schema: {
      operationId: 'cancelJob',
      summary: 'Cancel an upload',
      description:
        'By the key that sent it with `Prefer: respond-async`: the work is stopped, and leaves nothing. Again: 204 as well. What has ended cannot be cancelled: `job_ended`; its plan is taken away by `DELETE /api/v2/layouts/{uniqueId}`.',
      tags: ['uploads'],
      headers: CredentialHeaders,
      params: JobParams,
      response: CANCELLED,
    },
    onRequest,
    handler: async (request, reply) => {
      const isCancelled = await desk.later.cancel(request.params.id, keys.get(request)!);
      if (isCancelled === undefined) throw noSuchJob();
      if (!isCancelled) throw new HttpProblem('job_ended', 'This job has ended. Ask for its result.');
      return reply.code(204).send();
    },
  });
}

const noSuchJob = () => new HttpProblem('not_found', 'This key has no such job, or it is older than 24 hours.');

import Type from 'typebox';
import type { UploadDesk } from '#service/uploads/upload-desk.ts';
import type { App } from './app.ts';
import { RETRY_AFTER_S } from './problem.ts';
import { Ready } from './schemas.ts';

export interface HealthRoutesOptions {
  readonly desk: UploadDesk;
}

/** A balancer that asks waits two seconds at the least; what does not answer by then is missing. */
const CHECK_MS = 1_500;

/** For whoever starts, stops and balances processes. */
export function addHealthRoutes(app: App, { desk }: HealthRoutesOptions): void {
  app.route({
    method: 'GET',
    url: '/healthz',
    schema: {
      operationId: 'checkAlive',
      summary: 'The process is alive',
      tags: ['operation'],
      response: { 200: Type.Object({ status: Type.Literal('alive') }) },
    },
    handler: async () => ({ status: 'alive' as const }),
  });

  app.route({
    method: 'GET',
    url: '/readyz',
    schema: {
      operationId: 'checkReady',
      summary: 'Uploads can be taken',
      tags: ['operation'],
      response: { 200: Ready, 503: Ready },
    },
    handler: async (_, reply) => {
      const missing = (await desk.findMissing(CHECK_MS)).map(({ what }) => what);
      if (missing.length === 0) return { status: 'ready' as const, missing };
      return reply.code(503).header('Retry-After', String(RETRY_AFTER_S)).send({ status: 'not ready', missing });
    },
  });
}

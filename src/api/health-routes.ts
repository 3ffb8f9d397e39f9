import Type from 'typebox';
import type { FileStore } from '#service/ports/file-store.ts';
import type { JobQueue } from '#service/ports/job-queue.ts';
import type { Rows } from '#service/ports/rows.ts';
import type { UploadDesk } from '#service/upload-desk.ts';
import type { App } from './app.ts';
import { RETRY_AFTER_S } from './problem.ts';
import { Ready } from './schemas.ts';

export interface HealthRoutesOptions {
  readonly files: FileStore;
  readonly rows: Rows;
  readonly queue: JobQueue;
  readonly desk: UploadDesk;
}

/** For whoever starts, stops and balances processes. */
export function addHealthRoutes(app: App, { files, rows, queue, desk }: HealthRoutesOptions): void {
  app.route({
    method: 'GET',
    url: '/healthz',
    schema: {
      summary: 'The process is alive',
      tags: ['operation'],
      response: { 200: Type.Object({ status: Type.Literal('alive') }) },
    },
    handler: async () => ({ status: 'alive' as const }),
  });

  app.route({
    method: 'GET',
    url: '/readyz',
    schema: { summary: 'Uploads can be taken', tags: ['operation'], response: { 200: Ready, 503: Ready } },
    handler: async (_, reply) => {
      const failed = await Promise.all(
        Object.entries({ files, rows, queue }).map(([name, store]) =>
          store.check().then(
            () => [],
            () => [name],
          ),
        ),
      );
      const missing = [...failed.flat(), ...(desk.draining ? ['draining'] : [])];
      if (missing.length === 0) return { status: 'ready' as const, missing };
      return reply.code(503).header('Retry-After', String(RETRY_AFTER_S)).send({ status: 'not ready', missing });
    },
  });
}

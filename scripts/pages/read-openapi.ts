import { Metrics } from '#api/metrics.ts';
import { makeServer, type ServerOptions } from '#api/server.ts';
import type { OpenApi } from './api-page.ts';

/** The OpenAPI document of a server that nobody will ask anything: its routes are added, nothing is opened. */
export async function readOpenApi(): Promise<OpenApi> {
  const nothing = {} as never;
  const silent = {
    info() {},
    warn() {},
    error() {},
    debug() {},
    trace() {},
    fatal() {},
    child: () => silent,
    level: 'silent',
  };
  const options: ServerOptions = {
    ...{ files: nothing, rows: nothing, queue: nothing, desk: nothing, keys: nothing, gallery: nothing },
    ...{ poster: nothing },
    ...{ pictures: nothing, keepsakes: nothing, mending: nothing, mendLimiter: nothing, variantLimiter: nothing },
    ...{ limiter: nothing, guessLimiter: nothing, tryLimiter: nothing, metricsHere: false },
    urls: { api: 'https://api.example', app: 'https://app.example' },
    viewerFolder: import.meta.dirname,
    metrics: new Metrics({ desk: nothing, queue: nothing }),
    log: silent as never,
  };
  const app = await makeServer(options);
  try {
    return (await app.inject('/openapi.json')).json<OpenApi>();
  } finally {
    await app.close();
  }
}

import { createServer, type Server } from 'node:http';
import type { Metrics } from '#api/metrics.ts';
import type { Config } from '#config';

export interface MetricsServer {
  readonly url: string;
  close(): void;
}

/** `/metrics` on a port of its own, when there is to be one. */
export async function serveMetrics(
  { metricsPort, host }: Pick<Config, 'metricsPort' | 'host'>,
  registry: Metrics['registry'],
): Promise<MetricsServer | undefined> {
  if (metricsPort === undefined) return undefined;
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end();
    response.setHeader('Content-Type', registry.contentType).end(await registry.metrics());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(metricsPort, host, resolve);
  });
  return { url: `http://localhost:${portOf(server)}/metrics`, close: () => server.close() };
}

export function portOf(server: Server): number {
  return (server.address() as { port: number }).port;
}

import { makeLog } from '#adapters/log/make-log.ts';
import { makeRegistry } from '#api/metrics.ts';
import { ConfigError, readConfig } from '#config';
import { startHeartbeat } from '#service/jobs/worker-heartbeat.ts';
import { endOnSignal } from '../end-on-signal.ts';
import { makeChildProcessor } from '../make-child-processor.ts';
import { openStores } from '../open-stores.ts';
import { openTracing } from '../open-tracing.ts';
import { serveMetrics } from '../serve-metrics.ts';
import { startWork } from '../start-work.ts';

export const WORKER_HELP = `plenish worker

Only workers, for many machines. Needs the shared stores: PLENISH_DATABASE_URL, and PLENISH_S3_* or a data folder that all machines share.
With PLENISH_METRICS_PORT it tells its own metrics.`;

/** Runs `plenish worker` until it is told to end. */
export async function runWorker(makeProcessor = makeChildProcessor): Promise<number> {
  const config = readConfig();
  if (!config.databaseUrl) throw new ConfigError('A worker needs the shared stores: set PLENISH_DATABASE_URL.');
  if (config.workers === 0) throw new ConfigError('A worker with PLENISH_WORKERS=0 would do nothing.');
  const log = makeLog(config.logLevel);
  const tracing = await openTracing(config, log);
  const registry = makeRegistry();
  const opening = openStores(config, log, { tracing });
  const processor = await startWork({ config, log, stores: opening, registry, makeProcessor });
  const { rows, queue, database } = await opening;
  const metrics = await serveMetrics(config, registry);
  const heartbeat = await startHeartbeat(rows.workers, config.workers, log);
  console.log(`plenish: ${config.workers} workers are waiting for drawings`);
  await endOnSignal(async () => {
    await heartbeat.stop();
    metrics?.close();
    await queue.close(config.drainLimitS * 1000);
    await processor.close();
    await database.close();
    await tracing?.close();
  });
  return 0;
}

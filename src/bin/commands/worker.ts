import { makeLog } from '#adapters/log/make-log.ts';
import { ConfigError, readConfig } from '#config';
import { makePlanHandler } from '#service/process-plan.ts';
import { startHeartbeat } from '#service/worker-heartbeat.ts';
import { endOnSignal } from '../end-on-signal.ts';
import { makeChildProcessor } from '../make-child-processor.ts';
import { openStores } from '../open-stores.ts';

export const WORKER_HELP = `plenish worker

Only workers, for many machines. Needs the shared stores: PLENISH_DATABASE_URL, and PLENISH_S3_* or a data folder that all machines share.`;

/** Runs `plenish worker` until it is told to end. */
export async function runWorker(makeProcessor = makeChildProcessor): Promise<number> {
  const config = readConfig();
  if (!config.databaseUrl) throw new ConfigError('A worker needs the shared stores: set PLENISH_DATABASE_URL.');
  if (config.workers === 0) throw new ConfigError('A worker with PLENISH_WORKERS=0 would do nothing.');
  const log = makeLog(config.logLevel);
  const { files, rows, queue, webhooks, database } = await openStores(config, log);
  const processor = await makeProcessor({ workers: config.workers, log });
  const { timeLimitS } = config;
  await queue.work(config.workers, makePlanHandler({ files, rows, webhooks, processor, timeLimitS, log }));
  const heartbeat = await startHeartbeat(rows.workers, config.workers, log);
  console.log(`plenish: ${config.workers} workers are waiting for drawings`);
  await endOnSignal(async () => {
    await heartbeat.stop();
    await queue.close();
    await processor.close();
    await database.close();
  });
  return 0;
}

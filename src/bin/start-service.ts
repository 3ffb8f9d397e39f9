import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import {
  makeMemoryRateLimiter,
  makePostgresRateLimiter,
  type RateLimitOptions,
} from '#adapters/limits/flexible-rate-limiter.ts';
import { canvasPrinter } from '#adapters/line-plan/canvas-printer.ts';
import { makeLog } from '#adapters/log/make-log.ts';
import { collectGarbage } from '#adapters/memory/collect-garbage.ts';
import { trimHeap } from '#adapters/memory/trim-heap.ts';
import { sharpEncoder } from '#adapters/picture/sharp-encoder.ts';
import type { Database } from '#adapters/rows/database.ts';
import { dumpEmbedded } from '#adapters/rows/dump-database.ts';
import type { WebhookPace } from '#adapters/webhooks/boss-webhook-queue.ts';
import { makeWebhookPoster } from '#adapters/webhooks/https-webhook-poster.ts';
import { HousekeepingMetrics } from '#api/housekeeping-metrics.ts';
import { describeAnswer } from '#api/jobs/describe-job.ts';
import { Metrics } from '#api/metrics.ts';
import { makeServer } from '#api/server.ts';
import { WebhookMetrics } from '#api/webhook-metrics.ts';
import { type Config, ConfigError } from '#config';
import { DerivedPictures } from '#service/gallery/derived-pictures.ts';
import { Gallery } from '#service/gallery/gallery.ts';
import { Keepsakes } from '#service/gallery/keepsakes.ts';
import { recoverJobs } from '#service/jobs/recover-jobs.ts';
import { startHeartbeat } from '#service/jobs/worker-heartbeat.ts';
import { Housekeeping } from '#service/keeping/housekeeping.ts';
import type { NewKey } from '#service/keys/key-ring.ts';
import { SCOPES } from '#service/keys/scopes.ts';
import { AnswersLater, type LaterJob } from '#service/later/answers-later.ts';
import { postAnswers } from '#service/later/webhooks.ts';
import { Mending } from '#service/mending/mending.ts';
import type { FileStore } from '#service/ports/file-store.ts';
import type { Log } from '#service/ports/log.ts';
import { UploadDesk } from '#service/uploads/upload-desk.ts';
import { claimFolder, type FolderClaim } from './claim-folder.ts';
import type { BackupQuestion } from './commands/backup.ts';
import { type KeyCommand, runKeyCommand } from './key-commands.ts';
import type { MakeProcessor } from './make-child-processor.ts';
import type { MakeFirstLook } from './make-first-look.ts';
import { openStores, type Stores } from './open-stores.ts';
import { openTracing } from './open-tracing.ts';
import { portOf, serveMetrics } from './serve-metrics.ts';
import { startWork } from './start-work.ts';

/** Parts that tests replace. */
export interface ServiceParts {
  readonly makeProcessor: MakeProcessor;
  /** Without one drawings that wait are not looked at meanwhile. */
  readonly makeFirstLook?: MakeFirstLook | undefined;
  readonly wrapFiles?: (files: FileStore) => FileStore;
  readonly webhookPace?: WebhookPace;
}

export interface Service {
  /** Where it listens. */
  readonly url: string;
  readonly metricsUrl: string | undefined;
  /** Made because there was none yet. */
  readonly firstKey: NewKey | undefined;
  readonly stores: Stores;
  /** Removes what is not to be kept any longer, now and not when its turn comes. */
  sweep(): Promise<void>;
  /** Lets no more uploads in, finishes those that are in, then ends. */
  close(): Promise<void>;
}

const VIEWER_FOLDER = join(import.meta.dirname, '../../dist/viewer');

/** When all uploads have been answered, this long for what else is being sent, such as a picture over a slow line. */
const LAST_ANSWERS_MS = 5_000;
/** How often what was freed is given back to the system: each time takes some milliseconds. */
const TRIM_MS = 10_000;

/** API, gallery and workers in one process. @throws Error when another process has the data folder */
export async function startService(
  config: Config,
  { makeProcessor, makeFirstLook, wrapFiles = (files) => files, webhookPace }: ServiceParts,
): Promise<Service> {
  if (config.workers === 0 && !config.databaseUrl) {
    throw new ConfigError('PLENISH_WORKERS=0 leaves the work to other processes, which needs PLENISH_DATABASE_URL.');
  }
  const log = makeLog(config.logLevel);
  const { claim, tracing, stores, files } = await openAll(config, log, { wrapFiles, webhookPace });
  const { rows, keys, queue, webhooks, database } = stores;
  // The metrics are there by the time that anything is looked at.
  const firstLook = makeFirstLook?.((outcome) => metrics.noteLook(outcome));
  const derive = (purpose: string) => keys.derive(purpose);
  const jobsOutlive = config.databaseUrl !== undefined;
  const later = new AnswersLater({ rows, queue, webhooks, files });
  const desk = new UploadDesk({ ...config, queue, files, rows, later, firstLook, derive, jobsOutlive });
  const metrics = new Metrics({ desk, queue });
  const processor =
    config.workers > 0
      ? await startWork({ config, log, stores: { ...stores, files }, registry: metrics.registry, makeProcessor })
      : undefined;
  const { note: onSwept } = new HousekeepingMetrics(metrics.registry);
  const housekeeping = new Housekeeping({ files, rows, queue, later, policy: config.keeping, log, onSwept });
  // Processes that share the database, and have no workers of their own, count on these.
  const heartbeat =
    processor && config.databaseUrl ? await startHeartbeat(rows.workers, config.workers, log) : undefined;
  const port = config.port || (await findFreePort(config.host));
  const local = `http://localhost:${port}`;
  const urls = { api: config.apiUrl ?? local, app: config.appUrl ?? local };
  const poster = makeWebhookPoster({ allowLocal: config.allowLocalWebhooks });
  const answerOf = (job: LaterJob) => describeAnswer(job, desk, urls);
  // Not only when housekeeping is due: shortly after a crash it is not, and answers of jobs that died would be posted late.
  await later.sweep();
  const { note: onPosted } = new WebhookMetrics({ registry: metrics.registry, queue: webhooks });
  await postAnswers({ later, keys, poster, answerOf, queue: webhooks, log, onPosted });
  const gallery = new Gallery({ files, rows });
  const app = await makeServer({
    ...{ desk, keys, urls, metrics, log, poster, trace: tracing?.request },
    gallery,
    pictures: new DerivedPictures({ gallery, files, encoder: sharpEncoder }),
    keepsakes: new Keepsakes({ gallery, files, printer: canvasPrinter }),
    mending: new Mending({ files, rows }),
    ...(await makeLimiters(config, database)),
    viewerFolder: VIEWER_FOLDER,
    metricsHere: config.metricsPort === undefined && isLocal(urls.api) && isLocal(urls.app),
  });
  const metricsServer = await serveMetrics(config, metrics.registry);
  await app.listen({ host: config.host, port });
  // Last, when nothing can fail any more: its secret is shown once.
  const firstKey = await keys.createFirst(SCOPES, 'first start');
  housekeeping.start();
  await collectGarbage(); // making a database leaves some 300 MB
  const trimming = setInterval(trimHeap, TRIM_MS).unref();
  return {
    url: local,
    metricsUrl: metricsServer?.url,
    firstKey,
    stores,
    sweep: () => housekeeping.sweep(true),
    async close() {
      const drainedBy = performance.now() + config.drainLimitS * 1000;
      clearInterval(trimming);
      await heartbeat?.stop();
      const swept = housekeeping.stop();
      await desk.drain(config.drainLimitS);
      const cut = setTimeout(() => app.server.closeAllConnections(), LAST_ANSWERS_MS);
      await app.close();
      clearTimeout(cut);
      metricsServer?.close();
      await swept;
      await queue.close(Math.max(0, drainedBy - performance.now()));
      await firstLook?.close();
      await processor?.close();
      await database.close();
      await claim?.release();
      await tracing?.close();
      log.info({}, 'ended');
    },
  };
}

/** The data folder claimed, the stores open, and what an earlier process left of its jobs out of the way. */
async function openAll(
  config: Config,
  log: Log,
  { wrapFiles, webhookPace }: { wrapFiles: (files: FileStore) => FileStore; webhookPace: WebhookPace | undefined },
) {
  let opened: Stores | undefined;
  const claim = await claimFor(config, () => opened);
  const tracing = await openTracing(config, log);
  const stores = await openStores(config, log, { webhookPace, tracing });
  opened = stores;
  const files = wrapFiles(stores.files);
  const { rows, queue, database } = stores;
  if ('embedded' in database) {
    const dead = await recoverJobs({ queue, files, rows });
    if (dead > 0) log.warn({ dead }, 'jobs of an earlier process had died with it');
  }
  return { claim, tracing, stores, files };
}

/** Budgets by key, and by address for what needs none. */
async function makeLimiters({ rateLimit, rateWindowS, tryLimit, guessLimit }: Config, database: Database) {
  const makeLimiter = (options: RateLimitOptions) =>
    'pool' in database ? makePostgresRateLimiter(options, database.pool) : makeMemoryRateLimiter(options);
  const perAddress = (name: string) => makeLimiter({ limit: tryLimit, windowS: 60, name });
  return {
    limiter: await makeLimiter({ limit: rateLimit, windowS: rateWindowS, name: 'key' }),
    tryLimiter: await perAddress('try'),
    mendLimiter: await perAddress('mend'),
    variantLimiter: await perAddress('variant'),
    guessLimiter: makeMemoryRateLimiter({ limit: guessLimit, windowS: 60, name: 'guess' }),
  };
}

/** The embedded database is for one process. Others that ask about keys are answered through the claim. */
async function claimFor(config: Config, stores: () => Stores | undefined): Promise<FolderClaim | undefined> {
  if (config.databaseUrl) return undefined;
  const claim = await claimFolder(config.dataDir, async (question) => {
    const open = stores();
    if (!open) throw new Error('The service is starting. Ask again in a moment.');
    const asked = question as KeyCommand | BackupQuestion;
    if (asked.do !== 'backup') return runKeyCommand(open.keys, asked);
    if ('embedded' in open.database) await writeFile(asked.path, await dumpEmbedded(open.database.embedded));
    return null;
  });
  if (!claim) throw new ConfigError(`Another process is using the data folder ${config.dataDir}.`);
  return claim;
}

/** A port is needed before listening, because it is part of addresses that are handed out. */
async function findFreePort(host: string): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => void probe.once('error', reject).listen(0, host, resolve));
  const port = portOf(probe);
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

function isLocal(url: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(url).hostname);
}

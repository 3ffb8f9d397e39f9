/**
 * How long a further API and a further worker take to start beside those that are there: from the command to ready, and the processor time of
 * that. Each as on a machine that ran the program before, and as on a fresh one, which has to compile it.
 *
 *   node bench/cold-start.ts [--times 5] [--out out/service]
 *
 * On PostgreSQL and an S3 store: those that `TEST_DATABASE_URL` and `TEST_S3_…` name, or, without them, its own
 * (`test/servers/run.sh`). Exits with 1 where the median of one is over three seconds.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { quantile } from './quantile.ts';
import { conclude, type ServiceFigure } from './service/conclude.ts';
import { cpuSeconds } from './service/process-family.ts';
import { makeSharedStores, needServers } from './service/shared-stores.ts';
import { type Program, type SettingsOf, startServe, startWorker } from './service/start-program.ts';

const { values } = parseArgs({
  options: { times: { type: 'string', default: '5' }, out: { type: 'string', default: 'out/service' } },
});
const MOST_S = 3;

interface Start {
  readonly wallS: number;
  /** Less than the wall time by what it waits for; more, where several processes start at once. */
  readonly cpuS: number;
}

await needServers();
const stores = await makeSharedStores();
const first = await startServe({ ...stores.settings, WORKERS: '0' });
const worker = await startWorker({ ...stores.settings, WORKERS: '1' });
await first.untilReady();
const startApi = async (settings: SettingsOf) => {
  const started = await startServe({ ...settings, WORKERS: '0' }, { headers: first.headers });
  await started.untilReady();
  return started;
};
const kinds = [
  { what: 'a further API', start: startApi },
  { what: 'a further worker', start: (settings: SettingsOf) => startWorker({ ...settings, WORKERS: '1' }) },
];
const figures: ServiceFigure[] = [];
const more: Record<string, Start[]> = {};
for (const { what, start } of kinds) {
  for (const isFresh of [false, true]) {
    const starts: Start[] = [];
    for (let n = 0; n < Number(values.times); n++) starts.push(await timeStart(start, isFresh));
    const name = `${what}, ${isFresh ? 'on a machine that never ran it' : 'on a machine that ran it before'}`;
    more[name] = starts;
    const median = (of: (start: Start) => number) => quantile(starts.map(of), 0.5);
    const wallS = median((s) => s.wallS);
    const worst = Math.max(...starts.map((s) => s.wallS));
    const reached = `${wallS.toFixed(1)} s (worst ${worst.toFixed(1)} s; ${median((s) => s.cpuS).toFixed(1)} s of processor)`;
    figures.push({ what: `from the command to ready: ${name}`, bar: `${MOST_S} s`, reached, isMet: wallS <= MOST_S });
  }
}
await worker.end();
await first.end();
await stores.remove();
process.exit(conclude(values.out, 'cold-start', figures, more));

async function timeStart(start: (settings: SettingsOf) => Promise<Program>, isFresh: boolean): Promise<Start> {
  const cache = isFresh ? await mkdtemp(join(tmpdir(), 'plenish-bench-cache-')) : undefined;
  if (cache) process.env.NODE_COMPILE_CACHE = cache;
  const startedAt = performance.now();
  const started = await start(stores.settings);
  const wallS = (performance.now() - startedAt) / 1000;
  const cpuS = cpuSeconds(started.process.pid!);
  delete process.env.NODE_COMPILE_CACHE;
  await started.end();
  if (cache) await rm(cache, { recursive: true, force: true });
  return { wallS, cpuS };
}

/**
 * What the service adds to the work itself, and what a second worker is worth.
 *
 * Overhead: the same drawings through a child process alone and through a service with one, by turns; wall and processor time as ratios of
 * sums, with the interval in which 95 of 100 repetitions would lie. Second worker: plans a minute of an API with one worker and with two while more
 * always wait, by turns; each worker has its own half of the cores, as two machines would.
 *
 *   node bench/overhead.ts [--rounds 8] [--blocks 4] [--plans 16] [--out out/service]
 *
 * --rounds: each drawing so often; --blocks of one worker and of two, of so many --plans each. On PostgreSQL and an S3 store: those that
 * `TEST_DATABASE_URL` and `TEST_S3_…` name, or, without them, its own (`test/servers/run.sh`). Exits with 1 where a bar is missed.
 */
import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { makeLog } from '#adapters/log/make-log.ts';
import { MEMORY } from '../scripts/memory.mjs';
import { makeChildProcessor } from '../src/bin/make-child-processor.ts';
import { bootstrapInterval, type Interval } from './paired-bootstrap.ts';
import { conclude } from './service/conclude.ts';
import { cpuSeconds } from './service/process-family.ts';
import { nameOf, sendUpload, UPLOAD_PATHS } from './service/send-upload.ts';
import { makeSharedStores, needServers } from './service/shared-stores.ts';
import { type Service, startServe, startWorker } from './service/start-program.ts';
import { readSamples, type TrialFile } from './service/trial-files.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '8' },
    blocks: { type: 'string', default: '4' },
    plans: { type: 'string', default: '16' },
    out: { type: 'string', default: 'out/service' },
  },
});
const MOST_OVERHEAD = 0.05;
const LEAST_SPEEDUP = 1.8;

interface Cost {
  readonly wallS: number;
  readonly cpuS: number;
}

await needServers();
const drawings = readSamples();
const overhead = await measureOverhead();
const speedup = await measureSpeedup();
const ratio = ({ low, middle, high }: Interval) => `${middle.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)})`;
const added = ({ low, middle, high }: Interval) => {
  const percent = (share: number) => `${share < 1 ? '−' : '+'}${Math.abs(100 * (share - 1)).toFixed(1)} %`;
  return `${percent(middle)} (${percent(low)} to ${percent(high)})`;
};
// biome-ignore format: a table
const figures = [
  { what: 'time of a plan, served against a child process alone', bar: `+${100 * MOST_OVERHEAD} %`, reached: added(overhead.wall), isMet: overhead.wall.middle <= 1 + MOST_OVERHEAD },
  { what: 'processor time of a plan, served against a child process alone', bar: `+${100 * MOST_OVERHEAD} %`, reached: added(overhead.cpu), isMet: overhead.cpu.middle <= 1 + MOST_OVERHEAD },
  { what: 'plans a minute with a second worker, times those of one', bar: String(LEAST_SPEEDUP), reached: ratio(speedup.interval), isMet: speedup.interval.middle >= LEAST_SPEEDUP },
];
process.exit(conclude(values.out, 'overhead', figures, { overhead, speedup }));

async function measureOverhead() {
  // The program's launcher sets it for served ones.
  Object.assign(process.env, MEMORY);
  const bare = await makeChildProcessor({ workers: 1, log: makeLog('error') });
  const service = await startServe({ WORKERS: '1' });
  const pid = service.process.pid!;
  // What this process and the child use that is alone; the service is a descendant as well.
  const cpuOfBare = () => cpuSeconds(process.pid) - cpuSeconds(pid);
  const alone = (file: TrialFile['file']) => costOf(cpuOfBare, () => bare.process(file));
  const served = (file: TrialFile['file']) => costOf(() => cpuSeconds(pid), () => mustSucceed(service, file)); // biome-ignore format: one idea
  const pairs: { alone: Cost; served: Cost }[] = [];
  // The first drawing of each is left out: it compiles and opens what is opened once.
  for (const { file } of drawings) await Promise.all([bare.process(file), mustSucceed(service, file)]);
  for (let round = 0; round < Number(values.rounds); round++) {
    for (const { file, name } of drawings) {
      const isFirst = round % 2 === 0;
      const before = isFirst ? await alone(file) : undefined;
      const through = await served(file);
      const pair = { alone: before ?? (await alone(file)), served: through };
      pairs.push(pair);
      console.log(`${name}: alone ${pair.alone.wallS.toFixed(2)} s, served ${pair.served.wallS.toFixed(2)} s`);
    }
  }
  await service.end();
  await bare.close();
  const ratioOf = (cost: keyof Cost) =>
    bootstrapInterval(pairs, (list) => {
      const sum = (of: 'alone' | 'served') => list.reduce((total, pair) => total + pair[of][cost], 0);
      return sum('served') / sum('alone');
    });
  return { wall: ratioOf('wallS'), cpu: ratioOf('cpuS'), pairs };
}

async function costOf(cpu: () => number, work: () => Promise<unknown>): Promise<Cost> {
  const [startedAt, cpuBefore] = [performance.now(), cpu()];
  await work();
  return { wallS: (performance.now() - startedAt) / 1000, cpuS: cpu() - cpuBefore };
}

async function mustSucceed({ url, headers }: Pick<Service, 'url' | 'headers'>, file: TrialFile['file']): Promise<void> {
  const answer = await sendUpload({ url, headers, path: UPLOAD_PATHS.general, file });
  if (!answer.data) throw new Error(`A sample was answered ${nameOf(answer)}`);
}

async function measureSpeedup() {
  const stores = await makeSharedStores();
  const service = await startServe({ ...stores.settings, WORKERS: '0' });
  const [half, otherHalf] = halvesOfCores();
  const startOne = (by: readonly string[]) => startWorker({ ...stores.settings, WORKERS: '1' }, { by });
  const first = await startOne(half);
  await service.untilReady();
  await plansAMinute(service, 4);
  const blocks: { one: number; two: number }[] = [];
  for (let block = 0; block < Number(values.blocks); block++) {
    const one = await plansAMinute(service, Number(values.plans));
    const second = await startOne(otherHalf);
    // Its child opens what it opens once.
    await plansAMinute(service, 4);
    const two = await plansAMinute(service, Number(values.plans));
    await second.end();
    blocks.push({ one, two });
    console.log(`plans a minute: ${one.toFixed(1)} of one worker, ${two.toFixed(1)} of two`);
  }
  await first.end();
  await service.end();
  await stores.remove();
  const mean = (list: readonly { one: number; two: number }[], of: 'one' | 'two') => list.reduce((sum, block) => sum + block[of], 0); // biome-ignore format: one idea
  return { interval: bootstrapInterval(blocks, (list) => mean(list, 'two') / mean(list, 'one')), blocks };
}

/** Programs that run another one on half of the cores; nothing where there is one core or no `taskset`. */
function halvesOfCores(): [string[], string[]] {
  const cores = availableParallelism();
  const hasTaskset = spawnSync('taskset', ['--version']).status === 0;
  if (cores < 2 || !hasTaskset) {
    console.log('the workers share all cores: no `taskset` here, or one core');
    return [[], []];
  }
  const half = cores >> 1;
  return [
    ['taskset', '-c', `0-${half - 1}`],
    ['taskset', '-c', `${half}-${2 * half - 1}`],
  ];
}

/** From the first answer to the last one, with more in the queue all the time: no worker waits for the other to end. */
async function plansAMinute(service: Service, plans: number): Promise<number> {
  let sent = 0;
  const answeredAt: number[] = [];
  const sender = async () => {
    while (answeredAt.length <= plans) {
      await mustSucceed(service, drawings[sent++ % drawings.length]!.file);
      answeredAt.push(performance.now());
    }
  };
  await Promise.all(Array.from({ length: 5 }, sender));
  return plans / ((answeredAt[plans]! - answeredAt[0]!) / 60_000);
}

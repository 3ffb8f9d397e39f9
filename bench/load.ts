/**
 * Half an hour of everything at once at 120 % of what one API and two workers can do: drawings of two partners and of the try page, files
 * that are refused, that are no drawings and that mean harm, slow senders, people who look at galleries and put plans right. Each
 * answer is compared with what the same file gets when it comes alone, and every file of every plan is fetched at the end.
 *
 *   node bench/load.ts [--minutes 30] [--capacity-minutes 4] [--share 1.2] [--places 1] [--seed 1] [--stub] [--out out/service]
 *
 * --places is drawings at a time of each worker; --stub has reading and furnishing stand in. On PostgreSQL and an S3 store: those that `TEST_DATABASE_URL` and `TEST_S3_…` name, or, without
 * them, its own (`test/servers/run.sh`). Exits with 1 where a bar is missed.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { quantile } from './quantile.ts';
import { seededChance } from './seeded-chance.ts';
import { conclude } from './service/conclude.ts';
import { type KnownFile, learnAnswers } from './service/learn-answers.ts';
import { MixedLoad, type MixedLoadOptions } from './service/mixed-load.ts';
import { findFaults } from './service/plan-files.ts';
import { SAME_ORIGIN, UPLOAD_PATHS } from './service/send-upload.ts';
import { makeSharedStores, needServers } from './service/shared-stores.ts';
import { openSlowSenders } from './service/slow-senders.ts';
import { startServe, startWorker } from './service/start-program.ts';
import { makeStubFiles, STUB } from './service/stub.ts';
import { makeDrawings, makeOtherFiles, readSamples } from './service/trial-files.ts';
import { startVisits, type Visits } from './service/visitors.ts';
import { growthOf, watchMemory } from './service/watch-memory.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    'capacity-minutes': { type: 'string', default: '4' },
    share: { type: 'string', default: '1.2' },
    places: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
    stub: { type: 'boolean', default: false },
    out: { type: 'string', default: 'out/service' },
  },
});
/** The last third may hold so much more than the one before. */
const MOST_GROWTH = 0.1;
const REPORT_EVERY_MS = 30_000;

await needServers();
const chance = seededChance(Number(values.seed));
const stub = values.stub ? STUB : undefined;
const stores = await makeSharedStores();
const service = await startServe({ ...stores.settings, WORKERS: '0', TRY_LIMIT: '1000000' }, stub?.serve);
const worker = { ...stores.settings, WORKERS: values.places };
const programs = [service, await startWorker(worker, stub?.work), await startWorker(worker, stub?.work)];
await service.untilReady();
const { url, headers } = service;
const other = await service.newKey();
const real = async () => [...readSamples(), ...(await makeDrawings(6, 6)), ...(await makeOtherFiles())];
const files = await learnAnswers(stub ? makeStubFiles() : await real(), service);
const options: MixedLoadOptions = { url, files, keys: [headers, other], chance };

const perSecond = await measureCapacity(Number(values['capacity-minutes']) * 60_000);
console.log(
  `can do ${(60 * perSecond).toFixed(1)} uploads a minute; ${Number(values.share) * 100} % of that is sent now`,
);
const load = new MixedLoad(options);
const memory = watchMemory(() => programs.map(({ process }) => process.pid!), 10_000);
const visits = await offer(load, perSecond * Number(values.share), Number(values.minutes) * 60_000);
const course = memory.end();
const lost = await lookAtAll(load, visits);
const died = programs.filter(({ hasDied }) => hasDied()).length;
for (const program of [...programs].reverse()) await program.end();
await stores.remove();
process.exit(report());

/** Uploads answered a second while there is always one more that waits. */
async function measureCapacity(ms: number): Promise<number> {
  const trial = new MixedLoad(options);
  const until = performance.now() + ms;
  const sender = async () => {
    while (performance.now() < until) await trial.send();
  };
  const senders = Array.from({ length: 2 * Number(values.places) + 4 }, sender);
  await sleep(ms);
  const answered = trial.answers.count();
  await Promise.all(senders);
  for (const fault of trial.faults) console.log(`while that was measured: ${fault}`);
  return answered / (ms / 1000);
}

/** Sends at random moments, whether earlier uploads are answered or not; resolves when all are. */
async function offer(load: MixedLoad, perSecond: number, ms: number): Promise<Visits> {
  const slow = { url, answers: {} };
  const senders = [
    openSlowSenders({ ...slow, path: UPLOAD_PATHS.partner, headers: other, count: 10 }),
    openSlowSenders({ ...slow, path: UPLOAD_PATHS.page, headers: SAME_ORIGIN, count: 5 }),
  ];
  const visits = startVisits({ url, headers, load, chance });
  const startedAt = performance.now();
  const progress = setInterval(() => {
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
    console.log(`${seconds} s: ${JSON.stringify(load.answers)}, faults ${load.faults.length + visits.faults.length}`);
  }, REPORT_EVERY_MS);
  const sent: Promise<void>[] = [];
  while (performance.now() < startedAt + ms) {
    sent.push(load.send());
    await sleep((-Math.log(1 - chance()) / perSecond) * 1000);
  }
  await Promise.all(sent);
  await visits.end();
  for (const { end } of senders) end();
  clearInterval(progress);
  console.log(`slow senders were answered ${JSON.stringify(slow.answers)}`);
  return visits;
}

/** Fetches every file of every plan once. @returns what is wrong, in words */
async function lookAtAll(load: MixedLoad, { mended }: Visits): Promise<string[]> {
  const faults: string[] = [];
  for (const { plan, of } of load.given) {
    const known: Partial<NonNullable<KnownFile['digests']>> = of.digests ?? {};
    faults.push(...(await findFaults(url, plan, mended.has(plan.uniqueId) ? {} : known)));
  }
  const inputs = (await stores.listFiles()).filter((name) => name.startsWith('inputs/'));
  return [...faults, ...inputs.map((name) => `${name} was left`)];
}

function report(): number {
  const faults = [...load.faults, ...visits.faults, ...lost];
  for (const fault of faults) console.log(`FAULT ${fault}`);
  const all = load.answers.count();
  const busy = load.answers.count(/: 503 /);
  const broken = load.answers.count(/: 5(?!03)\d\d /) + died;
  const growth = growthOf(course);
  const mb = (value: number) => `${value.toFixed(0)} MB`;
  // biome-ignore format: a table
  const figures = [
    { what: 'answers lost or wrong, files that are not those of their drawing', bar: '0', reached: `${faults.length} of ${all} uploads in ${values.minutes} minutes`, isMet: faults.length === 0 },
    { what: 'answers of 5xx but 503, processes that died', bar: '0', reached: String(broken), isMet: broken === 0 },
    { what: '503 that say when to come again', bar: 'all', reached: `${busy - load.withoutRetryAfter} of ${busy}`, isMet: load.withoutRetryAfter === 0 },
    { what: 'memory of all processes, last third against the middle one', bar: `+${MOST_GROWTH * 100} %`, reached: `${growth < 0 ? '' : '+'}${(100 * growth).toFixed(1)} % (${course.thirdsMb.map(mb).join(', ')}; at most ${mb(course.peakMb)})`, isMet: growth <= MOST_GROWTH },
  ].map((figure) => ({ ...figure, what: `at 120 %: ${figure.what}` }));
  const seconds = { half: quantile(load.seconds, 0.5), most95: quantile(load.seconds, 0.95) };
  const more = { perMinute: 60 * perSecond, answers: load.answers, visits: visits.seen, seconds, faults, course };
  console.log(JSON.stringify(more));
  return conclude(values.out, 'load', figures, more);
}

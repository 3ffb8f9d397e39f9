/**
 * Kills -9 a random process every few seconds: one of two APIs behind a balancer, one of the workers, or a child that a worker works with. Senders
 * repeat their uploads under the same `Idempotency-Key` until they are answered. At the end each upload has to have one result, the
 * rows no plan besides, every gallery has to open with the files of its drawing, and no input may be left.
 *
 *   node bench/chaos.ts [--minutes 10] [--every 20] [--senders 6] [--workers 2] [--seed 1] [--stub] [--out out/service]
 *
 * --every is seconds; --stub has reading and furnishing stand in, without children. On PostgreSQL and an S3 store: those that `TEST_DATABASE_URL` and `TEST_S3_…` name, or, without them, its own
 * (`test/servers/run.sh`). Exits with 1 where a bar is missed.
 */
import { parseArgs } from 'node:util';
import { seededChance } from './seeded-chance.ts';
import { conclude } from './service/conclude.ts';
import { findFreePort } from './service/find-free-port.ts';
import { learnAnswers } from './service/learn-answers.ts';
import { killAtRandom, type Mortal } from './service/mortal-programs.ts';
import { type Delivered, deliver, drawOrder, sendOrder } from './service/patient-client.ts';
import { findFaults } from './service/plan-files.ts';
import { startRoundRobin } from './service/round-robin.ts';
import { makeSharedStores, needServers } from './service/shared-stores.ts';
import { startServe, startWorker } from './service/start-program.ts';
import { makeStubFiles, STUB } from './service/stub.ts';
import { Tally } from './service/tally.ts';
import { makeDrawings, readSamples } from './service/trial-files.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    every: { type: 'string', default: '20' },
    senders: { type: 'string', default: '6' },
    workers: { type: 'string', default: '2' },
    seed: { type: 'string', default: '1' },
    stub: { type: 'boolean', default: false },
    out: { type: 'string', default: 'out/service' },
  },
});
/** A sender gives up after so long, and so does the wait for inputs to be cleared away. */
const PATIENCE_MS = 10 * 60_000;

await needServers();
const chance = seededChance(Number(values.seed));
const stub = values.stub ? STUB : undefined;
const stores = await makeSharedStores();
const first = await startServe({ ...stores.settings, WORKERS: '0' }, stub?.serve);
const { headers } = first;
const other = await first.newKey();
const helper = await startWorker({ ...stores.settings, WORKERS: '1' }, stub?.work);
await first.untilReady();
// The plans that this makes are not of the trial.
const real = async () => [...readSamples(), ...(await makeDrawings(2, 4))];
const files = await learnAnswers(stub ? makeStubFiles() : await real(), first);
const before = await planIds();
await helper.end();
await first.end();

const ports = [await findFreePort(), await findFreePort()];
const balancer = await startRoundRobin(ports);
const { url } = balancer;
const api = (port: number, i: number): Mortal => ({
  name: `API ${i + 1}`,
  start: () => startServe({ ...stores.settings, WORKERS: '0', PORT: String(port) }, { ...stub?.serve, headers }),
});
const worker = (_: unknown, i: number): Mortal => ({
  name: `worker ${i + 1}`,
  start: () => startWorker({ ...stores.settings, WORKERS: '1' }, stub?.work),
});
const programs = [...ports.map(api), ...Array.from({ length: Number(values.workers) }, worker)];
const killing = await killAtRandom(programs, { everyMs: Number(values.every) * 1000, chance });
const tries = new Tally();
const delivered = await sendAll(Number(values.minutes) * 60_000);
await killing.stop();
const faults = [
  ...delivered.flatMap((one) => lookAtAnswer(one) ?? []),
  ...killing.deaths.map((name) => `${name} ended though nobody killed it`),
];
const twice = await findDoubles();
const closed = await openAll();
const left = await waitForInputs();
await killing.end();
balancer.close();
await stores.remove();
process.exit(report());

/** Several senders, each with one order after the other. */
async function sendAll(ms: number): Promise<Delivered[]> {
  const until = performance.now() + ms;
  const all: Delivered[] = [];
  const sender = async () => {
    while (performance.now() < until) {
      const of = files[Math.floor(chance() * files.length)]!;
      const isPartner = chance() < 0.5;
      const order = drawOrder(of, isPartner ? other : headers, isPartner);
      all.push(await deliver(url, order, tries, PATIENCE_MS));
    }
  };
  const progress = setInterval(() => console.log(`${all.length} answered, tries ${JSON.stringify(tries)}`), 30_000);
  await Promise.all(Array.from({ length: Number(values.senders) }, sender));
  clearInterval(progress);
  return all;
}

function lookAtAnswer({ of, token, answer }: Delivered): string | undefined {
  if (!answer) return `${of.name} ${token}: no answer`;
  const wasRefused = of.digests === undefined;
  if (wasRefused !== (answer.data === undefined)) return `${of.name} ${token}: ${answer.status} ${answer.code}`;
  if (answer.data && answer.data.additionalData !== token) return `${of.name} ${token}: somebody else's answer`;
  return undefined;
}

async function planIds(): Promise<string[]> {
  return (await stores.query('select unique_id from plan')).map(({ unique_id }) => String(unique_id));
}

/** Plans that no sender was told of, orders that share one, and orders that are answered otherwise when they are sent once more. */
async function findDoubles(): Promise<string[]> {
  const told = delivered.flatMap(({ answer }) => answer?.data?.uniqueId ?? []);
  const known = new Set([...before, ...told]);
  const strays = (await planIds()).filter((id) => !known.has(id)).map((id) => `plan ${id} was told to nobody`);
  const shared = told.filter((id, i) => told.indexOf(id) !== i).map((id) => `plan ${id} was told twice`);
  const changed: string[] = [];
  for (const one of delivered) {
    const again = await sendOrder(url, one);
    // What is refused at the door became no order: it is refused again, for the same reason.
    const isSame = again.data
      ? again.isReplay && again.data.uniqueId === one.answer?.data?.uniqueId
      : again.code === one.answer?.code;
    if (one.answer && !isSame)
      changed.push(`${one.of.name} ${one.token}: another answer the second time, ${again.code}`);
  }
  return [...strays, ...shared, ...changed];
}

async function openAll(): Promise<string[]> {
  const found: string[] = [];
  for (const { of, answer } of delivered) {
    if (answer?.data) found.push(...(await findFaults(url, answer.data, of.digests ?? {})));
  }
  return found;
}

/** What a dead API leaves its worker clears away, or a sweep does. */
async function waitForInputs(): Promise<string[]> {
  const until = performance.now() + PATIENCE_MS;
  let inputs: string[];
  do {
    inputs = (await stores.listFiles()).filter((name) => name.startsWith('inputs/'));
    if (inputs.length > 0) await new Promise((resolve) => setTimeout(resolve, 5_000));
  } while (inputs.length > 0 && performance.now() < until);
  return inputs;
}

function report(): number {
  for (const fault of [...faults, ...twice, ...closed, ...left]) console.log(`FAULT ${fault}`);
  const galleries = delivered.filter(({ answer }) => answer?.data).length;
  const killed = `${killing.killed.count()} processes killed in ${values.minutes} minutes`;
  // biome-ignore format: a table
  const figures = [
    { what: 'uploads without their one right result', bar: '0', reached: `${faults.length} of ${delivered.length}, ${killed}`, isMet: faults.length === 0 && delivered.length > 0 },
    { what: 'plans made twice, or told twice', bar: '0', reached: String(twice.length), isMet: twice.length === 0 },
    { what: 'galleries that do not open with the files of their drawing', bar: '0', reached: `${closed.length} of ${galleries}`, isMet: closed.length === 0 },
    { what: 'inputs left in the store', bar: '0', reached: String(left.length), isMet: left.length === 0 },
  ].map((figure) => ({ ...figure, what: `under kill −9: ${figure.what}` }));
  const more = { tries, killed: killing.killed, deaths: killing.deaths, faults, twice, closed, left };
  console.log(JSON.stringify(more));
  return conclude(values.out, 'chaos', figures, more);
}

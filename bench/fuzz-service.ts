/**
 * Sends made-up requests to a service that runs, real reading included, for as long as wanted: forms and drawings damaged in all places,
 * plans in which something is another thing, odd fields, headers and addresses. None may be answered 5xx (but 503) or not at all,
 * each error is JSON with its request id, the service goes on, and nothing is left of an upload.
 *
 *   node bench/fuzz-service.ts [--minutes 5] [--seed N]
 *
 * A fault is printed with its seed and the smallest request that shows it. Exit code 1 if there was any.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { aimAt } from './fuzz/service/aim-at.ts';
import { answersWell } from './fuzz/service/answers-well.ts';
import { startServe } from './service/start-program.ts';

/** Requests of one seed. */
const RUNS = 100;
/** Of one drawing with its time in the queue. */
const LIMIT_MS = 120_000;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '5' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});
const endsAt = Date.now() + Number(values.minutes) * 60_000;
const service = await startServe({ WORKERS: '2', TRY_LIMIT: '1000000' });
const drawing = await readFile(join(import.meta.dirname, '../samples/studio.png'));
const property = answersWell(service.url, await aimAt(service.url, service.headers, drawing), LIMIT_MS);
let [seed, tried, faults] = [Number(values.seed), 0, 0];
for (; Date.now() < endsAt && !service.hasDied(); seed++) {
  const outcome = await fc.check(property, { seed, numRuns: RUNS, interruptAfterTimeLimit: endsAt - Date.now() });
  tried += outcome.numRuns;
  if (!outcome.failed || outcome.counterexample === null) continue;
  faults++;
  console.log(`FAULT, --seed ${seed}, path ${outcome.counterexamplePath}: ${(outcome.errorInstance as Error).message}`);
}
if (service.hasDied()) console.log('FAULT: the service has ended');
const left = await readdir(join(service.dataDir, 'files/inputs')).catch(() => []);
if (left.length > 0) console.log(`FAULT: ${left.length} drawings are left of uploads that have ended`);
const isWell = faults === 0 && left.length === 0 && !service.hasDied();
await service.end();
console.log(`${tried} requests, ${faults} faults, seeds ${values.seed} to ${seed - 1}`);
process.exit(isWell ? 0 : 1);

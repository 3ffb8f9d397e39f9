/**
 * Tries reading, furnishing, drawing and decoding on whatever is made up, for as long as wanted, and goes on after a fault.
 *
 *   node bench/fuzz.ts [--minutes 10] [--seed N] [--only WORDS]
 *
 * Each round tries every property with a seed of its own. A fault is printed with its seed, the smallest input that shows it and what
 * was thrown; `--seed` with that seed starts with the same input. Exit code 1 if there was any.
 */
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { ALL_FUZZED } from './fuzz/all-fuzzed.ts';

/** Lines of a stack that tell where a fault is. */
const FRAMES = 6;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    only: { type: 'string', default: '' },
  },
});
const endsAt = Date.now() + Number(values.minutes) * 60_000;
const chosen = ALL_FUZZED.filter(({ name }) => name.includes(values.only));
if (chosen.length === 0)
  throw new Error(`Nothing is called so. There are: ${ALL_FUZZED.map(({ name }) => name).join(' | ')}`);
const tried = new Map(chosen.map(({ name }) => [name, 0]));
let faults = 0;
let seed = Number(values.seed);
for (; Date.now() < endsAt; seed++) {
  for (const { name, property, runs } of chosen) {
    const left = endsAt - Date.now();
    if (left <= 0) break;
    const outcome = await fc.check(property, { seed, numRuns: runs, interruptAfterTimeLimit: left });
    tried.set(name, tried.get(name)! + outcome.numRuns);
    if (!outcome.failed || outcome.counterexample === null) continue;
    faults++;
    const thrown = outcome.errorInstance as Error;
    const { stack } = thrown.cause instanceof Error ? thrown.cause : thrown;
    console.log(`FAULT in "${name}", --seed ${seed}, path ${outcome.counterexamplePath}`);
    console.log(`${fc.stringify(outcome.counterexample)}\n${stack?.split('\n').slice(0, FRAMES).join('\n')}\n`);
  }
}
for (const [name, count] of tried) console.log(`${String(count).padStart(7)}  ${name}`);
console.log(`${faults} faults, seeds ${values.seed} to ${seed - 1}`);
process.exitCode = faults > 0 ? 1 : 0;

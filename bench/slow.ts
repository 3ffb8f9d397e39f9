/**
 * What slow senders cost others: the time of a partner's upload alone, and beside two hundred uploads that drip in, of one key and
 * of the try page. Starts a service of its own.
 *
 *   node bench/slow.ts [--slow 200] [--rounds 3] [--uploads 10] [--real]
 *
 * Without `--real` a stub stands in for reading and furnishing, so that nothing hides what the service itself adds: the bar is
 * harder than with it. Alone and beside take turns, because a machine has other things to do now and then. Budgets are out of the way; the bounds of what may be arriving are those that anybody has. Exits with 1
 * when an upload is refused, or takes more than twice its time alone (medians).
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { DRIP_MS, openSlowSenders } from './service/slow-senders.ts';
import { startServe } from './service/start-program.ts';

const { values } = parseArgs({
  options: {
    slow: { type: 'string', default: '200' },
    rounds: { type: 'string', default: '3' },
    uploads: { type: 'string', default: '10' },
    real: { type: 'boolean', default: false },
  },
});
const ROOT = join(import.meta.dirname, '..');
const STUB = join(ROOT, 'test/acceptance/fixtures/serve-with-fake.ts');
const DRAWING = readFileSync(join(ROOT, 'samples/plan.png'));
/** The limit that is promised: an upload beside slow ones takes at most this many times as long as alone. */
const MOST = 2;

type Headers = Record<string, string>;
const budgets = { RATE_LIMIT: '1000000', TRY_LIMIT: '1000000' };
const service = await startServe(budgets, values.real ? {} : { script: STUB });
const { url } = service;
try {
  const [good, other] = [service.headers, await service.newKey()];
  await measure(good); // what is compiled and opened once
  const pages = { 'Sec-Fetch-Site': 'same-origin' };
  const kinds = [['one key', '/api/v2/ai/process', other] as const, ['the try page', '/try', pages] as const];
  for (const [name, path, headers] of kinds) {
    const alone: Upload[] = [];
    const beside: Upload[] = [];
    const answers: Record<string, number> = {};
    for (let round = 0; round < Number(values.rounds); round++) {
      alone.push(...(await measure(good)));
      const slow = openSlowSenders({ url, path, headers, count: Number(values.slow), answers });
      await sleep(DRIP_MS);
      beside.push(...(await measure(good)));
      slow.end();
    }
    const ratio = median(beside) / median(alone);
    console.log(`${values.slow} slow ones of ${name}: ${ratio.toFixed(2)} times`);
    console.log(`  alone  ${describe(alone)}\n  beside ${describe(beside)}`);
    console.log(`  the slow ones were answered ${JSON.stringify(answers)}`);
    if (ratio > MOST || beside.some(({ ok }) => !ok)) process.exitCode = 1;
  }
} finally {
  await service.end();
}

interface Upload {
  readonly ms: number;
  readonly ok: boolean;
}

/** One upload after the other. */
async function measure(headers: Headers): Promise<Upload[]> {
  const uploads: Upload[] = [];
  for (let i = 0; i < Number(values.uploads); i++) {
    const form = new FormData();
    form.set('image', new Blob([DRAWING]), 'plan.png');
    const startedAt = performance.now();
    const answer = await fetch(`${url}/api/v2/ai/process`, { method: 'POST', headers, body: form });
    await answer.arrayBuffer();
    uploads.push({ ms: performance.now() - startedAt, ok: answer.ok });
  }
  return uploads;
}

function median(uploads: readonly Upload[]): number {
  return uploads.map(({ ms }) => ms).sort((a, b) => a - b)[Math.floor(uploads.length / 2)]!;
}

function describe(uploads: readonly Upload[]): string {
  const longest = Math.max(...uploads.map(({ ms }) => ms));
  const refused = uploads.filter(({ ok }) => !ok).length;
  return `median ${median(uploads).toFixed(0)} ms, longest ${longest.toFixed(0)} ms, ${refused} of ${uploads.length} refused`;
}

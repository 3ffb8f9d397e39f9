/**
 * One upload beside a flood of another key's: how long its sender waits, against the same upload alone. Twice: as the service is, where a key
 * that is alone may use every worker, and with PLENISH_KEY_CONCURRENCY one below the workers, which keeps one free for others.
 *
 *   node bench/flood.ts [--uploads 30] [--after 2] [--workers 2] [--rounds 3] [--out out/service]
 *
 * The flood comes at once, the other one so many seconds after it; figures are medians of --rounds floods. Exits with 1 where a bar is missed.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { quantile } from './quantile.ts';
import { conclude, type ServiceFigure } from './service/conclude.ts';
import { type Answer, nameOf, sendUpload, UPLOAD_PATHS } from './service/send-upload.ts';
import { startServe } from './service/start-program.ts';
import { Tally } from './service/tally.ts';

const { values } = parseArgs({
  options: {
    uploads: { type: 'string', default: '30' },
    after: { type: 'string', default: '2' },
    workers: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '3' },
    out: { type: 'string', default: 'out/service' },
  },
});
/** So many times as long as alone a sender may wait. */
const MOST = 2;

const file = new Uint8Array(await readFile(join(import.meta.dirname, '../samples/plan.png')));
const figures = [
  await measure('one upload beside a flood of another key', {}),
  await measure('one upload beside such a flood, PLENISH_KEY_CONCURRENCY one below the workers', {
    KEY_CONCURRENCY: String(Number(values.workers) - 1),
  }),
];
process.exit(conclude(values.out, 'flood', figures));

async function measure(what: string, settings: Record<string, string>): Promise<ServiceFigure> {
  const service = await startServe({ WORKERS: values.workers, ...settings });
  const other = await service.newKey();
  const send = (headers: Record<string, string>) =>
    sendUpload({ url: service.url, headers, path: UPLOAD_PATHS.general, file });
  await send(other);
  const [alone, beside]: [Answer[], Answer[]] = [[], []];
  for (let round = 0; round < Number(values.rounds); round++) {
    alone.push(await send(other));
    const flood = Array.from({ length: Number(values.uploads) }, () => send(service.headers));
    await new Promise((resolve) => setTimeout(resolve, Number(values.after) * 1000));
    beside.push(await send(other));
    const tally = new Tally();
    for (const answer of await Promise.all(flood)) tally.add(nameOf(answer));
    console.log(`${what}: ${JSON.stringify(tally)}`);
  }
  await service.end();
  const medianS = (answers: Answer[]) => quantile(answers.map(({ seconds }) => seconds), 0.5); // biome-ignore format: one line
  const factor = medianS(beside) / medianS(alone);
  const isAnswered = beside.every(({ status }) => status === 200);
  return {
    what: `${what}, times what it takes alone`,
    bar: `${MOST}`,
    reached: `${factor.toFixed(1)} (${medianS(alone).toFixed(1)} s alone, ${medianS(beside).toFixed(1)} s beside ${values.uploads}; medians of ${values.rounds})`,
    isMet: isAnswered && factor <= MOST,
  };
}

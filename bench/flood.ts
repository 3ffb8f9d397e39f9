/**
 * One upload beside a flood of another key's: how long its sender waits, against the same upload alone. Exit code 1 where that is more
 * than twice as long, or where it is sent away.
 *
 *   node bench/flood.ts [--uploads 30] [--after 2] [--workers 2]     the flood comes at once, the other one so many seconds after it
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Service, startServe } from './service/start-program.ts';

const { values } = parseArgs({
  options: {
    uploads: { type: 'string', default: '30' },
    after: { type: 'string', default: '2' },
    workers: { type: 'string', default: '2' },
  },
});
/** What the target allows. */
const MOST = 2;

interface Sent {
  readonly answer: string;
  readonly seconds: number;
}

const drawing = await readFile(join(import.meta.dirname, '../samples/plan.png'));
const service = await startServe({ WORKERS: values.workers });
const other = await service.newKey();
await send(service, other);
const alone = await send(service, other);
const flood = Array.from({ length: Number(values.uploads) }, () => send(service, service.headers));
await new Promise((resolve) => setTimeout(resolve, Number(values.after) * 1000));
const beside = await send(service, other);
const ofFlood = await Promise.all(flood);
await service.end();

const counts = Object.entries(Object.groupBy(ofFlood, ({ answer }) => answer)).map(
  ([answer, list = []]) =>
    `${list.length} × ${answer}, at most ${Math.max(...list.map((s) => s.seconds)).toFixed(1)} s`,
);
const factor = beside.seconds / alone.seconds;
console.log(
  `alone ${alone.seconds.toFixed(1)} s; beside a flood ${beside.seconds.toFixed(1)} s, ${factor.toFixed(2)} times (${beside.answer})`,
);
console.log(`flood: ${counts.join('; ')}`);
process.exit(beside.answer === '200' && factor <= MOST ? 0 : 1);

async function send({ url }: Service, headers: Record<string, string>): Promise<Sent> {
  const body = new FormData();
  body.set('image', new Blob([drawing]), 'plan.png');
  const startedAt = performance.now();
  const response = await fetch(`${url}/api/v2/ai/process`, { method: 'POST', headers, body });
  await response.arrayBuffer();
  const retry = response.headers.get('retry-after');
  const answer = retry ? `${response.status} (Retry-After given)` : String(response.status);
  return { answer, seconds: (performance.now() - startedAt) / 1000 };
}

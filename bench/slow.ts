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
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
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
/** A slow sender sends a byte, waits this long, and comes again when it is sent away: after `Retry-After` where there is one. */
const DRIP_MS = 2_000;

type Headers = Record<string, string>;
const budgets = { RATE_LIMIT: '1000000', TRY_LIMIT: '1000000' };
const service = await startServe(budgets, values.real ? undefined : STUB);
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
      const slow = openSlowSenders(path, headers, answers);
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

/** So many at all times: whoever is answered or cut off begins anew. */
function openSlowSenders(path: string, headers: Headers, answers: Record<string, number>): { end(): void } {
  const sockets = new Set<Socket>();
  let ended = false;
  const lines = Object.entries({ ...headers, 'Content-Type': 'multipart/form-data; boundary=b' });
  const fields = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  const part = '--b\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\n\x89PNG\r\n\x1a\n';
  const head = `POST ${path} HTTP/1.1\r\nHost: x\r\n${fields}Content-Length: 5000000\r\n\r\n${part}`;
  const begin = () => {
    if (ended) return;
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(head, 'latin1'));
    sockets.add(socket);
    const drip = setInterval(() => socket.write('x'), DRIP_MS);
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
      socket.end();
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      clearInterval(drip);
      sockets.delete(socket);
      if (ended) return;
      const status = /^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 'cut off';
      answers[status] = (answers[status] ?? 0) + 1;
      const retryAfterS = /^retry-after: (\d+)/im.exec(answer)?.[1];
      setTimeout(begin, retryAfterS ? Number(retryAfterS) * 1000 : DRIP_MS);
    });
  };
  for (let i = 0; i < Number(values.slow); i++) begin();
  const end = () => {
    ended = true;
    for (const socket of sockets) socket.destroy();
  };
  return { end };
}

/**
 * Sends PDFs of two kilobytes that unfold to a gigabyte, four at once, to a service of its own, and tells what they cost it:
 * memory of all its processes at rest before, at most, and at rest after.
 *
 *   node bench/bombs.ts [--count 40] [--at-once 4]
 */
import { parseArgs } from 'node:util';
import { makePdfBomb } from './service/hostile-files.ts';
import { memoryMb } from './service/process-family.ts';
import { startServe } from './service/start-program.ts';

const { values } = parseArgs({
  options: { count: { type: 'string', default: '40' }, 'at-once': { type: 'string', default: '4' } },
});
const bomb = await makePdfBomb();
console.log(`a bomb of ${bomb.length} bytes`);
const service = await startServe();
const pid = service.process.pid!;
await rest();
const before = memoryMb(pid);
let peak = before;
const watch = setInterval(() => {
  peak = Math.max(peak, memoryMb(pid));
}, 20);
const answers: Record<string, number> = {};
let left = Number(values.count);
await Promise.all(
  Array.from({ length: Number(values['at-once']) }, async () => {
    while (left-- > 0) {
      const form = new FormData();
      form.set('image', new Blob([bomb]), 'bomb.pdf');
      const answer = await fetch(`${service.url}/api/v2/ai/process`, {
        method: 'POST',
        headers: service.headers,
        body: form,
      });
      const { code, details } = (await answer.json()) as { code: string; details?: { reason?: string } };
      const said = `${answer.status} ${code} ${details?.reason ?? ''}`;
      answers[said] = (answers[said] ?? 0) + 1;
    }
  }),
);
clearInterval(watch);
await rest();
const mb = (value: number) => `${Math.round(value)} MB`;
console.log(JSON.stringify(answers));
console.log(`at rest ${mb(before)}, at most ${mb(peak)}, at rest again ${mb(memoryMb(pid))}`);
console.log(service.hasDied() ? 'the service DIED' : 'the service lives');
await service.end();

/** Children that were killed are replaced, and what was freed goes back to the system. */
function rest(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 15_000));
}

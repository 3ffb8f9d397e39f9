/**
 * Sends PDFs of two kilobytes that unfold to a gigabyte, four at once, to a service of its own, and tells what they cost it:
 * memory of all its processes at rest before, at most, and at rest after.
 *
 *   node bench/bombs.ts [--count 40] [--at-once 4]
 */
import { parseArgs } from 'node:util';
import { createDeflate, deflateSync } from 'node:zlib';
import { memoryMb } from './service/process-family.ts';
import { startServe } from './service/start-program.ts';

const { values } = parseArgs({
  options: { count: { type: 'string', default: '40' }, 'at-once': { type: 'string', default: '4' } },
});
const bomb = await makeBomb();
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

/** A page whose content is blanks, folded twice. */
async function makeBomb(): Promise<Uint8Array<ArrayBuffer>> {
  const deflate = createDeflate({ level: 9 });
  const folded = deflate.toArray() as Promise<Buffer[]>;
  const blanks = Buffer.alloc(10_000_000, ' ');
  for (let i = 0; i < 100; i++) await new Promise((resolve) => deflate.write(blanks, resolve));
  deflate.end();
  const stream = deflateSync(Buffer.concat(await folded), { level: 9 });
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 4 0 R >>',
    `<< /Length ${stream.length} /Filter [/FlateDecode /FlateDecode] >>\nstream\n${stream.toString('latin1')}\nendstream`,
  ];
  let pdf = '%PDF-1.7\n';
  const offsets = objects.map((object, i) => {
    const at = pdf.length;
    pdf += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 5\n0000000000 65535 f \n${offsets.join('')}trailer\n<< /Size 5 /Root 1 0 R >>\nstartxref\n${pdf.length}\n%%EOF\n`;
  return Uint8Array.from(Buffer.from(pdf + table, 'latin1'));
}

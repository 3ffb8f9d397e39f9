/**
 * Sends whole folders of drawings to a service of its own, as a partner would, and tells what came back:
 * answers by code, crashes, the time of those that succeed, the memory of the whole service (all its processes), and for
 * every drawing its time, the processor time of the service and the memory at most while it was worked on.
 *
 *   node bench/uploads.ts [--folder ../shared/plans/images --folder ../shared/hostile] [--only PART,PART] [--at-once 1] [--rounds 1]
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { cpuSeconds, memoryMb } from './service/process-family.ts';
import { startServe } from './service/start-program.ts';

const { values } = parseArgs({
  options: {
    folder: { type: 'string', multiple: true, default: ['../shared/plans/images', '../shared/hostile'] },
    only: { type: 'string', default: '' },
    'at-once': { type: 'string', default: '1' },
    rounds: { type: 'string', default: '1' },
  },
});
/** A request that is not answered some time after the service's own limit hangs. */
const PATIENCE_MS = 120_000;
const service = await startServe();
const { url, headers } = service;
const pid = service.process.pid!;
let peakMb = 0;
/** Most memory since a drawing was sent, for each that is being worked on. */
const peaks = new Set<{ mb: number }>();
const memory = setInterval(() => {
  const mb = memoryMb(pid);
  peakMb = Math.max(peakMb, mb);
  for (const peak of peaks) peak.mb = Math.max(peak.mb, mb);
}, 100);
try {
  const files = Array.from({ length: Number(values.rounds) }, () =>
    values.folder.flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => name !== 'README.md' && values.only.split(',').some((part) => name.includes(part)))
        .map((name) => join(folder, name)),
    ),
  ).flat();
  await sendAll(files);
} finally {
  clearInterval(memory);
  await service.end();
}

async function sendAll(files: string[]) {
  const codes: Record<string, number> = {};
  const seconds: number[] = [];
  const queue = [...files];
  const broken: string[] = [];
  const worker = async () => {
    for (let file = queue.shift(); file; file = queue.shift()) {
      const form = new FormData();
      form.set('image', new Blob([readFileSync(file)]), file.split('/').at(-1));
      const started = performance.now();
      const cpuBefore = cpuSeconds(pid);
      const peak = { mb: 0 };
      peaks.add(peak);
      let code = 'no answer';
      try {
        const response = await fetch(`${url}/api/v2/ai/process`, {
          method: 'POST',
          headers,
          body: form,
          signal: AbortSignal.timeout(PATIENCE_MS),
        });
        const body = (await response.json()) as { status: string; code: string };
        code = body.status === 'success' ? 'success' : `${response.status} ${body.code}`;
        if (response.status >= 500 || response.status === 408) broken.push(`${file}: ${code}`);
      } catch (error) {
        broken.push(`${file}: ${(error as Error).message}`);
      }
      const took = (performance.now() - started) / 1000;
      peaks.delete(peak);
      const cpu = cpuSeconds(pid) - cpuBefore;
      if (code === 'success') seconds.push(took);
      codes[code] = (codes[code] ?? 0) + 1;
      const costs = `${took.toFixed(1).padStart(6)} s ${cpu.toFixed(1).padStart(6)} cpu-s ${peak.mb.toFixed(0).padStart(6)} MB`;
      console.log(`${costs}  ${code.padEnd(28)} ${file}`);
    }
  };
  await Promise.all(Array.from({ length: Number(values['at-once']) }, worker));
  seconds.sort((a, b) => a - b);
  console.log(`\n${files.length} uploads, ${values['at-once']} at once: ${JSON.stringify(codes)}`);
  console.log(
    `succeeding requests: p50 ${seconds[seconds.length >> 1]?.toFixed(1)} s, worst ${seconds.at(-1)?.toFixed(1)} s; memory at most ${peakMb.toFixed(0)} MB; ${service.hasDied() ? 'the service DIED' : 'the service lives'}`,
  );
  for (const line of broken) console.log(`BROKEN ${line}`);
}

/**
 * Sends whole folders of drawings to a service of its own, as a partner would, and tells what came back:
 * answers by code, crashes, the time of those that succeed, the memory of the whole service (all its processes), and for
 * every drawing its time, the processor time of the service and the memory at most while it was worked on.
 *
 *   node bench/uploads.ts [--folder ../shared/plans/images --folder ../shared/hostile] [--only PART,PART] [--at-once 1] [--rounds 1]
 */
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    folder: { type: 'string', multiple: true, default: ['../shared/plans/images', '../shared/hostile'] },
    only: { type: 'string', default: '' },
    'at-once': { type: 'string', default: '1' },
    rounds: { type: 'string', default: '1' },
    port: { type: 'string', default: '3977' },
  },
});
const PROGRAM = join(import.meta.dirname, '../bin/plenish.mjs');
/** A request that is not answered some time after the service's own limit hangs. */
const PATIENCE_MS = (Number(process.env.PLENISH_TIME_LIMIT_S ?? 90) + 30) * 1000;
const url = `http://127.0.0.1:${values.port}`;
const dataDir = mkdtempSync(join(tmpdir(), 'plenish-uploads-'));
const env = {
  ...process.env,
  PLENISH_PORT: values.port,
  PLENISH_DATA_DIR: dataDir,
  PLENISH_RATE_LIMIT: '100000',
  PLENISH_LOG_LEVEL: 'error',
};

const service = spawn(process.execPath, [PROGRAM, 'serve'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
let died = false;
service.on('exit', () => (died = true));
let peakMb = 0;
/** Most memory since a drawing was sent, for each that is being worked on. */
const peaks = new Set<{ mb: number }>();
const memory = setInterval(() => {
  const mb = residentMb(service.pid!);
  peakMb = Math.max(peakMb, mb);
  for (const peak of peaks) peak.mb = Math.max(peak.mb, mb);
}, 100);
try {
  await untilReady();
  const key = JSON.parse(
    execFileSync(process.execPath, [PROGRAM, 'keys', 'create', '--scopes', 'general', '--json'], {
      env,
      encoding: 'utf8',
    }),
  );
  const files = Array.from({ length: Number(values.rounds) }, () =>
    values.folder.flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => name !== 'README.md' && values.only.split(',').some((part) => name.includes(part)))
        .map((name) => join(folder, name)),
    ),
  ).flat();
  await sendAll(files, { 'X-API-Key': key.key, 'X-API-Secret': key.secret });
} finally {
  clearInterval(memory);
  service.kill('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
}

async function sendAll(files: string[], headers: Record<string, string>) {
  const codes: Record<string, number> = {};
  const seconds: number[] = [];
  const queue = [...files];
  const broken: string[] = [];
  const worker = async () => {
    for (let file = queue.shift(); file; file = queue.shift()) {
      const form = new FormData();
      form.set('image', new Blob([readFileSync(file)]), file.split('/').at(-1));
      const started = performance.now();
      const cpuBefore = cpuSeconds(service.pid!);
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
      const cpu = cpuSeconds(service.pid!) - cpuBefore;
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
    `succeeding requests: p50 ${seconds[seconds.length >> 1]?.toFixed(1)} s, worst ${seconds.at(-1)?.toFixed(1)} s; memory at most ${peakMb.toFixed(0)} MB; ${died ? 'the service DIED' : 'the service lives'}`,
  );
  for (const line of broken) console.log(`BROKEN ${line}`);
}

async function untilReady() {
  for (let i = 0; i < 600; i++) {
    const ready = await fetch(`${url}/readyz`).then(
      (r) => r.ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the service did not get ready');
}

/** A process and all that descend from it. */
function familyOf(pid: number): number[] {
  try {
    const threads = readdirSync(`/proc/${pid}/task`);
    const children = threads.flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
    );
    return [pid, ...children.flatMap(familyOf)];
  } catch {
    return [];
  }
}

/** Resident memory of a process and its descendants, from /proc; pages that they share count once for each. */
function residentMb(pid: number): number {
  let kb = 0;
  for (const one of familyOf(pid)) {
    try {
      kb += Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${one}/status`, 'utf8'))?.[1] ?? 0);
    } catch {
      // It has ended meanwhile.
    }
  }
  return kb / 1024;
}

/** Processor time of a process, its living descendants, and those that it has waited for. */
function cpuSeconds(pid: number): number {
  let ticks = 0;
  for (const one of familyOf(pid)) {
    try {
      const fields = readFileSync(`/proc/${one}/stat`, 'utf8').split(') ')[1]!.split(' ');
      for (let i = 11; i <= 14; i++) ticks += Number(fields[i]);
    } catch {
      // It has ended meanwhile.
    }
  }
  return ticks / 100;
}

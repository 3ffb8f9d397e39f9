import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { seededChance } from './seeded-chance.ts';
import { familyOf } from './service/process-family.ts';
import { type Program, type Service, type SettingsOf, startServe, startWorker } from './service/start-program.ts';

export interface LeaveOptions {
  readonly seconds: number;
  readonly seed?: number;
  /**
   * `leave`: senders go away at a random moment of the work. `limit`: the processing limit strikes at one; the service is started
   * again with another limit after every `LIMIT_EVERY` uploads.
   */
  readonly by: 'leave' | 'limit';
  /** A PostgreSQL server: the work is then done by `plenish worker`, another process. */
  readonly databaseUrl?: string | undefined;
  /** A drawing that is accepted. */
  readonly drawing?: string;
}

/** What became of a service whose work is cut off again and again. */
export interface LeaveReport {
  /** Uploads that were to be cut off, by what was seen of them: `left`, or status and code of the answer. */
  readonly answers: Record<string, number>;
  /** Stages in which work was cut off, as far as they can be seen (the try page's uploads). */
  readonly cutIn: Record<string, number>;
  /** Uploads beside them that were to succeed. */
  readonly neighbours: number;
  /** Of those, what did not: status and code, or how the connection ended. */
  readonly lost: string[];
  /** Times that a service or worker process ended by itself. */
  readonly deaths: number;
  /** Child processes that were still there after the service had ended. */
  readonly strays: number;
}

const SAMPLE = join(import.meta.dirname, '../samples/plan.png');
const UPLOADS = ['/api/v2/ai/process', '/api/v2/ai/external/process', '/try'];
const LIMIT_EVERY = 6;
const PEPPER = 'of a service on trial';

/** Cuts the work of a real service off at random moments, beside a neighbour whose uploads are to succeed all the same. */
export async function leaveAtRandom(options: LeaveOptions): Promise<LeaveReport> {
  const { seconds, by, seed = 1 } = options;
  const chance = seededChance(seed);
  const file = await readFile(options.drawing ?? SAMPLE);
  const report = { answers: {}, cutIn: {}, neighbours: 0, lost: [] as string[], deaths: 0, strays: 0 };
  // Counted from when it is known how long the drawing takes here and now, which decides what a random moment of it is.
  let until = Number.POSITIVE_INFINITY;
  let usual: number | undefined;
  do {
    const limit = by === 'limit' && usual ? 0.2 + (chance() * 0.8 * usual) / 1000 : undefined;
    const running = await startAll(options, limit);
    if (usual === undefined) {
      usual = await timeOf(() => send(running.service, UPLOADS[0]!, file));
      until = performance.now() + seconds * 1000;
    }
    const rounds = by === 'leave' ? Number.POSITIVE_INFINITY : limit ? LIMIT_EVERY : 0;
    for (let n = 0; n < rounds && (n === 0 || performance.now() < until) && !isDead(running); n++) {
      const neighbour = by === 'leave' && n % 3 === 0 ? send(running.service, UPLOADS[0]!, file) : undefined;
      const path = UPLOADS[Math.floor(chance() * UPLOADS.length)]!;
      const cut = await send(running.service, path, file, by === 'leave' ? chance() * usual * 1.2 : undefined);
      count(report.answers, cut.answer);
      if (cut.stage && cut.answer !== '200 success') count(report.cutIn, cut.stage);
      if (!neighbour) continue;
      report.neighbours++;
      const { answer } = await neighbour;
      if (answer !== '200 success') report.lost.push(answer);
    }
    report.deaths += running.programs.filter(({ hasDied }) => hasDied()).length;
    report.strays += await endAll(running);
  } while (performance.now() < until || isEmpty(report.answers));
  return report;
}

interface Running {
  readonly service: Service;
  readonly programs: readonly Program[];
}

async function startAll({ databaseUrl }: LeaveOptions, limitS: number | undefined): Promise<Running> {
  const limit: SettingsOf = limitS ? { TIME_LIMIT_S: limitS.toFixed(2) } : {};
  // Each start has a folder of its own, and all of them the keys of one database.
  const shared: SettingsOf = databaseUrl ? { DATABASE_URL: databaseUrl, PEPPER } : {};
  const service = await startServe({ ...limit, TRY_LIMIT: '1000000', ...shared, ...(databaseUrl && { WORKERS: '0' }) });
  if (!databaseUrl) return { service, programs: [service] };
  const worker = await startWorker({ ...limit, ...shared, DATA_DIR: service.dataDir });
  await service.untilReady();
  return { service, programs: [service, worker] };
}

const isEmpty = (counts: Record<string, number>) => Object.keys(counts).length === 0;

const isDead = ({ programs }: Running) => programs.some(({ hasDied }) => hasDied());

async function endAll({ programs }: Running): Promise<number> {
  const family = programs.flatMap(({ process }) => familyOf(process.pid!));
  for (const program of [...programs].reverse()) await program.end();
  return family.filter((pid) => familyOf(pid).length > 0).length;
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const since = performance.now();
  await work();
  return performance.now() - since;
}

function count(counts: Record<string, number>, what: string): void {
  counts[what] = (counts[what] ?? 0) + 1;
}

/** One upload, which is left after so many milliseconds if it is not answered by then. */
async function send(
  { url, headers }: Service,
  path: string,
  file: Uint8Array<ArrayBuffer>,
  leaveAfterMs?: number,
): Promise<{ answer: string; stage: string | undefined }> {
  const form = new FormData();
  form.set('image', new Blob([file]), 'plan.png');
  const leave = leaveAfterMs === undefined ? undefined : AbortSignal.timeout(Math.round(leaveAfterMs));
  let stage: string | undefined;
  try {
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: path === '/try' ? { 'Sec-Fetch-Site': 'same-origin' } : headers,
      body: form,
      ...(leave && { signal: leave }),
    });
    let text = '';
    for await (const chunk of answer.body!.pipeThrough(new TextDecoderStream())) {
      text += chunk;
      stage = [...text.matchAll(/"stage":"(\w+)"/g)].at(-1)?.[1];
    }
    const last = JSON.parse(text.trim().split('\n').at(-1)!);
    const said = last.error ?? last;
    return { answer: said.statusCode ? `${said.statusCode} ${said.code}` : '200 success', stage };
  } catch (error) {
    if (leave?.aborted) return { answer: 'left', stage };
    return { answer: `no answer: ${((error as Error).cause as Error | undefined)?.message ?? error}`, stage };
  }
}

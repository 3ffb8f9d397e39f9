import { spawn } from 'node:child_process';
import { dirname, join, parse, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import pLimit from 'p-limit';
import pidusage from 'pidusage';
import type { StageTimings } from '../run-timings.ts';
import type { Reader } from './reader.ts';
import { isRead, noteFailed, noteRead } from './readings.ts';
import type { Sheet } from './sheet-set.ts';

/** Sheets a process: few enough that several processes end at about the same time, so many that starting is a small part. */
const BATCH = 16;
/** Some twelve times what the slowest of 105 real drawings takes. */
const LIMIT_SECONDS = 300;
/** How often the processor time is asked for. */
const WATCH_MS = 1000;

export interface ReadOptions {
  /** Processes at a time. */
  readonly jobs: number;
  /** Recognised texts are kept here and taken from here. */
  readonly texts?: string | undefined;
  /** Processor time after which a sheet counts as one that cannot be read, in seconds. The clock would count what else the machine does. */
  readonly limitSeconds?: number;
  /** Told of every sheet that is done. */
  readonly say: (line: string) => void;
}

/**
 * Reads the sheets that have no reading yet below the folder `readings` with the code of another checkout. One that ends its
 * process or takes too long is noted as read empty; the others are read all the same.
 */
export async function readSheets(
  reader: Reader,
  sheets: readonly Sheet[],
  readings: string,
  { jobs, texts, limitSeconds = LIMIT_SECONDS, say }: ReadOptions,
): Promise<void> {
  const missing = sheets.filter((sheet) => !isRead(readings, sheet));
  let done = sheets.length - missing.length;
  if (done > 0) say(`${done} of ${sheets.length} had been read before`);
  const limit = pLimit(jobs);
  const tell = (what: string) => say(`[${++done}/${sheets.length}] ${what}`);
  const readBatch = async (batch: readonly Sheet[]) => {
    const left = new Set(batch);
    while (left.size > 0) {
      const fault = await runReader(reader, [...left], readings, { texts, limitSeconds }, (sheet, timings) => {
        noteRead(readings, sheet, timings);
        left.delete(sheet);
        tell(sheet.key);
      });
      // Of a process that left sheets out only the first of them can be the cause; the others get another one.
      const [failed] = left;
      if (!failed) return;
      noteFailed(readings, failed, fault);
      left.delete(failed);
      tell(`${failed.key}: ${fault}`);
    }
  };
  await Promise.all(batchesOf(missing).map((batch) => limit(() => readBatch(batch))));
}

/** Sheets whose readings lie in the same folder, as one process writes to one. */
function batchesOf(sheets: readonly Sheet[]): Sheet[][] {
  const folders = Object.values(Object.groupBy(sheets, ({ key }) => dirname(key)));
  return folders.flatMap((list = []) =>
    Array.from({ length: Math.ceil(list.length / BATCH) }, (_, i) => list.slice(i * BATCH, (i + 1) * BATCH)),
  );
}

/** Runs `plenish read` of the checkout over sheets of one folder; resolves to what became of the first one that was not read. */
async function runReader(
  { root, node, net }: Reader,
  sheets: readonly Sheet[],
  readings: string,
  { texts, limitSeconds }: { readonly texts: string | undefined; readonly limitSeconds: number },
  onRead: (sheet: Sheet, timings: StageTimings) => void,
): Promise<string> {
  // A single file is read into the folder itself.
  const folder = join(readings, sheets.length > 1 ? dirname(sheets[0]!.key) : sheets[0]!.key);
  const left = new Map(sheets.map((sheet) => [resolve(sheet.file), sheet]));
  const args = ['read', ...left.keys(), '--json', '--out', resolve(folder)];
  if (texts) args.push('--texts', resolve(texts));
  if (net) args.push('--net', net);
  const child = spawn(node, [join(root, 'src/bin/plenish.ts'), ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<string>((settle, fail) => {
    child.on('error', fail);
    child.on('close', (code, signal) => settle(signal ? `ended by ${signal}` : `ended with ${code}`));
  });
  const watch = watchProcessorTime(child.pid, limitSeconds, () => child.kill('SIGKILL'));
  createInterface({ input: child.stdout }).on('line', (line) => {
    const { file, timings } = JSON.parse(line) as { file: string; timings: StageTimings };
    onRead(left.get(file)!, timings);
    left.delete(file);
    watch.nextSheet();
  });
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  try {
    const end = await ended;
    const [failed = ''] = left.keys();
    return watch.tooLong() ?? faultOf(said, failed, end);
  } finally {
    watch.stop();
  }
}

/** What the reader said of a sheet, or else how its process ended. */
function faultOf(said: string, file: string, end: string): string {
  const { name } = parse(file);
  return said.split('\n').find((line) => line.includes(`${name}: failed`)) ?? `${end}: ${said.trim().slice(-300)}`;
}

/** Calls `kill` when one sheet has taken too much processor time. */
function watchProcessorTime(pid: number | undefined, limitSeconds: number, kill: () => void) {
  let since: number | undefined = 0;
  let tooLong: string | undefined;
  const timer = setInterval(async () => {
    // The process may just have ended.
    const usage = pid === undefined ? undefined : await pidusage(pid).catch(() => undefined);
    if (!usage) return;
    since ??= usage.ctime;
    if (usage.ctime - since <= limitSeconds * 1000) return;
    tooLong = `took more than ${limitSeconds} s of processor time`;
    kill();
  }, WATCH_MS);
  return {
    nextSheet: () => {
      since = undefined;
    },
    tooLong: () => tooLong,
    stop: () => clearInterval(timer),
  };
}

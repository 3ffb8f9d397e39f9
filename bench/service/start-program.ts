import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findFreePort } from './find-free-port.ts';
import { killWithThisProcess } from './kill-with-this-process.ts';
import { familyOf } from './process-family.ts';

const PROGRAM = join(import.meta.dirname, '../../bin/plenish.mjs');

/** Longer than that no start takes, on a machine that is busy with other things too. */
const START_LIMIT_MS = 300_000;
/** After that a program that was told to end is killed. */
const END_LIMIT_MS = 60_000;

export interface Program {
  readonly process: ChildProcess;
  /** The program itself and then its children, without the launcher that a user starts and that only waits. */
  readonly pids: () => number[];
  /** Whether it ended without being told to. */
  readonly hasDied: () => boolean;
  /** Tells it to end; resolves when it has. @returns whether it ended by itself */
  readonly end: () => Promise<boolean>;
}

export interface Service extends Program {
  readonly dataDir: string;
  readonly url: string;
  /** Of a key with both scopes. */
  readonly headers: Record<string, string>;
  /** Resolves when uploads can be taken, which is so already where the service has workers of its own. */
  readonly untilReady: () => Promise<void>;
  /** Headers of another such key. */
  readonly newKey: () => Promise<Record<string, string>>;
}

/** Settings of the program without their prefix, as `PORT`. */
export type SettingsOf = Readonly<Record<string, string>>;

export interface ServeOptions {
  /** Another program that serves, such as one with a stub for reading. */
  readonly script?: string;
  /** Of a key that there is; otherwise one is made. */
  readonly headers?: Record<string, string>;
}

/** `plenish serve` as a user starts it, on a folder of its own that goes with it unless `DATA_DIR` names one. */
export async function startServe(settings: SettingsOf = {}, { script, headers }: ServeOptions = {}): Promise<Service> {
  const dataDir = settings.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'plenish-bench-')));
  const port = settings.PORT ?? String(await findFreePort());
  const env = environment({ LOG_LEVEL: 'error', RATE_LIMIT: '1000000', PORT: port, ...settings, DATA_DIR: dataDir });
  const program = start([process.execPath, ...(script ? [script] : [PROGRAM, 'serve'])], env);
  const url = `http://127.0.0.1:${port}`;
  // Without workers it gets ready when there are some elsewhere.
  await untilAnswered(`${url}/${settings.WORKERS === '0' ? 'healthz' : 'readyz'}`, program);
  const end = async () => {
    const hasEnded = await program.end();
    if (!settings.DATA_DIR) await rm(dataDir, { recursive: true, force: true });
    return hasEnded;
  };
  return {
    ...program,
    end,
    dataDir,
    url,
    headers: headers ?? (await makeKey(env)),
    newKey: () => makeKey(env),
    untilReady: () => untilAnswered(`${url}/readyz`, program),
  };
}

export interface WorkOptions {
  /** Another program that works, such as one with a stub for reading. */
  readonly script?: string;
  /** A program that runs it, with its arguments, such as `taskset`. */
  readonly by?: readonly string[];
}

/** `plenish worker`; needs `DATABASE_URL` and the `DATA_DIR` or bucket of the service that it works for. */
export async function startWorker(settings: SettingsOf, { script, by = [] }: WorkOptions = {}): Promise<Program> {
  const argv = [...by, process.execPath, ...(script ? [script] : [PROGRAM, 'worker'])];
  const program = start(argv, environment({ LOG_LEVEL: 'error', ...settings }), 'pipe');
  await Promise.race([once(program.process.stdout!, 'data'), once(program.process, 'exit')]);
  program.process.stdout!.resume();
  return program;
}

function start(
  [command = '', ...argv]: readonly string[],
  env: NodeJS.ProcessEnv,
  stdout: 'ignore' | 'pipe' = 'ignore',
): Program {
  const started = spawn(command, argv, { env, stdio: ['ignore', stdout, 'inherit'] });
  killWithThisProcess(started);
  let isEnding = false;
  let died = false;
  const ended = once(started, 'exit');
  started.on('exit', () => {
    died = !isEnding;
  });
  const end = async () => {
    isEnding = true;
    started.kill('SIGTERM');
    const timer = setTimeout(() => started.kill('SIGKILL'), END_LIMIT_MS);
    if (started.exitCode === null && started.signalCode === null) await ended;
    clearTimeout(timer);
    return started.signalCode === null;
  };
  const launched = argv.includes(PROGRAM) ? 1 : 0;
  return { process: started, pids: () => familyOf(started.pid!).slice(launched), hasDied: () => died, end };
}

function environment(settings: SettingsOf): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !name.startsWith('PLENISH_'));
  const given = Object.entries(settings).map(([name, value]) => [`PLENISH_${name}`, value]);
  return Object.fromEntries([...kept, ...given]);
}

async function makeKey(env: NodeJS.ProcessEnv): Promise<Record<string, string>> {
  const argv = [PROGRAM, 'keys', 'create', '--scopes', 'general,partner', '--json'];
  const { stdout } = await promisify(execFile)(process.execPath, argv, { env });
  const { key, secret } = JSON.parse(stdout) as { key: string; secret: string };
  return { 'X-API-Key': key, 'X-API-Secret': secret };
}

async function untilAnswered(url: string, { hasDied }: Program): Promise<void> {
  const until = performance.now() + START_LIMIT_MS;
  while (performance.now() < until && !hasDied()) {
    const isReady = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the service did not get ready');
}

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { ProcessOptions } from '#service/ports/plan-processor.ts';
import type { ChildMessage, Task, TaskResult } from './messages.ts';

export interface ChildOptions {
  /** Another program that speaks `ChildMessage`, for tests. */
  readonly script?: string | undefined;
  /** What it is for: to read and furnish, unless told otherwise. */
  readonly trade?: 'look' | undefined;
  /** Its environment; without it, the one of this process. */
  readonly env?: Readonly<Record<string, string | undefined>> | undefined;
  /** How readily it leaves the processor to others, up to 19; without it, as this process. */
  readonly niceness?: number | undefined;
}

/** The process ended before it had answered. */
export class ChildDied extends Error {}

const CHILD_MAIN = fileURLToPath(new URL('./child-main.ts', import.meta.url));

/**
 * Room for new objects in the heap, and for all others, MB. More is filled with garbage before anyone looks: the engine lets a heap that may become
 * large grow to four times what is needed. The first saves 120 MB on a CAD sheet and costs a twentieth of the time, the second 70 MB where a large
 * home is furnished, and costs none. Some 60 MB are needed at most.
 */
const SEMI_SPACE_MB = 4;
const OLD_SPACE_MB = 1000;

/** Tasks after which a child is replaced, whatever it looks like: libraries leak, and a fresh one costs a second. A drawing is two. */
const MOST_TASKS = 400;

/** What a child may hold between tasks, bytes; one that waits for its first holds some 200 MB. */
const MOST_RESTING_BYTES = 400e6;

/** Of what it says on standard error the end is kept: what native code says before it dies. */
const LAST_WORDS = 2_000;

/** A process that works on one task at a time and can be killed at any moment, whatever native code it is in. */
export class Child {
  readonly pid: number;
  readonly #process: ChildProcess;
  readonly #closed: Promise<unknown>;
  #isAlive = true;
  #isClosed = false;
  #lastWords = '';
  #tasks = 0;
  #restingBytes = 0;

  private constructor(started: ChildProcess, pid: number) {
    this.#process = started;
    this.pid = pid;
    this.#closed = new Promise((resolve) => {
      started.once('close', (...ended) => {
        this.#isClosed = true;
        resolve(ended);
      });
    });
    // That something could not be sent, or the process not be killed, shows as its end.
    started.on('error', () => {});
    started.on('exit', () => {
      this.#isAlive = false;
    });
    started.on('message', (message: ChildMessage) => {
      if ('restingBytes' in message) this.#restingBytes = message.restingBytes;
    });
    started.stderr?.setEncoding('utf8').on('data', (words: string) => {
      this.#lastWords = (this.#lastWords + words).slice(-LAST_WORDS);
    });
  }

  /** Resolves when the process has loaded all it needs. @throws what kept it from doing so */
  static async start({ script = CHILD_MAIN, trade, env, niceness }: ChildOptions = {}): Promise<Child> {
    const started = fork(script, trade ? [trade] : [], {
      // Typed arrays travel as they are.
      serialization: 'advanced',
      execArgv: [`--max-semi-space-size=${SEMI_SPACE_MB}`, `--max-old-space-size=${OLD_SPACE_MB}`],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      ...(env && { env }),
    });
    if (started.pid === undefined) throw (await once(started, 'error'))[0];
    if (niceness !== undefined) makeNice(started.pid, niceness);
    const child = new Child(started, started.pid);
    await child.#hear((message) => ('ready' in message ? true : undefined));
    return child;
  }

  get isAlive(): boolean {
    return this.#isAlive;
  }

  /** Whether it can take a task. */
  get isFit(): boolean {
    return this.#isAlive && this.#tasks < MOST_TASKS && this.#restingBytes < MOST_RESTING_BYTES;
  }

  /** @throws ChildDied */
  run(task: Task, { onStage, onFault }: Pick<ProcessOptions, 'onStage' | 'onFault'>): Promise<TaskResult> {
    this.#tasks++;
    const result = this.#hear((message) => {
      if ('stage' in message) onStage?.(message.stage, message.found);
      if ('fault' in message) onFault?.(message.fault);
      return 'result' in message ? message.result : undefined;
    });
    // That it could not be sent shows as the end of the process.
    if (this.#isAlive) this.#process.send(task, () => {});
    return result;
  }

  /** Ends the process at once; resolves when it is gone. */
  async kill(): Promise<void> {
    this.#process.kill('SIGKILL');
    await this.#closed;
  }

  /** What `listen` makes of the first message that it makes something of. @throws ChildDied */
  #hear<T>(listen: (message: ChildMessage) => T | undefined): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const onMessage = (message: ChildMessage) => {
      const heard = listen(message);
      if (heard !== undefined) resolve(heard);
    };
    const onClose = () => {
      const { exitCode, signalCode } = this.#process;
      reject(new ChildDied(`The process ended with ${signalCode ?? exitCode}. ${this.#lastWords}`.trim()));
    };
    if (this.#isClosed) onClose();
    // Not by `#closed`: a promise holds whoever waits for it, and all that was heard, for as long as the process lives.
    this.#process.on('message', onMessage).once('close', onClose);
    return promise.finally(() => this.#process.off('message', onMessage).off('close', onClose));
  }
}

/** Before the process has threads: on Linux each has a priority of its own, that of the thread which begins it. */
function makeNice(pid: number, niceness: number): void {
  try {
    setPriority(pid, niceness);
  } catch {
    // It is gone already, or nicer as it is: it works all the same.
  }
}

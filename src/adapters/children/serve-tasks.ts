import { writeFileSync } from 'node:fs';
import { Failure } from '#core/failures.ts';
import { RefusedDrawing } from '#service/refused.ts';
import { collectGarbage } from '../pipeline/collect-garbage.ts';
import { endWithParent } from './end-with-parent.ts';
import type { ChildMessage, TaskResult } from './messages.ts';

/** How gladly a process is ended by a machine without memory, of 1,000. */
const OOM_SCORE = '800';

export interface Trade<T> {
  /** @throws Failure for a drawing that is refused; whatever else it throws is a bug */
  work(task: T, tell: (message: ChildMessage) => void): Promise<Extract<TaskResult, { done: unknown }>['done']>;
  /** Loads what every task needs. */
  load?(): Promise<unknown>;
  /** Does once what makes the first task slow, in parts, as long as nobody waits. */
  warmUp?(isWanted: () => boolean): Promise<void>;
}

/** A child that nobody has given a task for so long has time to get ready for one, milliseconds: who starts a program for one task does not wait for it. */
const IDLE_MS = 1_500;

/** The work of a child process: loads all that it needs once, then one task after the other, until the parent is gone. */
export async function serveTasks<T>({ work, load = async () => {}, warmUp }: Trade<T>): Promise<void> {
  endWithParent();
  offerMemory();
  await load();
  let tasks = 0;
  const rest = async () => {
    await new Promise((resolve) => setImmediate(resolve));
    // Nothing holds the last drawing any more.
    collectGarbage();
    // It may have freed the models of lettering. Those that cannot be loaded are reported by the next one.
    await load().catch(() => {});
    await tell({ restingBytes: process.memoryUsage.rss() });
  };
  process.on('message', async (task: T) => {
    tasks++;
    await tell({ result: await resultOf(() => work(task, tell)) });
    await rest();
  });
  await tell({ ready: true });
  if (warmUp) setTimeout(() => void getReady(warmUp, rest, () => tasks === 0), IDLE_MS).unref();
}

async function getReady(
  warmUp: NonNullable<Trade<never>['warmUp']>,
  rest: () => Promise<void>,
  isIdle: () => boolean,
): Promise<void> {
  if (!isIdle()) return;
  // What is wrong shows where it matters: with the first plan.
  await warmUp(isIdle).catch(() => {});
  if (isIdle()) await rest();
}

/** The machine that runs out of memory takes it from a child first: one drawing is lost, not the service. */
function offerMemory(): void {
  try {
    writeFileSync('/proc/self/oom_score_adj', OOM_SCORE);
  } catch {
    // Not Linux, or a container that lets nobody write there: the child works all the same.
  }
}

async function resultOf(work: () => ReturnType<Trade<never>['work']>): Promise<TaskResult> {
  try {
    return { done: await work() };
  } catch (thrown) {
    const isRefused = thrown instanceof Failure && thrown.code !== 'internal_error';
    if (isRefused) {
      const { code, message, details } = thrown;
      return { failure: { code, message, details, ...(thrown instanceof RefusedDrawing && { seen: thrown.seen }) } };
    }
    // The log is to say where a bug is.
    const error = thrown instanceof Failure ? (thrown.cause ?? thrown) : thrown;
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }
}

function tell(message: ChildMessage): Promise<void> {
  return new Promise((resolve) => {
    if (process.send) process.send(message, undefined, undefined, () => resolve());
    else resolve();
  });
}

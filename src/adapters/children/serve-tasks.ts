import { writeFileSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Failure } from '#core/failures.ts';
import { RefusedDrawing } from '#service/jobs/refused.ts';
import { collectGarbage } from '../memory/collect-garbage.ts';
import { trimHeap } from '../memory/trim-heap.ts';
import { endWithParent } from './end-with-parent.ts';
import type { ChildMessage, TaskResult } from './messages.ts';

/** How gladly a process is ended by a machine without memory, of 1,000. */
const OOM_SCORE = '800';

export interface Trade<T> {
  /** @throws Failure for a drawing that is refused; whatever else it throws is a bug */
  work(task: T, tell: (message: ChildMessage) => void): Promise<Extract<TaskResult, { done: unknown }>['done']>;
  /** Loads what every task needs. */
  load?(): Promise<unknown>;
}

/** The work of a child process: loads all that it needs once, then one task after the other, until the parent is gone. */
export async function serveTasks<T>({ work, load = async () => {} }: Trade<T>): Promise<void> {
  endWithParent();
  offerMemory();
  await load();
  await collectGarbage();
  const serve = async (task: T) => {
    await tell({ result: await resultOf(() => work(task, tell)) });
    await nextTurn();
    // Nothing holds the last drawing any more.
    await collectGarbage();
    await tell({ restingBytes: process.memoryUsage.rss() });
    // It may have freed the models of lettering. Those that cannot be loaded are reported by the next one. Parsing them leaves some 20 MB.
    void load().then(trimHeap, () => {});
  };
  let last: Promise<void> = Promise.resolve();
  process.on('message', (task: T) => {
    // A plan that was read comes back at once to be furnished.
    last = last.then(() => serve(task));
  });
  await tell({ ready: true });
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

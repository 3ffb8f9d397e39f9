import { writeFileSync } from 'node:fs';
import { Failure } from '#core/failures.ts';
import type { StageFault, StageListener } from '#service/ports/plan-processor.ts';
import { RefusedDrawing } from '#service/refused.ts';
import { loadNetwork } from '../network/ask-geometry.ts';
import { loadModels } from '../ocr/models.ts';
import { collectGarbage } from '../pipeline/collect-garbage.ts';
import { furnishRead, processDrawing } from '../pipeline/process-drawing.ts';
import { warmUp } from '../pipeline/warm-up.ts';
import { endWithParent } from './end-with-parent.ts';
import type { ChildMessage, Task, TaskResult } from './messages.ts';

/** How gladly a process is ended by a machine without memory, of 1,000. */
const OOM_SCORE = '800';

/** A child that nobody has given a task for so long has time to get ready for one, milliseconds: who starts a program for one task does not wait for it. */
const IDLE_MS = 1_500;

/** The work of a child process: loads all networks once, then one task after the other, until the parent is gone. */
export async function serveTasks(): Promise<void> {
  endWithParent();
  offerMemory();
  await load();
  let tasks = 0;
  process.on('message', async (task: Task) => {
    tasks++;
    await tell({ result: await work(task) });
    await rest();
  });
  await tell({ ready: true });
  setTimeout(() => void getReady(() => tasks === 0), IDLE_MS).unref();
}

/** Draws once what nobody sees, as long as there is nothing else to do: half a second less for whoever comes first. */
async function getReady(isIdle: () => boolean): Promise<void> {
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

async function work(task: Task): Promise<TaskResult> {
  const onStage: StageListener = (stage, found) => void tell({ stage, found });
  const onFault = (fault: StageFault) => void tell({ fault });
  try {
    return {
      done: await ('file' in task
        ? processDrawing(task.file, { ...task, onStage, onFault })
        : furnishRead(task.plan, { ...task, onStage })),
    };
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

/** Gets ready for the next task, when nothing holds the last drawing any more. */
async function rest(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
  collectGarbage();
  // The last drawing may have freed the models of lettering. Those that cannot be loaded are reported by the next one.
  await load().catch(() => {});
  await tell({ restingBytes: process.memoryUsage.rss() });
}

const load = () => Promise.all([loadModels(), loadNetwork()]);

function tell(message: ChildMessage): Promise<void> {
  return new Promise((resolve) => {
    if (process.send) process.send(message, undefined, undefined, () => resolve());
    else resolve();
  });
}

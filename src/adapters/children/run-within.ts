import { Failure } from '#core/failures.ts';
import type { ProcessOptions, Stage } from '#service/ports/plan-processor.ts';
import type { Child } from './child.ts';
import type { Limits } from './limits.ts';
import type { Task, TaskResult } from './messages.ts';
import { watchUsage } from './watch-usage.ts';

/**
 * Runs a task on a child and kills the child when the task goes beyond a limit or its signal is aborted.
 * @throws Failure that says which limit it was; the reason of the signal; ChildDied when the child ended of itself
 */
export async function runWithin(
  limits: Limits,
  child: Child,
  task: Task,
  { signal, onStage, onFault }: ProcessOptions,
): Promise<TaskResult> {
  let cause: { readonly error: unknown } | undefined;
  const kill = (error: unknown) => {
    cause ??= { error };
    void child.kill();
  };
  const onAbort = () => kill(signal!.reason);
  signal?.addEventListener('abort', onAbort, { once: true });
  if (signal?.aborted) onAbort();
  const watch = new AbortController();
  let stage: Stage | undefined;
  let cpuMsBefore: number | undefined;
  const onUsage: Parameters<typeof watchUsage>[1] = ({ memoryBytes, cpuMs }) => {
    cpuMsBefore ??= cpuMs;
    const isDecoding = stage === 'decoding';
    if (memoryBytes > (isDecoding ? limits.decodeBytes : limits.workBytes)) kill(tooLarge(memoryBytes));
    // A file that cannot even be opened in good time is broken or hostile; the whole time limit is for drawings. Processor
    // time, so that a busy machine breaks no files.
    else if (isDecoding && cpuMs - cpuMsBefore > limits.decodeS * 1000) kill(tooCostly(limits.decodeS));
  };
  void watchUsage(child.pid, onUsage, watch.signal);
  try {
    return await child.run(task, {
      onStage: (entered, found) => {
        stage = entered;
        onStage?.(entered, found);
      },
      onFault,
    });
  } catch (error) {
    throw cause ? cause.error : error;
  } finally {
    watch.abort();
    signal?.removeEventListener('abort', onAbort);
  }
}

function tooCostly(seconds: number): Failure {
  return new Failure(
    'file_unreadable',
    `The file takes over ${seconds} s of processor time to be opened: it is damaged, or holds far more than a floor plan needs. Export the page with the plan alone, or send it as a PNG.`,
    { reason: 'too_much_time', limitS: seconds },
  );
}

function tooLarge(memoryBytes: number): Failure {
  const megabytes = Math.round(memoryBytes / 1e6);
  return new Failure(
    'file_unreadable',
    `The file needs too much memory to be opened and read (over ${megabytes} MB). Export it again, or send it as a PNG.`,
    { reason: 'too_much_memory', megabytes },
  );
}

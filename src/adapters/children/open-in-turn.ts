import type { LimitFunction } from 'p-limit';
import type { ProcessOptions } from '#service/ports/plan-processor.ts';
import { timedOut } from './run-within.ts';

/**
 * Begins work when it is its turn to open a file, and lets the next one begin when it has opened it.
 * @throws Failure `timeout` when its signal is aborted before that
 */
export async function openInTurn<T>(
  openings: LimitFunction,
  work: (options: ProcessOptions) => Promise<T>,
  options: ProcessOptions,
): Promise<T> {
  const [turn, opened] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  void openings(() => {
    turn.resolve();
    return opened.promise;
  });
  const leave = () => turn.reject(timedOut());
  options.signal?.addEventListener('abort', leave, { once: true });
  if (options.signal?.aborted) leave();
  const onStage: ProcessOptions['onStage'] = (stage, found) => {
    if (stage !== 'decoding') opened.resolve();
    options.onStage?.(stage, found);
  };
  try {
    await turn.promise;
    return await work({ ...options, onStage });
  } finally {
    opened.resolve();
    options.signal?.removeEventListener('abort', leave);
  }
}

import { Failure, type FailureCode } from '#core/failures.ts';
import type { PlanDocument } from '#core/plan/schema.ts';
import { ignore } from '#core/watch.ts';
import type { FurnishedPlan, ProcessedPlan, ProcessOptions, Stage } from '#service/ports/plan-processor.ts';
import { encodeOriginal } from '../codec/encode-original.ts';
import { furnishDrawing } from './furnish-drawing.ts';
import { readDrawing } from './read-drawing.ts';
import { StageClock } from './stage-clock.ts';

/** One drawing from bytes to furnished plan. @throws Failure for one that cannot be served */
export async function processDrawing(
  file: Uint8Array,
  { onStage, onFault }: Pick<ProcessOptions, 'onStage' | 'onFault'>,
): Promise<ProcessedPlan> {
  const clock = new StageClock(onStage ?? (() => {}));
  clock.enter('decoding');
  const told = new Set<string>();
  const { document, sheet } = await readDrawing(file, {
    onDecoded: () => clock.enter('reading'),
    watch: {
      ...ignore,
      // The same stage runs for every structure that is tried.
      fault: (stage, error) => {
        if (!told.has(stage)) onFault?.({ stage, error: error instanceof Error ? error : new Error(String(error)) });
        told.add(stage);
      },
    },
  });
  const { code, message, details } = document.verdict;
  if (code !== 'success') throw new Failure(code as FailureCode, message, details);
  const furnished = await furnishDrawing(document, clock.enter);
  const original = await encodeOriginal(sheet);
  return { ...furnished, original, timings: clock.stop() };
}

/** A plan that was read before, furnished and drawn. */
export async function furnishRead(read: PlanDocument, onStage: (stage: Stage) => void): Promise<FurnishedPlan> {
  const clock = new StageClock(onStage);
  return { ...(await furnishDrawing(read, clock.enter)), timings: clock.stop() };
}

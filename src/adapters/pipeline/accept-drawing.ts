import { Failure, type FailureCode } from '#core/failures.ts';
import type { PlanDocument } from '#core/plan/schema.ts';
import { ignore } from '#core/watch.ts';
import { RefusedDrawing } from '#service/jobs/refused.ts';
import type { ProcessedPlan, ProcessOptions } from '#service/ports/plan-processor.ts';
import { encodeOriginal } from '../codec/shown-drawing.ts';
import { isOneOfMany, offerPages } from './offer-pages.ts';
import { readDrawing } from './read-drawing.ts';
import { StageTimer } from './stage-timer.ts';

/** A drawing that was read and can be furnished. */
export interface ReadPlan extends Pick<ProcessedPlan, 'original' | 'timings'> {
  readonly document: PlanDocument;
}

/** One drawing from bytes to the plan that is to be furnished. @throws Failure for one that cannot be served */
export async function acceptDrawing(
  file: Uint8Array,
  {
    corrections,
    keepRefused,
    onStage,
    onFault,
  }: Pick<ProcessOptions, 'corrections' | 'keepRefused' | 'onStage' | 'onFault'>,
): Promise<ReadPlan> {
  const timer = new StageTimer();
  onStage?.('decoding');
  const told = new Set<string>();
  const reading = readDrawing(file, {
    timer,
    corrections,
    onDecoded: () => onStage?.('reading'),
    watch: {
      ...ignore,
      // The same stage runs for every structure that is tried.
      fault: (stage, error) => {
        if (!told.has(stage)) onFault?.({ stage, error: error instanceof Error ? error : new Error(String(error)) });
        told.add(stage);
      },
    },
  });
  const { document, shown, turn } = await reading.catch(async (error) => {
    if (!keepRefused || !isOneOfMany(error)) throw error;
    onStage?.('reading');
    throw await offerPages(error, file);
  });
  const { code, message, details } = document.verdict;
  if (code !== 'success' && !keepRefused) throw new Failure(code as FailureCode, message, details);
  const original = await timer.run('draw', () => encodeOriginal(shown, turn));
  if (code !== 'success') throw new RefusedDrawing(code as FailureCode, message, details, { document, original });
  return { document, original, timings: timer.timings };
}

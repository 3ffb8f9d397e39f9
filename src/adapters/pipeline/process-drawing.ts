import { Failure, type FailureCode } from '#core/failures.ts';
import { acceptLayout } from '#core/furnish/check/accept-layout.ts';
import { acceptMended } from '#core/plan/accept-mended.ts';
import type { PlanDocument } from '#core/plan/schema.ts';
import { ignore } from '#core/watch.ts';
import { RefusedDrawing } from '#service/jobs/refused.ts';
import type { FurnishedPlan, FurnishOptions, ProcessedPlan, ProcessOptions } from '#service/ports/plan-processor.ts';
import { encodeOriginal } from '../codec/encode-original.ts';
import { furnishDrawing } from './furnish-drawing.ts';
import { isOneOfMany, offerPages } from './offer-pages.ts';
import { readDrawing } from './read-drawing.ts';
import { StageTimer } from './stage-timer.ts';

/** One drawing from bytes to furnished plan. @throws Failure for one that cannot be served */
export async function processDrawing(
  file: Uint8Array,
  { wishes, corrections, keepRefused, isWatched = false, onStage, onFault }: Omit<ProcessOptions, 'signal'>,
): Promise<ProcessedPlan> {
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
  const { document, sheet } = await reading.catch(async (error) => {
    if (!keepRefused || !isOneOfMany(error)) throw error;
    onStage?.('reading');
    throw await offerPages(error, file);
  });
  const { code, message, details } = document.verdict;
  if (code !== 'success') {
    if (!keepRefused) throw new Failure(code as FailureCode, message, details);
    throw new RefusedDrawing(code as FailureCode, message, details, {
      document,
      original: await encodeOriginal(sheet),
    });
  }
  const furnished = await furnishDrawing(document, { wishes, isWatched, onStage, timer });
  const original = await timer.run('draw', () => encodeOriginal(sheet));
  return { ...furnished, original, timings: timer.timings };
}

/** A plan that was read before, furnished unless it is to keep its layout, and drawn. @throws Failure for one that breaks a rule */
export async function furnishRead(
  plan: PlanDocument,
  { keepLayout, mended, edited, before, wishes, onStage }: Omit<FurnishOptions, 'signal' | 'onFault'>,
): Promise<FurnishedPlan> {
  const timer = new StageTimer();
  const right = mended ? acceptMended(plan) : plan;
  const { layout } = right;
  const document =
    (mended || edited) && keepLayout && layout ? { ...right, layout: acceptLayout(right.plan, layout) } : right;
  return {
    ...(await furnishDrawing(document, { wishes, onStage, timer, keepLayout: keepLayout ?? false, before })),
    timings: timer.timings,
  };
}

import { Failure } from '#core/failures.ts';
import type { ProcessedPlan, Stage } from '#service/ports/plan-processor.ts';
import { encodeOriginal } from '../codec/encode-original.ts';
import { askForTexts } from './ask-for-texts.ts';
import { collectGarbage } from './collect-garbage.ts';
import { furnishDrawing } from './furnish-drawing.ts';
import type { ProcessAnswer, ProcessTask, WorkMessage } from './messages.ts';
import { readDrawing } from './read-drawing.ts';

/** Runs in a worker thread: one drawing from bytes to furnished plan. */
export default async function processDrawing({ file, port }: ProcessTask): Promise<ProcessAnswer> {
  const clock = stageClock((stage) => port.postMessage({ stage } satisfies WorkMessage));
  try {
    return { plan: await process(file, port, clock) };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { failure: { code: error.code, message: error.message, details: error.details } };
  } finally {
    port.close();
    setImmediate(collectGarbage); // when nothing holds the drawing any more
  }
}

/** What a thread is asked before it counts as able to work; the answer is that there is one. */
export function greet(): boolean {
  return true;
}

async function process(
  file: Uint8Array,
  port: ProcessTask['port'],
  clock: ReturnType<typeof stageClock>,
): Promise<ProcessedPlan> {
  clock.enter('decoding');
  const { document, sheet } = await readDrawing(file, {
    recognise: (sheet) => askForTexts(sheet, port),
    onDecoded: () => clock.enter('reading'),
  });
  const { code, message, details } = document.verdict;
  if (code !== 'success') throw new Failure(code, message, details);
  const furnished = await furnishDrawing(document, clock.enter);
  const original = await encodeOriginal(sheet);
  return { ...furnished, original, timings: clock.stop() };
}

/** Tells of every stage that begins and adds up how long each took. */
function stageClock(tell: (stage: Stage) => void) {
  const timings: Partial<Record<Stage, number>> = {};
  let current: Stage | undefined;
  let since = performance.now();
  const close = () => {
    const now = performance.now();
    if (current) timings[current] = Math.round((timings[current] ?? 0) + now - since);
    since = now;
  };
  return {
    enter(stage: Stage) {
      close();
      current = stage;
      tell(stage);
    },
    stop() {
      close();
      return timings;
    },
  };
}

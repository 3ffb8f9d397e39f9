import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readTextsCached } from '#adapters/ocr/cache.ts';
import { readDrawing } from '#adapters/pipeline/read-drawing.ts';
import { StageTimer, type StageTimings } from '#adapters/pipeline/stage-timer.ts';
import { writeTrace } from '#adapters/trace/write-trace.ts';
import { Failure } from '#core/failures.ts';
import { refusedDocument } from '#core/plan/refused-document.ts';
import type { PlanDocument } from '#core/plan/schema.ts';
import type { Sheet } from '#core/sheet/types.ts';
import type { TextRun } from '#core/texts/types.ts';
import { ignore, type OptionalStage, type Watch } from '#core/watch.ts';
import { checkServedType } from '#service/uploads/check-served-type.ts';

export interface ReadIntoOptions {
  /** Every stage is drawn over the sheet here. */
  readonly traceDir?: string | undefined;
  /** Recognised texts are kept here and taken from here the next time. */
  readonly textsDir?: string | undefined;
  /** Reads on where the service would refuse the drawing early, so that its plan can be looked at. */
  readonly toTheEnd?: boolean;
  /** A network (an ONNX file) to read by instead of the shipped one. */
  readonly net?: string | undefined;
  /** Told of every stage that failed and was left out. */
  readonly onFault?: (stage: OptionalStage, error: unknown) => void;
}

/** What was read of a file, and how long each stage took. */
export interface ReadFile {
  readonly document: PlanDocument;
  readonly timings: StageTimings;
}

/**
 * Reads a drawing and writes its plan.json into a folder, whatever the verdict.
 * @throws what kept it from being read: no such file, no right to write, or a bug
 */
export async function readInto(dir: string, file: string, options: ReadIntoOptions = {}): Promise<ReadFile> {
  const read = await readToPlan(file, options);
  await mkdir(dir, { recursive: true });
  await writeFile(join(dir, 'plan.json'), JSON.stringify(read.document, null, 1));
  return read;
}

async function readToPlan(
  file: string,
  { traceDir, textsDir, toTheEnd = false, net, onFault = () => {} }: ReadIntoOptions,
): Promise<ReadFile> {
  const values: Record<string, unknown> = {};
  const watch: Watch = {
    ...ignore,
    see: (name, value) => {
      if (traceDir) values[name] = value;
      return value;
    },
    fault: onFault,
  };
  const timer = new StageTimer();
  try {
    const bytes = await readFile(file);
    checkServedType(bytes, { fileName: file });
    const recognise = textsDir
      ? (sheet: Parameters<typeof readTextsCached>[0]) => readTextsCached(sheet, textsDir)
      : undefined;
    const { document } = await readDrawing(bytes, { watch, recognise, timer, toTheEnd, net });
    if (traceDir) await traceStages(traceDir, values);
    return { document, timings: timer.timings };
  } catch (error) {
    // A drawing that is refused is read; one that cannot be for a bug is not.
    if (!(error instanceof Failure)) throw error;
    if (error.code === 'internal_error') throw error.cause ?? error;
    return { document: refusedDocument(error), timings: timer.timings };
  }
}

/** Stages are in pixels of the fitted sheet: that is what they are drawn over. */
async function traceStages(dir: string, stages: Record<string, unknown>): Promise<void> {
  const { sheet, texts } = stages.sheet as { sheet: Sheet; texts: TextRun[] };
  await writeTrace(dir, sheet, { ...stages, texts });
}

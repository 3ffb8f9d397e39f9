import type { MessagePort } from 'node:worker_threads';
import type { FailureCode, FailureDetails } from '#core/failures.ts';
import type { Sheet } from '#core/sheet/types.ts';
import type { TextRun } from '#core/texts/types.ts';
import type { ProcessedPlan, Stage } from '#service/ports/plan-processor.ts';

/** What a processing thread is given: the bytes of the upload and a port on which it names its stages. */
export interface ProcessTask {
  readonly file: Uint8Array;
  readonly port: MessagePort;
}

export type StageMessage = { readonly stage: Stage };

/** Asks for the texts of a sheet, whose pixels are shared memory; the one answer comes on the port, which is then closed. */
export type TextsRequest = { readonly sheet: Sheet; readonly port: MessagePort };

export type TextsAnswer = { readonly texts: TextRun[] } | { readonly error: Error };

/** What a processing thread tells while it works: where it is, or what it needs. */
export type WorkMessage = StageMessage | { readonly textsOf: TextsRequest };

/** Classes do not survive the way between threads, so a failure travels as plain data. */
export type ProcessAnswer =
  | { readonly plan: ProcessedPlan }
  | { readonly failure: { code: FailureCode; message: string; details: FailureDetails } };

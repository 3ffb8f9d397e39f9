import type { MessagePort } from 'node:worker_threads';
import type { FailureCode, FailureDetails } from '#core/failures.ts';
import type { ProcessedPlan, Stage } from '#service/ports/plan-processor.ts';

/** What a processing thread is given: the bytes of the upload and a port on which it names its stages. */
export interface ProcessTask {
  readonly file: Uint8Array;
  readonly port: MessagePort;
}

export type StageMessage = { readonly stage: Stage };

/** Classes do not survive the way between threads, so a failure travels as plain data. */
export type ProcessAnswer =
  | { readonly plan: ProcessedPlan }
  | { readonly failure: { code: FailureCode; message: string; details: FailureDetails } };

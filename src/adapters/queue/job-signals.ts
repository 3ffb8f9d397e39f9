import { EventEmitter } from 'node:events';
import type { Found } from '#core/gallery/plan-outline.ts';
import type { JobOutcome } from '#service/ports/job-queue.ts';
import type { Stage } from '#service/ports/plan-processor.ts';

/** News of a job between the process that waits for it and the one that works on it. None is relied upon: rows tell the truth. */
export interface JobSignal {
  readonly id: string;
  /** `ended` without an outcome: the outcome is in the rows. */
  readonly news:
    | 'cancel'
    | { readonly stage: Stage; readonly found?: Found | undefined }
    | { readonly ended: JobOutcome | null };
}

export interface JobSignals {
  send(signal: JobSignal): void;
  /** @returns a function that ends the listening */
  listen(onSignal: (signal: JobSignal) => void): () => void;
  close(): Promise<void>;
}

/** Within one process. */
export class LocalJobSignals implements JobSignals {
  readonly #emitter = new EventEmitter().setMaxListeners(0);

  send(signal: JobSignal): void {
    this.#emitter.emit('signal', signal);
  }

  listen(onSignal: (signal: JobSignal) => void): () => void {
    this.#emitter.on('signal', onSignal);
    return () => this.#emitter.off('signal', onSignal);
  }

  async close(): Promise<void> {
    this.#emitter.removeAllListeners();
  }
}

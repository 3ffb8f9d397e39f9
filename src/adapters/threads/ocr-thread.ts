import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { TextsRequest } from './messages.ts';

const WORKER = fileURLToPath(new URL('./ocr-worker.ts', import.meta.url));

/**
 * The one thread that recognises texts, for every drawing in turn: the networks use all cores anyway, and each copy of them
 * would keep 200 MB. Starts with the first sheet without texts; one that died is replaced with the next.
 */
export class OcrThread {
  readonly #script: string;
  #worker: Worker | undefined;

  constructor(script = WORKER) {
    this.#script = script;
  }

  /** Takes the request on; the answer goes to its port, which is closed without one when the thread dies. */
  read(request: TextsRequest): void {
    this.#worker ??= this.#start();
    this.#worker.postMessage(request, [request.port]);
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  #start(): Worker {
    const worker = new Worker(this.#script);
    worker.unref();
    const forget = () => {
      if (this.#worker === worker) this.#worker = undefined;
    };
    worker.on('error', forget).on('exit', forget);
    return worker;
  }
}

import { fileURLToPath } from 'node:url';
import { MessageChannel, Worker } from 'node:worker_threads';
import type { TextsAnswer, TextsRequest } from './messages.ts';

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

  /**
   * Takes the request on; the answer goes to its port, which is closed without one when the thread dies. By then a request
   * that follows gets a new thread: ports of a dying thread close before it is said to have ended.
   */
  read({ sheet, port }: TextsRequest): void {
    this.#worker ??= this.#start();
    const worker = this.#worker;
    const { port1, port2 } = new MessageChannel();
    let settled = false;
    port1.once('message', (answer: TextsAnswer) => {
      settled = true;
      port.postMessage(answer);
    });
    port1.once('close', () => {
      if (!settled && this.#worker === worker) this.#worker = undefined;
      port.close();
    });
    // Nobody waits any longer: the thread is told by the end of its port.
    port.once('close', () => {
      settled = true;
      port1.close();
    });
    worker.postMessage({ sheet, port: port2 } satisfies TextsRequest, [port2]);
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

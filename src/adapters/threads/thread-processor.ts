import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { MessageChannel } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { Failure } from '#core/failures.ts';
import type { PlanProcessor, ProcessedPlan, Stage } from '#service/ports/plan-processor.ts';
import { DECODE_LIMIT_S } from '../codec/limits.ts';
import type { ProcessAnswer, WorkMessage } from './messages.ts';
import { OcrThread } from './ocr-thread.ts';

export interface ThreadProcessorOptions {
  /** Drawings worked on at once; each takes one thread. One more recognises the texts of all. */
  readonly threads: number;
  /** The module that a thread runs; another one in tests. */
  readonly worker?: string;
  readonly decodeLimitS?: number;
}

/** Room for new objects: more is filled with garbage before anyone looks. Saves 120 MB on a CAD sheet and costs a twentieth of time. */
const YOUNG_MB = 8;

const WORKER = fileURLToPath(new URL('./process-worker.ts', import.meta.url));

/** PlanProcessor on worker threads: whatever a drawing does to its thread, the thread is stopped and replaced. */
export class ThreadProcessor implements PlanProcessor {
  readonly #pool: Piscina;
  readonly #ocr = new OcrThread();
  readonly #decodeLimitS: number;
  /** Drawings that a thread is working on. */
  #active = 0;
  /** Drawings that no thread has taken up yet. */
  readonly #waiting = new Set<AbortController>();

  constructor({ threads, worker = WORKER, decodeLimitS = DECODE_LIMIT_S }: ThreadProcessorOptions) {
    this.#pool = new Piscina({
      filename: worker,
      minThreads: 1,
      maxThreads: threads,
      idleTimeout: 10_000,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
    });
    // A thread that dies between drawings is replaced; the drawing it had, if any, is answered by its own rejected run.
    // When not even new threads can live, nobody would ever take up what waits: it fails with what they died of.
    this.#pool.on('error', (error: Error) => {
      if (this.#pool.threads.length === 0) for (const lost of this.#waiting) lost.abort(error);
    });
    this.#decodeLimitS = decodeLimitS;
  }

  /** Resolves when a thread has loaded all it needs. @throws what kept it from doing so */
  async start(): Promise<void> {
    await this.#pool.run(null, { name: 'greet' });
  }

  async process(
    file: Uint8Array,
    { signal, onStage }: { signal?: AbortSignal; onStage?: (stage: Stage) => void } = {},
  ): Promise<ProcessedPlan> {
    const { port1, port2 } = new MessageChannel();
    const stuck = new AbortController();
    const lost = new AbortController();
    this.#waiting.add(lost);
    let stopWatch: (() => void) | undefined;
    // A file that cannot even be opened in good time is broken or hostile; the whole time limit is for drawings.
    port1.on('message', (message: WorkMessage) => {
      if ('textsOf' in message) return this.#ocr.read(message.textsOf);
      const { stage } = message;
      stopWatch?.();
      if (this.#waiting.delete(lost)) this.#active++;
      if (stage === 'decoding')
        stopWatch = afterWork(
          this.#decodeLimitS,
          () => this.#active,
          () => stuck.abort(),
        );
      onStage?.(stage);
    });
    try {
      const answer: ProcessAnswer = await this.#pool.run(
        { file, port: port2 },
        { transferList: [port2], signal: AbortSignal.any([stuck.signal, lost.signal, ...(signal ? [signal] : [])]) },
      );
      if ('failure' in answer) throw new Failure(answer.failure.code, answer.failure.message, answer.failure.details);
      return answer.plan;
    } catch (error) {
      if (error instanceof Failure) throw error;
      if (signal?.aborted)
        throw new Failure(
          'timeout',
          'The drawing took longer than the processing limit. Send a simpler or smaller one.',
        );
      if (stuck.signal.aborted) {
        throw new Failure(
          'file_unreadable',
          'The file cannot be decoded in reasonable time: it is damaged. Export it again.',
          {
            reason: 'damaged',
          },
        );
      }
      throw lost.signal.aborted ? lost.signal.reason : error;
    } finally {
      stopWatch?.();
      if (!this.#waiting.delete(lost)) this.#active--;
      port1.close();
    }
  }

  async close(): Promise<void> {
    await Promise.all([this.#pool.destroy(), this.#ocr.close()]);
  }
}

/** A machine that is busy with other things gets this many times the limit. */
const MOST_PATIENCE = 4;

/**
 * Calls back once the process has worked for so many seconds on each of its drawings, which take at least as long: a file is
 * not broken because others keep the processor busy. Returns what calls it off.
 */
function afterWork(seconds: number, drawings: () => number, done: () => void): () => void {
  const since = process.cpuUsage();
  const started = performance.now();
  let timer: NodeJS.Timeout;
  const check = () => {
    const { user, system } = process.cpuUsage(since);
    const sharers = Math.max(1, Math.min(drawings(), availableParallelism()));
    const left = seconds - (user + system) / 1e6 / sharers;
    if (left <= 0.1 * seconds || performance.now() - started > MOST_PATIENCE * seconds * 1000) done();
    else timer = setTimeout(check, Math.max(20, left * 1000));
  };
  timer = setTimeout(check, seconds * 1000);
  return () => clearTimeout(timer);
}

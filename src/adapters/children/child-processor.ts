import { Failure } from '#core/failures.ts';
import type { PlanDocument } from '#core/plan/schema.ts';
import { RefusedDrawing } from '#service/jobs/refused.ts';
import type {
  FurnishedPlan,
  FurnishOptions,
  PlanProcessor,
  ProcessedPlan,
  ProcessOptions,
} from '#service/ports/plan-processor.ts';
import type { ReadPlan } from '../pipeline/accept-drawing.ts';
import { type Child, ChildDied, type ChildOptions } from './child.ts';
import { ChildKeeper } from './child-keeper.ts';
import { type Limits, USUAL_LIMITS } from './limits.ts';
import type { Task } from './messages.ts';
import { Pool } from './pool.ts';
import { runWithin } from './run-within.ts';

export interface ChildProcessorOptions extends ChildOptions {
  /** Drawings worked on at once: each task of one has a process of its own. */
  readonly children: number;
  readonly limits?: Partial<Limits>;
  /** Told of every child that a drawing cost, and why; not of those that were ended because nobody wants their work any more. */
  readonly onDeath?: (cause: Failure | ChildDied) => void;
}

/** Of all children but the last. */
const NICENESS = 10;

/**
 * PlanProcessor on child processes. Whatever a drawing does to its process (crash, hang, take all memory), that process alone
 * is killed and replaced. One that dies of itself costs its task a second try, in another process.
 */
export class ChildProcessor implements PlanProcessor {
  readonly #limits: Limits;
  readonly #onDeath: ChildProcessorOptions['onDeath'];
  readonly #keepers: readonly ChildKeeper[];
  readonly #pool: Pool<ChildKeeper>;
  readonly #closing = new AbortController();

  constructor({ children, limits, onDeath, ...options }: ChildProcessorOptions) {
    this.#limits = { ...USUAL_LIMITS, ...limits };
    this.#onDeath = onDeath;
    // The last one has the processor before the others: it is for guests, and for whoever comes while the others are busy.
    const nicer = { ...options, niceness: NICENESS };
    this.#keepers = Array.from({ length: children }, (_, i) => new ChildKeeper(i < children - 1 ? nicer : options));
    this.#pool = new Pool(this.#keepers);
  }

  /** Resolves when a child has loaded all it needs; the others follow by themselves. @throws what kept it from doing so */
  async start(): Promise<void> {
    await this.#keepers[0]!.child();
    for (const keeper of this.#keepers) keeper.prepare();
  }

  /** In two tasks, so that between them its child is free for whoever has the first right to it. */
  async process(
    file: Uint8Array,
    { wishes, corrections, keepRefused = false, isWatched, ...options }: ProcessOptions = {},
  ): Promise<ProcessedPlan> {
    const read = await this.#run<ReadPlan>({ file, corrections, keepRefused }, options);
    const furnished = await this.furnish(read.document, { wishes, isWatched, ...options });
    const { draw = 0, ...reading } = read.timings;
    const timings = { ...reading, ...furnished.timings, draw: draw + (furnished.timings.draw ?? 0) };
    return { ...furnished, original: read.original, timings };
  }

  furnish(
    plan: PlanDocument,
    {
      wishes = {},
      keepLayout = false,
      mended = false,
      edited = false,
      isWatched = false,
      before,
      ...options
    }: FurnishOptions = {},
  ): Promise<FurnishedPlan> {
    return this.#run({ plan, keepLayout, mended, edited, before, wishes, isWatched }, options);
  }

  /** Ends every child, also those that are at work. */
  async close(): Promise<void> {
    this.#closing.abort();
    await Promise.all(this.#keepers.map((keeper) => keeper.close()));
  }

  async #run<T extends ReadPlan | FurnishedPlan>(task: Task, options: ProcessOptions): Promise<T> {
    try {
      return await this.#attempt<T>(task, options);
    } catch (error) {
      if (!(error instanceof ChildDied) || this.#closing.signal.aborted) throw error;
      return this.#attempt<T>(task, options);
    }
  }

  #attempt<T>(task: Task, options: ProcessOptions): Promise<T> {
    const signal = AbortSignal.any([this.#closing.signal, ...(options.signal ? [options.signal] : [])]);
    return this.#pool.use((keeper) => this.#runOnChild<T>(keeper, task, { ...options, signal }), options.isGuest);
  }

  async #runOnChild<T>(keeper: ChildKeeper, task: Task, options: ProcessOptions): Promise<T> {
    options.signal?.throwIfAborted();
    let child: Child | undefined;
    try {
      child = await keeper.child();
      const result = await runWithin(this.#limits, child, task, options);
      if ('done' in result) return result.done as T;
      if ('error' in result) throw result.error;
      const { code, message, details, seen } = result.failure;
      throw seen ? new RefusedDrawing(code, message, details, seen) : new Failure(code, message, details);
    } catch (error) {
      if (child && !child.isAlive && (error instanceof Failure || error instanceof ChildDied)) this.#onDeath?.(error);
      throw error;
    } finally {
      if (!this.#closing.signal.aborted) keeper.prepare();
    }
  }
}

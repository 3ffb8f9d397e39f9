import type { Job, PgBoss } from 'pg-boss';
import { type JobKind, kindOf } from '#service/jobs/job-kind.ts';
import {
  ClaimLost,
  type Foreseen,
  type JobHandler,
  type JobOutcome,
  type JobQueue,
  type PlanJob,
  type Turn,
} from '#service/ports/job-queue.ts';
import type { StageListener } from '#service/ports/plan-processor.ts';
import { StoreUnavailable } from '#service/ports/store-unavailable.ts';
import { STORE_CALL_MS, withDeadline } from '#service/with-deadline.ts';
import { type AskQueue, JobLengths, KIND_OF_DATA } from './job-lengths.ts';
import type { JobSignals } from './job-signals.ts';
import { takeGuests } from './take-guests.ts';
import { flowOf, foresee, turnOf, UNFINISHED } from './turns.ts';

const QUEUE = 'plans';

/** How often a waiting request asks for its job when no news comes: LISTEN may be cut off without anybody noticing. */
const POLL_MS = 500;

/** With NOTIFY the fallback would be half a minute; a lost notification must not cost that. */
const WORK = { batchSize: 1, pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: 0.5 };

/** A worker that has not been heard of for this long is dead: the least that pg-boss takes. */
const HEARTBEAT_S = 10;

/** A job that a worker of this process is at. */
interface Running {
  readonly flow: string;
  readonly stop: AbortController;
  /** Resolves when its handler is through, stopped or not. */
  readonly ended: Promise<void>;
}

/** Jobs in PostgreSQL through pg-boss, embedded or not. A job is tried once; where its worker dies and there are others, once more. */
export class BossJobQueue implements JobQueue {
  readonly #boss: PgBoss;
  readonly #signals: JobSignals;
  /** Jobs of one flow that workers of all processes work on at a time. */
  readonly #keyConcurrency: number | undefined;
  readonly #running = new Map<string, Running>();
  readonly #ask: AskQueue = (sql, ...values) => this.#query(sql, ...values);
  readonly #lengths = new JobLengths(this.#ask);
  readonly #closing = new AbortController();
  #stopListening = () => {};
  #isShared = false;

  /** @param keyConcurrency of one key and kind; undefined for as many as there are workers */
  constructor(boss: PgBoss, signals: JobSignals, keyConcurrency?: number) {
    this.#boss = boss;
    this.#signals = signals;
    this.#keyConcurrency = keyConcurrency;
  }

  /**
   * @param expireS after which a job counts as dead, whatever its worker says
   * @param isShared whether there may be workers in other processes, who can take over what one that died was at
   */
  async open(expireS: number, isShared: boolean): Promise<void> {
    this.#isShared = isShared;
    await this.#boss.start();
    const options = {
      expireInSeconds: expireS,
      // The only process cannot outlive its workers, and may be too busy for a moment to be heard of.
      ...(isShared ? { retryLimit: 1, heartbeatSeconds: HEARTBEAT_S } : { retryLimit: 0 }),
      deleteAfterSeconds: 3600,
      notify: true,
    };
    await this.#boss.createQueue(QUEUE, options);
    // One that was there keeps what it was made with.
    await this.#boss.updateQueue(QUEUE, options);
    this.#stopListening = this.#signals.listen(({ id, news }) => {
      if (news === 'cancel') this.#running.get(id)?.stop.abort();
    });
  }

  async submit(job: PlanJob): Promise<void> {
    const turn = { keyId: job.keyId, kind: kindOf(job) };
    const priority = -(await turnOf(turn, await this.#lengths.byKind(), this.#ask));
    await guarded(() => this.#boss.send(QUEUE, job, { id: job.id, priority, group: { id: flowOf(turn) } }));
  }

  async countWaiting(kind?: JobKind): Promise<number> {
    const rows = await this.#query<{ n: number }>(
      `select count(*)::int as n from pgboss.job
       where name = $1 and state = 'created' and ($2::text is null or ${KIND_OF_DATA} = $2)`,
      kind ?? null,
    );
    return rows[0]!.n;
  }

  async oldestWaitingS(): Promise<number> {
    const [row] = await this.#query<{ age: number }>(
      `select coalesce(extract(epoch from now() - min(created_on)), 0)::float8 as age
       from pgboss.job where name = $1 and state = 'created'`,
    );
    return row!.age;
  }

  async foresee(turn: Turn): Promise<Foreseen> {
    return foresee(turn, await this.#lengths.byKind(), this.#ask);
  }

  async usualMs(kind: JobKind): Promise<number> {
    return (await this.#lengths.byKind())[kind];
  }

  waitFor(id: string, { signal, onStage }: Parameters<JobQueue['waitFor']>[1]): Promise<JobOutcome> {
    const { promise, resolve, reject } = Promise.withResolvers<JobOutcome>();
    // A look that fails is made again: the job goes on while its database is away for a moment, and so does the waiting for it.
    const look = () =>
      this.look(id).then(
        (seen) => typeof seen === 'object' && resolve(seen),
        () => {},
      );
    const stopListening = this.#signals.listen((heard) => {
      if (heard.id !== id) return;
      if (heard.news === 'cancel') return;
      if ('stage' in heard.news) onStage?.(heard.news.stage, heard.news.found);
      else if (heard.news.ended) resolve(heard.news.ended);
      else look();
    });
    const leave = () => reject(signal.reason);
    signal.addEventListener('abort', leave, { once: true });
    if (signal.aborted) leave();
    const polling = setInterval(look, POLL_MS);
    return promise.finally(() => {
      clearInterval(polling);
      stopListening();
      signal.removeEventListener('abort', leave);
    });
  }

  async look(id: string): Promise<JobOutcome | 'unfinished' | 'unknown'> {
    const [row] = await this.#query<{ state: string; output: JobOutcome | null }>(
      'select state, output from pgboss.job where name = $1 and id = $2',
      id,
    );
    if (!row) return 'unknown';
    if (row.state === 'created' || row.state === 'retry' || row.state === 'active') return 'unfinished';
    if (row.state === 'completed' && row.output) return row.output;
    return {
      ok: false,
      code: 'internal_error',
      message: 'The processing broke off. Send the drawing again.',
      details: {},
    };
  }

  async cancel(id: string): Promise<void> {
    try {
      await guarded(() => this.#boss.cancel(QUEUE, id));
    } finally {
      // Told last: a worker that does not hear it, because it has not begun yet, sees it in the database when it begins.
      this.#signals.send({ id, news: 'cancel' });
    }
  }

  async work(concurrency: number, handler: JobHandler): Promise<void> {
    if (concurrency === 0) return;
    const ofKey = this.#keyConcurrency !== undefined && { groupConcurrency: this.#keyConcurrency };
    const options = { ...WORK, localConcurrency: concurrency, ...ofKey };
    await this.#boss.work<PlanJob, JobOutcome>(QUEUE, options, ([job]) => this.#run(job!, handler));
    const takeOne = async () => {
      const alone = { ...WORK, groupConcurrency: 1 };
      const id = await this.#boss.work<PlanJob, JobOutcome>(QUEUE, alone, ([job]) => this.#run(job!, handler, true));
      // It has asked for a job by now and is to ask for no other: this waits for the end of the one.
      await this.#boss.offWork(QUEUE, { id });
    };
    const flows = () => [...this.#running.values()].map(({ flow }) => flow);
    void takeGuests({ workers: concurrency, flows, ask: this.#ask, takeOne, signal: this.#closing.signal });
  }

  countRunning(): number {
    return this.#running.size;
  }

  async abandonAll(): Promise<PlanJob[]> {
    const rows = await this.#query<{ id: string; data: PlanJob }>(
      `select id, data from pgboss.job where name = $1 and state in ${UNFINISHED}`,
    );
    if (rows.length > 0)
      await guarded(() =>
        // Failed ones would be tried again.
        this.#boss.cancel(
          QUEUE,
          rows.map(({ id }) => id),
        ),
      );
    return rows.map(({ data }) => data);
  }

  async check(): Promise<void> {
    await this.#query('select 1 from pgboss.job where name = $1 limit 1');
  }

  async close(withinMs: number): Promise<void> {
    this.#closing.abort();
    // What runs longer is failed, as what a worker was at that died: a shared queue has it tried once more.
    await this.#boss.stop({ graceful: true, close: true, timeout: withinMs });
    // Nobody has waited for the handlers that were stopped, and some remove what they leave.
    await Promise.all([...this.#running.values()].map(({ ended }) => ended));
    this.#stopListening();
    await this.#signals.close();
  }

  async #run(
    { data: job, signal: claim, retryCount }: Pick<Job<PlanJob>, 'data' | 'signal' | 'retryCount'>,
    handler: JobHandler,
    isGuest = false,
  ): Promise<JobOutcome> {
    const stop = new AbortController();
    const ended = Promise.withResolvers<void>();
    const flow = flowOf({ keyId: job.keyId, kind: kindOf(job) });
    this.#running.set(job.id, { flow, stop, ended: ended.promise });
    // Where nobody else could have it, what it leaves is its own to remove.
    const lose = () => stop.abort(this.#isShared ? new ClaimLost() : undefined);
    claim.addEventListener('abort', lose, { once: true });
    void this.#stopIfCancelled(job.id, stop);
    const holdsClaim = async () => {
      const isHeld = !this.#isShared || (await this.#renew(job.id, retryCount));
      if (!isHeld) lose();
      return isHeld;
    };
    try {
      const onStage: StageListener = (stage, found) => this.#signals.send({ id: job.id, news: { stage, found } });
      // A guest may still have to wait, and is told to have begun by who works on it: until then it is looked at as whatever waits.
      if (!isGuest) onStage('decoding');
      const outcome = await handler(job, { signal: stop.signal, onStage, holdsClaim, isGuest });
      // Another worker may have been given the job of one that was not heard of, and that comes back.
      claim.throwIfAborted();
      if (stop.signal.reason instanceof ClaimLost) throw stop.signal.reason;
      this.#signals.send({ id: job.id, news: { ended: outcome } });
      return outcome;
    } finally {
      this.#running.delete(job.id);
      ended.resolve();
    }
  }

  /**
   * Notes that the worker of a job is alive, which pg-boss does every few seconds, and says whether it is still that worker's.
   * @param retryCount as it was when the worker took the job: it is another when another worker takes it
   */
  async #renew(id: string, retryCount: number): Promise<boolean> {
    const rows = await this.#query(
      `update pgboss.job set heartbeat_on = now() where name = $1 and id = $2 and retry_count = $3 and state = 'active' returning id`,
      id,
      retryCount,
    );
    return rows.length > 0;
  }

  /** A job may be cancelled after it was fetched and before it was known to run: then the news found nobody to stop. */
  async #stopIfCancelled(id: string, stop: AbortController): Promise<void> {
    const [row] = await this.#query<{ state: string }>(
      'select state from pgboss.job where name = $1 and id = $2',
      id,
    ).catch(() => []);
    if (row?.state === 'cancelled') stop.abort();
  }

  #query<Row>(sql: string, ...values: unknown[]): Promise<Row[]> {
    return guarded(async () => (await this.#boss.getDb().executeSql(sql, [QUEUE, ...values])).rows as Row[]);
  }
}

async function guarded<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await withDeadline(STORE_CALL_MS, work);
  } catch (error) {
    throw new StoreUnavailable('queue', error);
  }
}

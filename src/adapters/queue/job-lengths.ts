import { JOB_KINDS, type JobKind } from '#service/jobs/job-kind.ts';

/** Asks the queue's database. @param sql knows the queue's name as $1, and the values from $2 on */
export type AskQueue = <Row>(sql: string, ...values: unknown[]) => Promise<Row[]>;

/** Where none was done lately: what a drawing of a flat takes on two cores, furnishing it again, and drawing it otherwise. Milliseconds. */
const FIRST_MS: Lengths = { drawing: 8_000, furnish: 3_000, variant: 1_500 };

/** Jobs that are remembered, of all kinds: enough for a mean, few enough to follow the load of the hour. */
const REMEMBERED = 40;

/** They are looked at again when somebody asks after this long. */
const LASTS_MS = 3_000;

/** What is written in a job says of which kind it is, as `kindOf`. */
export const KIND_OF_DATA = `case when data->>'kind' = 'furnish'
  then case when data->>'isVariant' = 'true' then 'variant' else 'furnish' end else 'drawing' end`;

/** Milliseconds that jobs of each kind take a worker. */
export type Lengths = Readonly<Record<JobKind, number>>;

/** How long jobs took lately, whoever worked on them: the same for every process of an installation. */
export class JobLengths {
  readonly #ask: AskQueue;
  #seen: Promise<Lengths> | undefined;
  #seenAt = Number.NEGATIVE_INFINITY;

  constructor(ask: AskQueue) {
    this.#ask = ask;
  }

  /** The mean of each kind, refused ones too: by it a queue drains. */
  byKind(): Promise<Lengths> {
    const now = performance.now();
    if (!this.#seen || now - this.#seenAt > LASTS_MS) {
      const looking = this.#measure();
      [this.#seen, this.#seenAt] = [looking, now];
      // What could not be seen is looked for by the next who asks.
      looking.catch(() => this.#seen === looking && (this.#seen = undefined));
    }
    return this.#seen;
  }

  async #measure(): Promise<Lengths> {
    const rows = await this.#ask<{ kind: JobKind; ms: number }>(
      `select ${KIND_OF_DATA} as kind, avg(extract(epoch from completed_on - started_on) * 1000)::float8 as ms
       from (select * from pgboss.job where name = $1 and state = 'completed' order by completed_on desc limit ${REMEMBERED}) as lately
       group by 1`,
    );
    const seen = new Map(rows.map(({ kind, ms }) => [kind, ms]));
    return Object.fromEntries(JOB_KINDS.map((kind) => [kind, seen.get(kind) ?? FIRST_MS[kind]])) as Lengths;
  }
}

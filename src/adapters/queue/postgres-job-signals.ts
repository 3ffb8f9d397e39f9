import type { Client, Pool } from 'pg';
import type { JobSignal, JobSignals } from './job-signals.ts';
import { LocalJobSignals } from './job-signals.ts';

const CHANNEL = 'plenish_jobs';
const RECONNECT_MS = 2_000;

/** PostgreSQL takes payloads of fewer bytes. */
const TOO_LONG_BYTES = 8_000;

/** Between processes, by LISTEN and NOTIFY. Needs a connection of its own (session pooling); without one, waiting falls back to polling. */
export class PostgresJobSignals implements JobSignals {
  readonly #url: string;
  readonly #pool: Pool;
  readonly #local = new LocalJobSignals();
  #client: Client | undefined;
  #closed = false;
  #sent: Promise<unknown> = Promise.resolve();
  #retry: NodeJS.Timeout | undefined;

  constructor(url: string, pool: Pool) {
    this.#url = url;
    this.#pool = pool;
  }

  async open(): Promise<void> {
    if (this.#closed) return;
    try {
      const { Client } = (await import('pg')).default;
      const client = new Client({ connectionString: this.#url, keepAlive: true, connectionTimeoutMillis: 3_000 });
      client.on('notification', ({ payload }) => payload && this.#local.send(JSON.parse(payload) as JobSignal));
      client.on('error', () => this.#reopenLater());
      client.on('end', () => this.#reopenLater());
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      this.#client = client;
    } catch {
      this.#reopenLater();
    }
  }

  send(signal: JobSignal): void {
    const whole = JSON.stringify(signal);
    const text = Buffer.byteLength(whole) < TOO_LONG_BYTES ? whole : JSON.stringify(shortened(signal));
    // Lost news only means a later answer.
    const send = () => this.#pool.query('select pg_notify($1, $2)', [CHANNEL, text]);
    // One after the other: the pool's connections would overtake each other, and stages come in order.
    this.#sent = this.#sent.then(send).catch(() => {});
  }

  listen(onSignal: (signal: JobSignal) => void): () => void {
    return this.#local.listen(onSignal);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#retry);
    await this.#sent;
    await this.#client?.end().catch(() => {});
    await this.#local.close();
  }

  #reopenLater(): void {
    clearTimeout(this.#retry);
    if (!this.#closed) this.#retry = setTimeout(() => this.open(), RECONNECT_MS).unref();
  }
}

/** The outcome of a job is in the rows as well, and what was found on the way is to be looked at only. */
function shortened({ id, news }: JobSignal): JobSignal {
  return { id, news: news !== 'cancel' && 'stage' in news ? { stage: news.stage } : { ended: null } };
}

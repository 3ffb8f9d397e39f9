import type { Client, Pool } from 'pg';
import type { JobSignal, JobSignals } from './job-signals.ts';
import { LocalJobSignals } from './job-signals.ts';

const CHANNEL = 'plenish_jobs';
const RECONNECT_MS = 2_000;

/** PostgreSQL takes payloads under 8000 bytes; a character is up to three of them. */
const LONGEST = 2_600;

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
    let text = JSON.stringify(signal);
    if (text.length > LONGEST) text = JSON.stringify({ id: signal.id, news: { ended: null } } satisfies JobSignal);
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

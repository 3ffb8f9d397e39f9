import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { POST_OUTCOMES, type Posted } from '#service/later/webhooks.ts';
import type { WebhookQueue } from '#service/ports/webhooks.ts';

/** What this process posts to the addresses that senders named; and, of the whole installation, what waits to be posted. */
export class WebhookMetrics {
  readonly #posts: Counter;
  readonly #seconds: Histogram;

  constructor({ registry, queue }: { registry: Registry; queue: Pick<WebhookQueue, 'countWaiting'> }) {
    const registers = [registry];
    this.#posts = new Counter({
      name: 'plenish_webhook_posts_total',
      help: 'Answers that this process has posted, or tried to; outcome is taken (2xx), gone (410), refused (any other answer), unreachable, or given_up for the last try that failed',
      labelNames: ['outcome'],
      registers,
    });
    for (const outcome of POST_OUTCOMES) this.#posts.inc({ outcome }, 0);
    this.#seconds = new Histogram({
      name: 'plenish_webhook_seconds',
      help: 'From the beginning of a post to its answer, or to its end without one',
      buckets: [0.05, 0.1, 0.3, 1, 3, 10],
      registers,
    });
    new Gauge({
      name: 'plenish_webhooks_waiting',
      help: 'Answers of the whole installation that are still to be posted, those that are to be sent again among them',
      registers,
      async collect() {
        this.set(await queue.countWaiting().catch(() => Number.NaN));
      },
    });
  }

  readonly note = ({ outcome, seconds }: Posted): void => {
    this.#posts.inc({ outcome });
    this.#seconds.observe(seconds);
  };
}

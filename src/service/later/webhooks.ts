import type { KeyRing } from '../keys/key-ring.ts';
import type { Log } from '../ports/log.ts';
import type { WebhookPoster, WebhookQueue } from '../ports/webhooks.ts';
import type { AnswersLater, LaterJob } from './answers-later.ts';
import { signWebhook } from './webhook-signature.ts';

/** How a post ends: taken in, not wanted any more, answered otherwise, without an answer; and the last one that is tried, without success. */
export const POST_OUTCOMES = ['taken', 'gone', 'refused', 'unreachable', 'given_up'] as const;

/** A post that has ended, for who counts. */
export interface Posted {
  readonly outcome: (typeof POST_OUTCOMES)[number];
  readonly seconds: number;
}

export interface WebhooksOptions {
  readonly later: AnswersLater;
  readonly keys: KeyRing;
  readonly queue: WebhookQueue;
  readonly poster: WebhookPoster;
  /** The body of the answer that the upload has, JSON. */
  readonly answerOf: (job: LaterJob) => object;
  readonly log: Log;
  readonly onPosted?: (posted: Posted) => void;
}

/** "Gone": nobody wants it any more, by the Standard Webhooks rules. */
const GONE = 410;

/** Posts answers to the addresses that their senders named, until somebody takes them in. */
export function postAnswers({ later, keys, queue, poster, answerOf, log, onPosted }: WebhooksOptions): Promise<void> {
  return queue.work(async (jobId, { isLast }) => {
    const job = await later.findKept(jobId);
    // Of a key that was revoked nobody is told anything, nor of a plan that was taken away.
    if (!job?.outcome || !job.order.webhookUrl || !(await keys.isActive(job.keyId))) return;
    const body = JSON.stringify(answerOf(job));
    const secrets = await keys.webhookSecrets(job.keyId);
    const headers = signWebhook({ id: `job_${jobId}`, sentAt: new Date(), body }, secrets);
    const { requestId, webhookUrl } = job.order;
    const startedAt = performance.now();
    const tell = (outcome: Posted['outcome']) =>
      onPosted?.({ outcome, seconds: (performance.now() - startedAt) / 1000 });
    let failed: Posted['outcome'] = 'unreachable';
    try {
      const status = await poster.post(webhookUrl, body, headers);
      if (status === GONE) return tell('gone');
      if (status >= 200 && status <= 299) return tell('taken');
      failed = 'refused';
      throw new Error(`The webhook was answered ${status}`);
    } catch (err) {
      tell(isLast ? 'given_up' : failed);
      log.warn({ err, requestId }, isLast ? 'an answer was never delivered' : 'an answer was not delivered');
      throw err;
    }
  });
}

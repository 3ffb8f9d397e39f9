import type { AnswersLater, LaterJob } from './answers-later.ts';
import type { KeyRing } from './key-ring.ts';
import type { Log } from './ports/log.ts';
import type { WebhookPoster, WebhookQueue } from './ports/webhooks.ts';
import { signWebhook } from './webhook-signature.ts';

export interface WebhooksOptions {
  readonly later: AnswersLater;
  readonly keys: KeyRing;
  readonly queue: WebhookQueue;
  readonly poster: WebhookPoster;
  /** The body of the answer that the upload has, JSON. */
  readonly answerOf: (job: LaterJob) => object;
  readonly log: Log;
}

/** "Gone": nobody wants it any more, by the Standard Webhooks rules. */
const GONE = 410;

/** Posts answers to the addresses that their senders named, until somebody takes them in. */
export function postAnswers({ later, keys, queue, poster, answerOf, log }: WebhooksOptions): Promise<void> {
  return queue.work(async (jobId) => {
    const job = await later.findKept(jobId);
    // Of a key that was revoked nobody is told anything.
    if (!job?.outcome || !job.order.webhookUrl || !(await keys.isActive(job.keyId))) return;
    const body = JSON.stringify(answerOf(job));
    const headers = signWebhook({ id: `job_${jobId}`, sentAt: new Date(), body }, keys.webhookSecret(job.keyId));
    const { requestId, webhookUrl } = job.order;
    try {
      const status = await poster.post(webhookUrl, body, headers);
      if ((status < 200 || status > 299) && status !== GONE) throw new Error(`The webhook was answered ${status}`);
    } catch (err) {
      log.warn({ err, requestId }, 'an answer was not delivered');
      throw err;
    }
  });
}

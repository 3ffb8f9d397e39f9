import type { JobOutcome } from '../ports/job-queue.ts';
import type { LaterRows } from '../ports/later-rows.ts';
import type { WebhookQueue } from '../ports/webhooks.ts';

/**
 * Notes how a job ended whose sender does not wait, and has its answer posted where that was asked for. Again, it does no harm.
 * @returns false when it had been cancelled: then nobody is told anything
 */
export async function endJob(
  id: string,
  outcome: JobOutcome,
  { later, webhooks }: { later: LaterRows; webhooks: WebhookQueue },
): Promise<boolean> {
  const { isCancelled, awaitsWebhook } = await later.settle(id, outcome);
  if (isCancelled) return false;
  if (awaitsWebhook) {
    await webhooks.add(id);
    await later.noteWebhook(id);
  }
  return true;
}

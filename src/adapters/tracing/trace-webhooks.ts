import { SpanKind } from '@opentelemetry/api';
import type { WebhookQueue } from '#service/ports/webhooks.ts';
import type { Tracer } from './tracer.ts';

/** Each try to post an answer is a span in the trace of the upload, however much later it comes. */
export function traceWebhooks(tracer: Tracer, webhooks: WebhookQueue): WebhookQueue {
  return {
    add: (jobId) => webhooks.add(jobId, tracer.inject()),
    countWaiting: () => webhooks.countWaiting(),
    work: (handler) =>
      webhooks.work((jobId, attempt) =>
        tracer.run('webhook', { kind: SpanKind.CLIENT, parent: tracer.extract(attempt.trace) }, () =>
          handler(jobId, attempt),
        ),
      ),
  };
}

import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { FileStore } from '#service/ports/file-store.ts';
import type { JobQueue } from '#service/ports/job-queue.ts';
import type { Log } from '#service/ports/log.ts';
import type { Rows } from '#service/ports/rows.ts';
import type { TraceRequest } from '#service/ports/tracing.ts';
import type { WebhookQueue } from '#service/ports/webhooks.ts';
import { withDeadline } from '#service/with-deadline.ts';
import { chooseSampler, type SamplerSettings } from './choose-sampler.ts';
import { traceQueue } from './trace-jobs.ts';
import { makeTraceRequest } from './trace-request.ts';
import { traceFiles, traceRows } from './trace-stores.ts';
import { traceWebhooks } from './trace-webhooks.ts';
import { Tracer } from './tracer.ts';

/** Tracing, as decorations of the ports: who is decorated knows nothing of it. */
export interface Tracing {
  readonly request: TraceRequest;
  files(files: FileStore): FileStore;
  rows(rows: Rows): Rows;
  queue(queue: JobQueue): JobQueue;
  webhooks(webhooks: WebhookQueue): WebhookQueue;
  /** Sends what was not sent yet, as long as that may take. Never throws. */
  close(): Promise<void>;
}

/** For what was not sent yet, when the process ends. */
const LAST_EXPORT_MS = 3_000;

/**
 * Sends spans by OTLP over HTTP (JSON) to where the standard variables of OpenTelemetry say; the exporter reads them itself. Where nobody
 * takes them they are dropped, and the work goes on.
 */
export function startTracing({ sampler, log }: { sampler: SamplerSettings; log: Log }): Tracing {
  const resource = defaultResource()
    .merge(resourceFromAttributes({ 'service.name': 'plenish' }))
    .merge(detectResources({ detectors: [envDetector] }));
  const provider = new TracerProvider({
    resource,
    sampler: chooseSampler(sampler, log),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  const tracer = new Tracer(provider.getTracer('plenish'));
  return {
    request: makeTraceRequest(tracer),
    files: (files) => traceFiles(tracer, files),
    rows: (rows) => traceRows(tracer, rows),
    queue: (queue) => traceQueue(tracer, queue),
    webhooks: (webhooks) => traceWebhooks(tracer, webhooks),
    close: () =>
      withDeadline(LAST_EXPORT_MS, () => provider.shutdown()).catch((err) =>
        log.warn({ err }, 'the last spans could not be sent'),
      ),
  };
}

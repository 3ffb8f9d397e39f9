import { SpanKind, SpanStatusCode } from '@opentelemetry/api';
import type { TraceRequest } from '#service/ports/tracing.ts';
import type { Tracer } from './tracer.ts';

/** The span of each request, which continues the trace of its sender. */
export function makeTraceRequest(tracer: Tracer): TraceRequest {
  return ({ method, requestId, headers }, answer) => {
    const [traceparent, tracestate] = [headers.traceparent, headers.tracestate].map((value) =>
      Array.isArray(value) ? value[0] : value,
    );
    const parent = tracer.extract({ ...(traceparent && { traceparent }), ...(tracestate && { tracestate }) });
    const attributes = { 'http.request.method': method, 'plenish.request_id': requestId };
    const span = tracer.begin(method, { kind: SpanKind.SERVER, parent, attributes });
    tracer.within(span, () =>
      answer(({ route, status, code }) => {
        span.updateName(`${method} ${route}`);
        span.setAttributes({ 'http.route': route, 'http.response.status_code': status, 'plenish.code': code });
        if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR, message: code });
        span.end();
      }),
    );
  };
}

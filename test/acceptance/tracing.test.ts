import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawing } from './fixtures/fake-processor.ts';
import { request, upload } from './fixtures/send.ts';
import { type CollectedSpan, type Collector, startCollector } from './fixtures/start-collector.ts';
import { type Credentials, startTestService, type TestService } from './fixtures/start-test-service.ts';

const CALLER = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331' };
const LATER = '1af7651916cd43dd8448eb211c80319d';

let collector: Collector;
let receiver: Server;
let test: TestService;
let key: Credentials;
let posted: () => void;
const webhook = new Promise<void>((resolve) => (posted = resolve));

// All is sent, then the service ends: by that it sends the spans that it still has.
beforeAll(async () => {
  collector = await startCollector();
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = collector.url;
  receiver = createServer((_, response) => void response.writeHead(204).end(posted));
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  test = await startTestService({ ALLOW_LOCAL_WEBHOOKS_FOR_TESTS: 'insecure' });
  key = await test.newKey();
  const { traceId, spanId } = CALLER;
  const sent = await upload(test.url, {
    headers: { ...key, traceparent: `00-${traceId}-${spanId}-01`, 'X-Request-Id': 'a-traced-one' },
    additionalData: 'private words',
  });
  expect(sent.status).toBe(200);
  await upload(test.url, { headers: key, file: drawing('crash') });
  await request(`${test.url}/floor-gallery/${sent.body.data.galleryUrl.split('/').at(-1)}/plan.json`);
  await upload(test.url, {
    headers: { ...key, Prefer: 'respond-async', traceparent: `00-${LATER}-${spanId}-01` },
    fields: { webhookUrl: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/` },
  });
  await upload(test.url, { headers: { ...key, traceparent: `00-${'f'.repeat(32)}-${spanId}-00` } });
  await webhook;
  await test.end();
});
afterAll(() => {
  delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT;
  collector.close();
  receiver.close();
});

/** The names from the outermost span to this one. */
function pathOf(span: CollectedSpan | undefined): string[] {
  if (!span) return [];
  return [...pathOf(collector.spans.find(({ spanId }) => spanId === span.parentSpanId)), span.name];
}
const pathsOf = (trace: string) =>
  collector.spans.filter(({ traceId }) => traceId === trace).map((span) => pathOf(span).join(' > '));
const find = (trace: string, name: string) =>
  collector.spans.find((span) => span.traceId === trace && span.name === name)!;

const POST = 'POST /api/v2/ai/process';

describe('the trace of an upload', () => {
  it('goes on from the span of its sender, through the queue, to the stages of the worker', () => {
    const paths = pathsOf(CALLER.traceId);
    expect(find(CALLER.traceId, POST).parentSpanId).toBe(CALLER.spanId);
    const stages = ['reading', 'furnishing', 'drawing', 'storing'].map((stage) => `job drawing > stage ${stage}`);
    for (const path of ['queue wait', 'job drawing', ...stages]) expect(paths).toContain(`${POST} > ${path}`);
    expect(collector.services).toEqual(new Set(['plenish']));
  });

  it('has the calls of stores where they were made', () => {
    const paths = pathsOf(CALLER.traceId);
    for (const path of [
      'rows.keys.find',
      'files.put',
      'queue.submit',
      'job drawing > files.get',
      'job drawing > stage storing > files.put',
      'job drawing > stage storing > rows.plans.insert',
    ]) {
      expect(paths).toContain(`${POST} > ${path}`);
    }
  });

  it('has times that lie within each other', () => {
    const [post, wait, job, storing] = [POST, 'queue wait', 'job drawing', 'stage storing'].map((name) =>
      find(CALLER.traceId, name),
    );
    const startOf = (span?: CollectedSpan) => BigInt(span!.startTimeUnixNano);
    const endOf = (span?: CollectedSpan) => BigInt(span!.endTimeUnixNano);
    // A span begins by one clock and ends by another, which a busy machine may read some time apart.
    const within = (earlier: bigint, later: bigint) => earlier <= later + 50_000_000n;
    expect(within(startOf(post), startOf(wait))).toBe(true);
    expect(within(endOf(wait), startOf(job))).toBe(true);
    expect(within(startOf(job), startOf(storing))).toBe(true);
    expect(within(endOf(storing), endOf(job))).toBe(true);
    expect(endOf(job) - startOf(job) > 0n).toBe(true);
  });

  it('says what became of it, by the id that its sender knows, and nothing of what was sent', () => {
    const { attributes } = find(CALLER.traceId, POST);
    expect(attributes).toMatchObject({
      'plenish.request_id': 'a-traced-one',
      'http.response.status_code': 200,
      'plenish.code': 'success',
    });
    expect(find(CALLER.traceId, 'job drawing').attributes).toMatchObject({ 'plenish.ms.furnish': 2 });
    const all = JSON.stringify(collector.spans);
    for (const secret of ['private words', key['X-API-Secret'], 'plan.png']) expect(all).not.toContain(secret);
    expect(all).not.toMatch(/floor-gallery\/[0-9a-f]{24}/);
  });
});

it('a bug is an error in its trace', () => {
  const job = collector.spans.find(({ attributes }) => attributes['plenish.code'] === 'internal_error' && attributes)!;
  expect(job.status.code).toBe(2);
});

it('what is answered later has the webhook in its trace', () => {
  const paths = pathsOf(LATER);
  expect(paths).toContain(`${POST} > job drawing`);
  expect(paths.some((path) => path.endsWith('> webhook'))).toBe(true);
});

it('a sender that does not want the trace kept is heeded', () => {
  expect(pathsOf('f'.repeat(32))).toEqual([]);
});

it('what is done unasked makes no traces', () => {
  const roots = collector.spans.filter(({ parentSpanId }) => !parentSpanId).map(({ name }) => name);
  expect(roots.filter((name) => !/^(GET|POST) /.test(name))).toEqual([]);
});

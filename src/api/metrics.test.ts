import fastify from 'fastify';
import { expect, it } from 'vitest';
import type { App } from './app.ts';
import { BoundedLabel } from './bounded-label.ts';
import { type Answered, addLoopbackMetricsRoute, Metrics } from './metrics.ts';
import type { HttpProblem } from './problem.ts';

const nothing = {} as never;
const queue = { oldestWaitingS: async () => 7 } as never;
const desk = { countWaiting: async () => 3 } as never;

const answered: Answered = {
  ...{ method: 'POST', route: '/api/v2/ai/process', status: 200, code: 'success', seconds: 1 },
  isReplay: false,
};

it('counts an answer by key and reason, and a replay as one', async () => {
  const metrics = new Metrics({ desk, queue });
  metrics.note({ ...answered, key: 'plk_1', isReplay: true });
  metrics.note({ ...answered, key: 'plk_1', status: 503, code: 'service_unavailable', sentAway: 'queue full' });
  metrics.note({ ...answered, key: 'plk_1', status: 429, code: 'rate_limited', sentAway: 'budget' });
  const told = await metrics.registry.metrics();
  for (const outcome of ['success', 'refused', 'failed'])
    expect(told).toContain(`plenish_key_answers_total{key="plk_1",outcome="${outcome}"} 1`);
  expect(told).toContain('plenish_sent_away_total{reason="queue full"} 1');
  expect(told).toContain('plenish_sent_away_total{reason="budget"} 1');
  expect(told).toContain('plenish_sent_away_total{reason="disk full"} 0');
  expect(told).toContain('plenish_idempotent_replays_total 1');
  expect(told).toContain('plenish_uploads_waiting 3');
  expect(told).toContain('plenish_oldest_waiting_seconds 7');
});

it('tells that the queue cannot be asked, and all the rest', async () => {
  const told = await new Metrics({
    desk: { countWaiting: () => Promise.reject(new Error('down')) } as never,
    queue: { oldestWaitingS: () => Promise.reject(new Error('down')) } as never,
  }).registry.metrics();
  expect(told).toContain('plenish_oldest_waiting_seconds Nan');
  expect(told).toContain('plenish_process_resident_memory_bytes');
});

it('are told on the public port to this machine alone, and through no proxy', async () => {
  const app = fastify() as never as App;
  addLoopbackMetricsRoute(app, new Metrics({ desk, queue }));
  app.setErrorHandler((error: HttpProblem, _, reply) => reply.code(404).send(error.message));
  const ask = async (remoteAddress: string, headers: Record<string, string> = {}) =>
    (await app.inject({ url: '/metrics', remoteAddress, headers: { host: 'localhost:3000', ...headers } })).statusCode;
  expect(await ask('127.0.0.1')).toBe(200);
  expect(await ask('::1', { host: '[::1]:3000' })).toBe(200);
  expect(await ask('10.0.0.7')).toBe(404);
  // A page of elsewhere, by a name that its owner points to 127.0.0.1.
  expect(await ask('127.0.0.1', { host: 'rebound.example' })).toBe(404);
  for (const name of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'])
    expect(await ask('127.0.0.1', { [name]: '10.0.0.7' })).toBe(404);
});

it('grows with as many keys as it may, and no more', async () => {
  const label = new BoundedLabel(2);
  expect(['a', 'b', 'c', 'a', 'd'].map((key) => label.of(key))).toEqual(['a', 'b', 'other', 'a', 'other']);
  const metrics = new Metrics({ desk: nothing, queue: nothing });
  for (let key = 0; key < 250; key++) metrics.note({ ...answered, key: `plk_${key}` });
  const { values } = await metrics.registry.getSingleMetric('plenish_key_answers_total')!.get();
  expect(values.length).toBe(101);
  expect(values.find(({ labels }) => labels.key === 'other')!.value).toBe(150);
});

import { expect, it } from 'vitest';
import { BoundedLabel } from './bounded-label.ts';
import { type Answered, Metrics } from './metrics.ts';

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

it('grows with as many keys as it may, and no more', async () => {
  const label = new BoundedLabel(2);
  expect(['a', 'b', 'c', 'a', 'd'].map((key) => label.of(key))).toEqual(['a', 'b', 'other', 'a', 'other']);
  const metrics = new Metrics({ desk: nothing, queue: nothing });
  for (let key = 0; key < 250; key++) metrics.note({ ...answered, key: `plk_${key}` });
  const { values } = await metrics.registry.getSingleMetric('plenish_key_answers_total')!.get();
  expect(values.length).toBe(101);
  expect(values.find(({ labels }) => labels.key === 'other')!.value).toBe(150);
});

import { randomUUID } from 'node:crypto';
import type { JobOutcome, PlanJob } from '#service/ports/job-queue.ts';

export const log = { info() {}, warn() {}, error() {} };
export const done: JobOutcome = {
  ok: true,
  summary: { rooms: 1, area: 2, items: 3, scale: { metresPerPixel: 0.01, from: 'dimensions' }, timings: {} },
};
export const job = (keyId: string | null = null): PlanJob => ({
  id: randomUUID(),
  uniqueId: randomUUID(),
  imageId: randomUUID(),
  galleryId: 'f'.repeat(24),
  keyId,
  requestId: 'r',
});
export const variant = (keyId: string): PlanJob => ({
  ...{ ...job(keyId), kind: 'furnish', edition: 'e', isVariant: true, keepLayout: true },
});
export const soon = () => AbortSignal.timeout(30_000);

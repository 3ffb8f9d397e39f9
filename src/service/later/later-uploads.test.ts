import { expect, it } from 'vitest';
import type { JobQueue } from '../ports/job-queue.ts';
import type { IdempotentUploads } from '../uploads/idempotent-uploads.ts';
import { draining } from '../uploads/needed.ts';
import { RecentTimes } from '../uploads/recent-times.ts';
import type { AnswersLater } from './answers-later.ts';
import { LaterUploads } from './later-uploads.ts';

const progress = { entered: () => {}, heard: () => {}, nextTryS: async () => 1 };
const drawing = new Uint8Array(1);

/** A sender who waits until its process ends. @param jobsOutlive whether its job goes on then @returns what it is answered, and the job */
function dismiss(jobsOutlive: boolean) {
  const queue = {
    waitFor: async (_, { signal }) => {
      signal.throwIfAborted();
      return new Promise<never>(() => {});
    },
  } as Partial<JobQueue> as JobQueue;
  const begun: string[] = [];
  const later = { begin: async ({ id }) => void begun.push(id) } as Partial<AnswersLater> as AnswersLater;
  const derive = () => 'f'.repeat(64);
  const idempotent = {} as IdempotentUploads;
  const times = new RecentTimes();
  const uploads = new LaterUploads({ later, queue, idempotent, times, timeLimitS: 9, jobsOutlive, derive });
  const request = {
    ...{ keyId: 'k', scope: 'general' as const, requestId: 'r', wishes: {}, notes: [] },
    ...{ webhookUrl: 'https://example.com/', signal: new AbortController().signal },
    dismissed: AbortSignal.abort(draining().cause),
  };
  return { answer: uploads.beginAndWait(drawing, request, progress), begun };
}

it('gives who waits its job when the process ends and the job goes on', async () => {
  const { answer, begun } = dismiss(true);
  expect(await answer).toEqual({ jobId: begun[0] });
});

it('sends who waits away when the job ends with the process', async () => {
  const { answer } = dismiss(false);
  await expect(answer).rejects.toMatchObject({ code: 'service_unavailable', details: { reason: 'draining' } });
});

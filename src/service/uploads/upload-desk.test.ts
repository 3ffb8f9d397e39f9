import { expect, it } from 'vitest';
import type { AnswersLater } from '../later/answers-later.ts';
import type { FileStore } from '../ports/file-store.ts';
import type { JobOutcome, JobQueue } from '../ports/job-queue.ts';
import type { Stage } from '../ports/plan-processor.ts';
import type { Rows } from '../ports/rows.ts';
import { UploadDesk } from './upload-desk.ts';

const OPTIONS = { keyId: null, scope: null, requestId: 'request-1', wishes: {}, signal: new AbortController().signal };
const TURN = { keyId: null, kind: 'drawing' } as const;
const there = { check: async () => {} };
const derive = () => 'f'.repeat(64);

it('keeps the place of a job that a worker has fetched and not begun', async () => {
  const queue = new FetchingQueue();
  const files = { ...there, put: async () => {}, remove: async () => {} } as Partial<FileStore> as FileStore;
  const rows = { ...there, workers: { countPlaces: async () => 0 } } as unknown as Rows;
  const later = {} as AnswersLater;
  const keeping = { refusedHours: 24 };
  const desk = new UploadDesk({
    jobsOutlive: false,
    queue,
    files,
    rows,
    later,
    keeping,
    queueLimit: 0,
    workers: 1,
    timeLimitS: 9,
    derive,
  });
  const first = desk.receive();
  await first.queueUp(TURN);
  const answer = first.process(new Uint8Array(1), OPTIONS);
  await queue.fetched.promise;
  await expect(desk.receive().queueUp(TURN)).rejects.toMatchObject({ code: 'service_unavailable' });
  queue.begin();
  expect(await desk.countWaiting()).toBe(0);
  await expect(desk.receive().queueUp(TURN)).rejects.toMatchObject({ code: 'service_unavailable' });
  queue.end();
  await answer;
  first.leave();
  await desk.receive().queueUp(TURN);
});

/** A queue whose only worker fetches every job at once, and begins and ends it when it is told to. */
class FetchingQueue implements JobQueue {
  readonly fetched = Promise.withResolvers<void>();
  readonly #outcome = Promise.withResolvers<JobOutcome>();
  #running = 0;
  #tell: (stage: Stage) => void = () => {};

  begin(): void {
    this.#running = 1;
    this.#tell('reading');
  }

  end(): void {
    this.#running = 0;
    this.#outcome.resolve({ ok: true, summary: {} as never });
  }

  async submit(): Promise<void> {
    this.fetched.resolve();
  }

  async waitFor(_id: string, { onStage = () => {} }: Parameters<JobQueue['waitFor']>[1]): Promise<JobOutcome> {
    this.#tell = onStage;
    return this.#outcome.promise;
  }

  countRunning = () => this.#running;
  oldestWaitingS = async () => 0;
  countWaiting = async () => 0;
  foresee = async () => ({ ahead: 0, aheadMs: 0, flow: 0, flowMs: 0 });
  usualMs = async () => 0;
  look = async () => 'unknown' as const;
  abandonAll = async () => [];
  cancel = async () => {};
  work = async () => {};
  check = async () => {};
  close = async () => {};
}

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

/** Nobody may wait but for its one worker. */
function openDesk(queue: JobQueue, timeLimitS: number): UploadDesk {
  const files = { ...there, put: async () => {}, remove: async () => {} } as Partial<FileStore> as FileStore;
  const rows = { ...there, workers: { countPlaces: async () => 0 } } as unknown as Rows;
  const stores = { queue, files, rows, later: {} as AnswersLater };
  const limits = { queueLimit: 0, workers: 1, timeLimitS, keeping: { refusedHours: 24 } };
  return new UploadDesk({ ...stores, ...limits, jobsOutlive: false, derive });
}

it('tells whose job nobody took up in time when a worker will be free, its own place given back', async () => {
  const queue = new FetchingQueue();
  const visit = openDesk(queue, 0.1).receive();
  await visit.queueUp(TURN);
  const answer = visit.process(new Uint8Array(1), OPTIONS);
  queue.takeAnother();
  await expect(answer).rejects.toMatchObject({
    ...{ code: 'service_unavailable', details: { reason: 'queue full', retryAfterS: 7 } },
  });
});

it('keeps the place of a job that a worker has fetched and not begun', async () => {
  const queue = new FetchingQueue();
  const desk = openDesk(queue, 9);
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

  takeAnother(): void {
    this.#running = 1;
  }

  begin(): void {
    this.takeAnother();
    this.#tell('reading');
  }

  end(): void {
    this.#running = 0;
    this.#outcome.resolve({ ok: true, summary: {} as never });
  }

  async submit(): Promise<void> {
    this.fetched.resolve();
  }

  async waitFor(_id: string, { onStage = () => {}, signal }: Parameters<JobQueue['waitFor']>[1]): Promise<JobOutcome> {
    this.#tell = onStage;
    const left = new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    return Promise.race([this.#outcome.promise, left]);
  }

  countRunning = () => this.#running;
  oldestWaitingS = async () => 0;
  countWaiting = async () => 0;
  foresee = async () => ({ ahead: 0, aheadMs: 0, flow: 0, flowMs: 0 });
  usualMs = async () => 7000;
  look = async () => 'unknown' as const;
  abandonAll = async () => [];
  cancel = async () => {};
  work = async () => {};
  check = async () => {};
  close = async () => {};
}

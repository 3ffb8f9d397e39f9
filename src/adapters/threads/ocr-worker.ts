import { availableParallelism } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { renewModels } from '../ocr/models.ts';
import { readTexts } from '../ocr/read-texts.ts';
import { collectGarbage } from './collect-garbage.ts';
import type { TextsAnswer, TextsRequest } from './messages.ts';

/** Runs in a worker thread: answers requests for texts one after the other, and none whose asker is gone. */
let before: Promise<void> = Promise.resolve();
let waiting = 0;
/** Whether the models have worked since they were loaded. */
let isUsed = false;
const threads = availableParallelism();

parentPort?.on('message', ({ sheet, port }: TextsRequest) => {
  waiting++;
  const gone = new AbortController();
  port.once('close', () => gone.abort());
  const answer = async (): Promise<TextsAnswer> => {
    gone.signal.throwIfAborted();
    isUsed = true;
    return { texts: await readTexts(sheet, { threads, signal: gone.signal }) };
  };
  before = before
    .then(answer)
    .catch((error): TextsAnswer => ({ error }))
    .then(async (said) => {
      port.postMessage(said);
      port.close();
      if (--waiting === 0 && isUsed) {
        isUsed = false;
        // Models that cannot be loaded again are reported to the next drawing, which tries once more.
        await renewModels(threads).catch(() => {});
      }
      setImmediate(collectGarbage);
    });
});

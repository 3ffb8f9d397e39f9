import { availableParallelism } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { readTexts } from '../ocr/read-texts.ts';
import { collectGarbage } from './collect-garbage.ts';
import type { TextsAnswer, TextsRequest } from './messages.ts';

/** Runs in a worker thread: answers requests for texts one after the other, and none whose asker is gone. */
let before: Promise<void> = Promise.resolve();

parentPort?.on('message', ({ sheet, port }: TextsRequest) => {
  const gone = new AbortController();
  port.once('close', () => gone.abort());
  const answer = async (): Promise<TextsAnswer> => {
    gone.signal.throwIfAborted();
    return { texts: await readTexts(sheet, { threads: availableParallelism(), signal: gone.signal }) };
  };
  before = before
    .then(answer)
    .catch((error): TextsAnswer => ({ error }))
    .then((said) => {
      port.postMessage(said);
      port.close();
      setImmediate(collectGarbage);
    });
});

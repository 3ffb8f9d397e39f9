import { memoryUsage } from 'node:process';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect: (options: { type: 'major'; execution: 'sync'; flavor?: 'last-resort' }) => void = runInNewContext('gc');

/** Pixels of finished stages above which it pays to look for garbage between two stages, bytes. */
const MUCH = 150e6;
/** Empty heap above which it pays to give it back to the machine, bytes: a PDF leaves some 140 MB of it. */
const ROOMY = 60e6;

/**
 * Frees what a drawing leaves behind, at once: pixels live outside the heap that the engine watches, and a process that waits
 * for its next drawing would keep hundreds of megabytes of them for as long as it waits. Takes some 20 ms, and 60 more where
 * the heap has grown so much that it is made smaller, which the engine does only as its last resort.
 */
export function collectGarbage(): void {
  collect({ type: 'major', execution: 'sync' });
  const { heapTotal, heapUsed } = memoryUsage();
  if (heapTotal - heapUsed > ROOMY) collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}

/** Frees the pixels of finished stages where they are worth the time; the heap will be needed again, and stays as it is. */
export function collectPixels(): void {
  if (memoryUsage().arrayBuffers > MUCH) collect({ type: 'major', execution: 'sync' });
}

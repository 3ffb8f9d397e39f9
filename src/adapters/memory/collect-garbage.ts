import { memoryUsage } from 'node:process';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { trimHeap } from './trim-heap.ts';

setFlagsFromString('--expose-gc');
const collect: (options: { type: 'major'; execution: 'sync'; flavor?: 'last-resort' }) => void = runInNewContext('gc');

/** Pixels that came since the last time after which it pays to look for those that nobody needs any more, bytes. */
const MUCH = 25e6;
/** Resident memory above which it pays to give some back between two stages, bytes: a process that rests holds some 200 MB. */
const ROOMY = 250e6;

/** Bytes outside the heap that were left when garbage was looked for last, or the least that there were since. */
let pixelsLeft = 0;

/**
 * Frees what a drawing leaves behind, and gives it back to the system: pixels live outside the heap that the engine watches, the C library
 * keeps what native code has freed, and the engine keeps pages for eight seconds that it had filled, unless it collects as its last
 * resort. A process that waits for its next drawing would hold hundreds of megabytes of them. Takes some 60 ms.
 */
export async function collectGarbage(): Promise<void> {
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  // What objects of native code hold is freed in the next turn of the event loop.
  await nextTurn();
  trimHeap();
  pixelsLeft = memoryUsage().external;
}

/** The same between two stages, where so much is held that it is worth the time. */
export async function collectMuch(): Promise<void> {
  if (memoryUsage.rss() > ROOMY) await collectGarbage();
}

/** Frees pixels that nobody needs any more, where many came since the last time; the engine's heap will be needed again, and stays as it is. */
export function collectPixels(): void {
  const { external } = memoryUsage();
  pixelsLeft = Math.min(pixelsLeft, external);
  if (external < pixelsLeft + MUCH) return;
  collect({ type: 'major', execution: 'sync' });
  trimHeap();
  pixelsLeft = memoryUsage().external;
}

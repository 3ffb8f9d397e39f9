import { Worker } from 'node:worker_threads';

/** Runs beside work that may never come back to its event loop: a parent that is gone is seen by the new one. */
const WATCH = `
const { workerData: parent } = require('node:worker_threads');
setInterval(() => process.ppid !== parent && process.kill(process.pid, 'SIGKILL'), 1000);
`;

/**
 * Ends this child process with its parent, however that dies and whatever the child is in. A request to end that a terminal
 * sends to both is the parent's to answer: it may want to wait for what is being worked on.
 */
export function endWithParent(): void {
  process.on('disconnect', () => process.exit());
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
  const resourceLimits = { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 1 };
  // The parent is named here: by the time that the thread runs there may be another one.
  new Worker(WATCH, { eval: true, workerData: process.ppid, resourceLimits }).unref();
}

/** Requests this close to the first one are the same: a terminal and a launcher each pass Ctrl-C on. */
const SAME_REQUEST_MS = 1_000;

/**
 * Resolves when the process was asked to end and `close` has run; a second request ends it at once. It is asked by SIGTERM, by
 * Ctrl-C, and by the end of the launcher that started it, which may have been killed and told nobody (`scripts/hand-over.mjs`).
 */
export async function endOnSignal(close: () => Promise<void>): Promise<void> {
  let askedAt: number | undefined;
  await new Promise<void>((resolve) => {
    const ask = () => {
      askedAt ??= performance.now();
      resolve();
    };
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.on(signal, () => {
        if (askedAt !== undefined && performance.now() - askedAt > SAME_REQUEST_MS) process.exit(1);
        ask();
      });
    }
    process.once('disconnect', ask);
    // It may have gone while we started. Without a launcher `connected` is undefined.
    if (process.connected === false) ask();
  });
  console.log('plenish: finishing what is running …');
  await close();
}

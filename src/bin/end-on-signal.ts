/** Signals this close to the first one are the same request: a terminal and a launcher each pass Ctrl-C on. */
const SAME_REQUEST_MS = 1_000;

/** Resolves when the process was asked to end (SIGTERM, or Ctrl-C) and `close` has run; a second request ends it at once. */
export async function endOnSignal(close: () => Promise<void>): Promise<void> {
  let askedAt: number | undefined;
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.on(signal, () => {
        if (askedAt !== undefined && performance.now() - askedAt > SAME_REQUEST_MS) process.exit(1);
        askedAt ??= performance.now();
        resolve();
      });
    }
  });
  console.log('plenish: finishing what is running …');
  await close();
}

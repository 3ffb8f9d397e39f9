/** Resolves when the process was asked to end (SIGTERM, or Ctrl-C) and `close` has run; a second request ends it at once. */
export async function endOnSignal(close: () => Promise<void>): Promise<void> {
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => resolve());
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(1));
  console.log('plenish: finishing what is running …');
  await close();
}

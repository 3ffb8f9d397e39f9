import type { CDPSession } from 'playwright-core';

export interface Traffic {
  /** Bytes that came over the wire so far, headers included. */
  readonly bytes: () => number;
}

/** Counts what the page loads. */
export async function watchTraffic(session: CDPSession): Promise<Traffic> {
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  return { bytes: () => bytes };
}

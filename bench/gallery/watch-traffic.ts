import type { CDPSession } from 'playwright-core';

export interface Traffic {
  /** Bytes that came over the wire so far, headers included. */
  readonly bytes: () => number;
  /** Whether something is still on its way. */
  readonly isLoading: () => boolean;
}

/** Counts what the page loads. */
export async function watchTraffic(session: CDPSession): Promise<Traffic> {
  let bytes = 0;
  const open = new Set<string>();
  session.on('Network.requestWillBeSent', ({ requestId }) => open.add(requestId));
  session.on('Network.loadingFailed', ({ requestId }) => open.delete(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    open.delete(requestId);
    bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  return { bytes: () => bytes, isLoading: () => open.size > 0 };
}

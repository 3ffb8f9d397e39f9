/** What stores are given for a call that moves data: 10 MB at the pace of a slow network, and no partner waits longer for an error. */
export const STORE_CALL_MS = 10_000;

/**
 * Runs a call that is given up after `ms`: then its signal is aborted and nobody waits for it any longer, whether it heeds the
 * signal or not.
 * @throws Error at the deadline, else what the call throws
 */
export function withDeadline<T>(ms: number, call: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const given = new AbortController();
  const timer = setTimeout(() => {
    const late = new Error(`No answer within ${ms} ms`);
    given.abort(late);
    reject(late);
  }, ms);
  return Promise.race([call(given.signal), promise]).finally(() => clearTimeout(timer));
}

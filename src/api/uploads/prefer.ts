import type { IncomingHttpHeaders } from 'node:http';

/** The one preference that is honoured, as it is told that it was. */
export const RESPOND_ASYNC = 'respond-async';

/** Whether a sender would rather be answered at once and ask for the result later (RFC 7240, section 4.1). */
export function prefersLater({ prefer = '' }: IncomingHttpHeaders): boolean {
  const names = String(prefer)
    .split(',')
    .map((preference) => /^[^;=]*/.exec(preference)![0].trim().toLowerCase());
  return names.includes(RESPOND_ASYNC);
}

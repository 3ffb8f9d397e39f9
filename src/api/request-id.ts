import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** The sender's X-Request-Id when it is well formed, else one of our own. */
export function chooseRequestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const sent = headers['x-request-id'];
  return typeof sent === 'string' && /^[A-Za-z0-9._:-]{1,128}$/.test(sent) ? sent : randomUUID();
}

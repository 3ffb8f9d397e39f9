import { createHmac } from 'node:crypto';

const PREFIX = 'whsec_';

/** @param bits hexadecimal digits; @returns them as Standard Webhooks writes secrets */
export const toWebhookSecret = (bits: string): string => PREFIX + Buffer.from(bits, 'hex').toString('base64');

export interface WebhookMessage {
  /** The same each time that it is sent. */
  readonly id: string;
  readonly sentAt: Date;
  readonly body: string;
}

/**
 * The headers of a message that only the holder of a secret can have made: HMAC-SHA256, version 1, a signature for each secret that is in use,
 * so that the receiver may change to a new one when it suits.
 * @see https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 */
export function signWebhook(
  { id, sentAt, body }: WebhookMessage,
  secrets: readonly string[],
): Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string> {
  const timestamp = String(Math.floor(+sentAt / 1000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') };
}

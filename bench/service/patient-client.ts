import { randomUUID } from 'node:crypto';
import type { KnownFile } from './learn-answers.ts';
import { type Answer, nameOf, sendUpload, UPLOAD_PATHS } from './send-upload.ts';
import type { Tally } from './tally.ts';

/** An upload with everything that is needed to send it again. */
export interface Order {
  readonly token: string;
  readonly of: KnownFile;
  readonly headers: Record<string, string>;
  readonly path: string;
}

export interface Delivered extends Order {
  /** Undefined where there was none until the patience of the sender ended. */
  readonly answer: Answer | undefined;
}

/** Where the service does not say when to come again. */
const AGAIN_MS = 1_000;

export function drawOrder(of: KnownFile, headers: Record<string, string>, isPartner: boolean): Order {
  return { token: randomUUID(), of, headers, path: isPartner ? UPLOAD_PATHS.partner : UPLOAD_PATHS.general };
}

/** Sends an order once. Its token is its additionalData as well. */
export function sendOrder(url: string, { token, of, headers, path }: Order): Promise<Answer> {
  const fields = { additionalData: token };
  return sendUpload({ url, path, headers: { ...headers, 'Idempotency-Key': token }, file: of.file, fields });
}

/** Sends an order again until there is an answer that counts, as docs/errors.md tells callers to. */
export async function deliver(url: string, order: Order, tries: Tally, patienceMs: number): Promise<Delivered> {
  const until = performance.now() + patienceMs;
  while (performance.now() < until) {
    const answer = await sendOrder(url, order);
    tries.add(nameOf(answer));
    const { status } = answer;
    if (status !== 0 && status < 500 && status !== 408 && status !== 409 && status !== 429) return { ...order, answer };
    const waitMs = Number(answer.retryAfter) * 1000 || AGAIN_MS;
    await new Promise((resolve) => setTimeout(resolve, Math.min(waitMs, 10_000)));
  }
  return { ...order, answer: undefined };
}

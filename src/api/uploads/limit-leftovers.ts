import type { IncomingMessage, ServerResponse } from 'node:http';

/** Of a body that was answered before its end this much is taken in and thrown away, so that the sender gets to read the answer. */
const LEFTOVER_BYTES = 16 * 1024 * 1024;
const LEFTOVER_MS = 10_000;

/** Cuts off a sender who goes on and on after the answer. */
export function limitLeftovers(request: IncomingMessage, response: ServerResponse): void {
  response.once('finish', () => {
    if (request.complete) return;
    let left = LEFTOVER_BYTES;
    const cut = () => request.complete || request.socket.destroy();
    const timer = setTimeout(cut, LEFTOVER_MS).unref();
    request.on('data', (chunk: Buffer) => (left -= chunk.length) < 0 && cut());
    request.once('end', () => clearTimeout(timer));
  });
}

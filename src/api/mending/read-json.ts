import type { IncomingMessage } from 'node:http';
import { Failure } from '#core/failures.ts';

export interface ReadJsonOptions {
  readonly limitBytes: number;
  /** Aborted: the body is given up with the signal's reason. */
  readonly stop: AbortSignal;
  /** Told of everything that comes in; what it throws ends the reading. */
  readonly onBytes: (bytes: number) => void;
}

/**
 * What can be refused by the headers alone.
 * @throws Failure `unsupported_media_type`, `payload_too_large`
 */
export function checkJsonHeaders({ headers }: Pick<IncomingMessage, 'headers'>, limitBytes: number): void {
  const type = headers['content-type']?.replace(/;.*$/s, '').trim().toLowerCase();
  if (type !== 'application/json') {
    throw new Failure('unsupported_media_type', 'Send JSON as application/json.', { found: type ?? 'nothing' });
  }
  if (Number(headers['content-length'] ?? 0) > limitBytes) throw tooLarge(limitBytes);
}

/** The bytes of a JSON body as it streams in. @throws Failure `payload_too_large`, `invalid_file` for one that breaks off */
export function readJsonBody(
  request: IncomingMessage,
  { limitBytes, stop, onBytes }: ReadJsonOptions,
): Promise<Uint8Array> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
  const chunks: Buffer[] = [];
  let size = 0;
  const take = (chunk: Buffer) => {
    try {
      onBytes(chunk.length);
      size += chunk.length;
      if (size > limitBytes) throw tooLarge(limitBytes);
      chunks.push(chunk);
    } catch (error) {
      reject(error);
    }
  };
  const end = () => resolve(Buffer.concat(chunks, size));
  const breakOff = () => reject(new Failure('invalid_file', 'The body breaks off. Send it again.'));
  const giveUp = () => reject(stop.reason);
  request.on('data', take).once('end', end).once('error', breakOff).once('aborted', breakOff);
  stop.addEventListener('abort', giveUp, { once: true });
  if (stop.aborted) giveUp();
  return promise.finally(() => {
    request.off('data', take);
    stop.removeEventListener('abort', giveUp);
    // What still comes is thrown away, so that the sender gets to read the answer.
    request.resume();
  });
}

function tooLarge(limitBytes: number): Failure {
  const megabytes = limitBytes / 1024 / 1024;
  return new Failure('payload_too_large', `The body is over ${megabytes} MiB.`, { limitBytes });
}

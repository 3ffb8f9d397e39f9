import { request } from 'node:http';
import type { Attack } from './attack.ts';

export interface Reply {
  readonly status: number;
  readonly type: string;
  readonly requestId: string | undefined;
  readonly body: string;
}

/** Sends a request as it is and reads its answer whole. @throws Error where none comes within `withinMs`, or the connection breaks */
export function sendAttack(url: string, { method, path, headers, body }: Attack, withinMs: number): Promise<Reply> {
  const { promise, resolve, reject } = Promise.withResolvers<Reply>();
  const { hostname, port } = new URL(url);
  const length = body ? { 'Content-Length': String(body.length) } : {};
  const sent = request({ hostname, port, method, path, headers: { ...headers, ...length }, agent: false });
  const timer = setTimeout(() => sent.destroy(new Error(`No answer within ${withinMs} ms`)), withinMs);
  sent.on('response', (response) => {
    const chunks: Buffer[] = [];
    response.on('data', (chunk: Buffer) => chunks.push(chunk));
    response.on('error', reject);
    response.on('end', () =>
      resolve({
        status: response.statusCode!,
        type: response.headers['content-type'] ?? '',
        requestId: response.headers['x-request-id'] as string | undefined,
        body: Buffer.concat(chunks).toString(),
      }),
    );
  });
  sent.on('error', reject);
  sent.end(body);
  return promise.finally(() => clearTimeout(timer));
}

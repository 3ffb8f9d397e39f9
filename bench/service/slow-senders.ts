import { connect, type Socket } from 'node:net';

export interface SlowSenders {
  readonly url: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly count: number;
  /** How each was answered or cut off, by status. */
  readonly answers: Record<string, number>;
}

/** A slow sender sends a byte, waits this long, and comes again when it is sent away: after `Retry-After` where there is one. */
export const DRIP_MS = 2_000;

/** So many uploads that drip in, at all times: whoever is answered or cut off begins anew. */
export function openSlowSenders({ url, path, headers, count, answers }: SlowSenders): { end(): void } {
  const sockets = new Set<Socket>();
  let ended = false;
  const lines = Object.entries({ ...headers, 'Content-Type': 'multipart/form-data; boundary=b' });
  const fields = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  const part = '--b\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\n\x89PNG\r\n\x1a\n';
  const head = `POST ${path} HTTP/1.1\r\nHost: x\r\n${fields}Content-Length: 5000000\r\n\r\n${part}`;
  const begin = () => {
    if (ended) return;
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(head, 'latin1'));
    sockets.add(socket);
    const drip = setInterval(() => socket.write('x'), DRIP_MS);
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
      socket.end();
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      clearInterval(drip);
      sockets.delete(socket);
      if (ended) return;
      const status = /^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 'cut off';
      answers[status] = (answers[status] ?? 0) + 1;
      const retryAfterS = /^retry-after: (\d+)/im.exec(answer)?.[1];
      setTimeout(begin, retryAfterS ? Number(retryAfterS) * 1000 : DRIP_MS);
    });
  };
  for (let i = 0; i < count; i++) begin();
  const end = () => {
    ended = true;
    for (const socket of sockets) socket.destroy();
  };
  return { end };
}

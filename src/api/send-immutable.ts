import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

export interface ImmutableFile {
  readonly bytes: Uint8Array;
  readonly type: string;
  /** Under which a browser saves it; ASCII without quotes. */
  readonly name: string;
  /** True for a file that is to be saved rather than shown. */
  readonly attached?: boolean;
}

const FOR_EVER = 'public, max-age=31536000, immutable';
/** Kept, but asked about each time whether it is still right. */
const WHILE_RIGHT = 'public, no-cache';

/** Sends bytes that never change under their address: validators, ranges, and leave for every site to use them. */
export function sendImmutable(request: FastifyRequest, reply: FastifyReply, file: ImmutableFile): FastifyReply {
  return sendFile(request, reply, file, FOR_EVER);
}

/** The same for bytes that others may take the place of: those of a plan that can be mended. */
export function sendCurrent(request: FastifyRequest, reply: FastifyReply, file: ImmutableFile): FastifyReply {
  return sendFile(request, reply, file, WHILE_RIGHT);
}

/** Sends a page with a validator: who has the very same is told so. How long it may be kept is for its own headers to say. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: string): FastifyReply {
  const etag = etagOf(page);
  reply.header('ETag', etag);
  if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  return reply.type('text/html; charset=utf-8').send(page);
}

const etagOf = (content: string | Uint8Array): string =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`;

function sendFile(request: FastifyRequest, reply: FastifyReply, file: ImmutableFile, caching: string): FastifyReply {
  const etag = etagOf(file.bytes);
  reply.headers({
    ETag: etag,
    'Cache-Control': caching,
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Expose-Headers': 'ETag, Content-Length, X-Request-Id',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Accept-Ranges': 'bytes',
  });
  if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  reply.headers({
    'Content-Type': file.type,
    'Content-Disposition': `${file.attached ? 'attachment' : 'inline'}; filename="${file.name}"`,
  });
  const whole = Buffer.from(file.bytes.buffer, file.bytes.byteOffset, file.bytes.byteLength);
  const ifRange = request.headers['if-range'];
  const range = ifRange === undefined || ifRange === etag ? request.headers.range : undefined;
  const part = request.method === 'GET' && range ? readRange(range, whole.length) : undefined;
  if (part === 'outside') {
    return reply.code(416).header('Content-Range', `bytes */${whole.length}`).header('Content-Length', '0').send();
  }
  if (!part) return reply.header('Content-Length', String(whole.length)).send(whole);
  const [from, to] = part;
  reply.code(206).header('Content-Range', `bytes ${from}-${to}/${whole.length}`);
  return reply.header('Content-Length', String(to - from + 1)).send(whole.subarray(from, to + 1));
}

/** Weak comparison, as If-None-Match asks for (RFC 9110). */
function matchesEtag(header: string | undefined, etag: string): boolean {
  return (header ?? '').split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));
}

/** One range of bytes, both ends included; several at once are answered with the whole, which is allowed. */
function readRange(header: string, size: number): [number, number] | 'outside' | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header.trim()) ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined;
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return from >= size || from > to ? 'outside' : [from, to];
}

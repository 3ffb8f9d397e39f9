import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from './app.ts';

const COMPRESSIBLE = /^(?:text\/(?!event-stream)|image\/svg\+xml|model\/gltf-binary|application\/(?:[\w.-]+\+)?json\b)/;
/** What is shorter fits into one packet, bytes. */
const LEAST = 1024;
/** Between the speed of gzip and the size of the highest, 11, which takes fifty times as long. */
const BROTLI_QUALITY = 5;

type Coding = 'br' | 'gzip';

const CODERS: Record<Coding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gzip: (bytes) => promisify(gzip)(bytes),
};

/**
 * Compresses what is fetched and is text, or a model, for whoever takes it. Parts of files stay as they are, so that ranges are of the
 * bytes that the address has; a compressed answer has a weak `ETag`, because its bytes are others (RFC 9110 8.8.1). Answers to
 * uploads are left alone: what they hold is small, and secret.
 */
export function compressAnswers(app: App): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!mayCompress(request, reply)) return payload;
    addVary(reply);
    const bytes = typeof payload === 'string' ? Buffer.from(payload) : payload;
    const coding = chooseCoding(request.headers['accept-encoding']);
    if (!Buffer.isBuffer(bytes) || bytes.length < LEAST || !coding) return payload;
    const compressed = await CODERS[coding](bytes);
    reply.header('Content-Encoding', coding).header('Content-Length', String(compressed.length));
    const etag = reply.getHeader('ETag');
    if (typeof etag === 'string' && etag.startsWith('"')) reply.header('ETag', `W/${etag}`);
    return compressed;
  });
}

function mayCompress(request: FastifyRequest, reply: FastifyReply): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  if (reply.statusCode === 206 || reply.hasHeader('Content-Encoding')) return false;
  return COMPRESSIBLE.test(String(reply.getHeader('Content-Type') ?? ''));
}

function addVary(reply: FastifyReply): void {
  const vary = String(reply.getHeader('Vary') ?? '');
  if (!/\baccept-encoding\b/i.test(vary)) reply.header('Vary', vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding');
}

/** The best coding that is taken: named, or by `*`, and not with a quality of zero. */
export function chooseCoding(header: string | undefined): Coding | undefined {
  const offers = new Map<string, number>();
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    offers.set(name, quality ? Number(quality.slice(2)) || 0 : 1);
  }
  const takes = (coding: Coding) => (offers.get(coding) ?? offers.get('*') ?? 0) > 0;
  return (['br', 'gzip'] as const).find(takes);
}

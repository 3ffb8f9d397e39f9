import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply } from 'fastify';
import type { IdempotencyScope } from '#service/ports/idempotency-rows.ts';
import type { IdempotentUpload } from '#service/uploads/idempotent-uploads.ts';
import { HttpProblem } from '../problem.ts';
import type { UploadedForm } from './read-form.ts';

/** 1 to 255 visible characters. */
const TOKEN = /^[\x21-\x7e]{1,255}$/;

/** @throws HttpProblem where the header is there and cannot be used */
export function readIdempotencyKey(headers: IncomingHttpHeaders): string | undefined {
  const token = headers['idempotency-key'];
  if (token === undefined) return undefined;
  if (typeof token === 'string' && TOKEN.test(token)) return token;
  throw new HttpProblem('bad_request', 'The header Idempotency-Key must have 1 to 255 visible ASCII characters.');
}

/** SHA-256 of what a form says, however it was cut into parts: two are the same upload when these are. */
function fingerprintOf({ image, ...fields }: UploadedForm): string {
  const texts = Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(texts)).update('\0').update(image.bytes).digest('hex');
}

/** An upload as it is known again; undefined without the header. Its answer tells when it is one that was given before. */
export function idempotentUpload(
  { headers, body }: { headers: IncomingHttpHeaders; body: UploadedForm },
  reply: FastifyReply,
  sender: Omit<IdempotencyScope, 'token'>,
): IdempotentUpload | undefined {
  const token = readIdempotencyKey(headers);
  if (token === undefined) return undefined;
  const onReplay = () => void reply.header('Idempotent-Replayed', 'true');
  return { ...sender, token, fingerprint: fingerprintOf(body), onReplay };
}

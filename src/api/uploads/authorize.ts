import type { FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from '#core/failures.ts';
import type { KeyRing } from '#service/keys/key-ring.ts';
import type { Scope } from '#service/keys/scopes.ts';
import type { Budget, RateLimiter } from '#service/ports/rate-limiter.ts';
import type { KeyRecord } from '#service/ports/rows.ts';
import type { GuessBrake } from './guess-brake.ts';

/** Whose key each request came with, for who counts. */
const KEYS = new WeakMap<FastifyRequest, string>();

/** The public half of the key that a request was let in by; undefined without one. */
export const keyOf = (request: FastifyRequest): string | undefined => KEYS.get(request);

export interface Gatekeepers {
  readonly keys: KeyRing;
  readonly guesses: GuessBrake;
  readonly limiter: RateLimiter;
}

/**
 * Lets a request in by its headers alone: credentials, scope where one is needed, budget, in the contract's order.
 * @throws Failure
 */
export async function authorize(
  request: FastifyRequest,
  reply: FastifyReply,
  scope: Scope | undefined,
  gatekeepers: Gatekeepers,
): Promise<KeyRecord> {
  const { limiter } = gatekeepers;
  const record = await verify(request, reply, gatekeepers);
  if (scope && !record.scopes.includes(scope)) {
    setBudgetHeaders(reply, await limiter.peek(record.key));
    const message = `This key has no scope "${scope}", which this endpoint needs.`;
    throw new Failure('forbidden', message, { needed: scope, scopes: record.scopes });
  }
  const budget = await limiter.consume(record.key);
  setBudgetHeaders(reply, budget);
  if (!budget.allowed) throw rateLimited(reply, budget);
  return record;
}

/** Whose key a request comes with, for what costs nothing of its budget. @throws Failure `unauthorized` */
export async function identify(
  request: FastifyRequest,
  reply: FastifyReply,
  gatekeepers: Gatekeepers,
): Promise<KeyRecord> {
  const { limiter } = gatekeepers;
  const record = await verify(request, reply, gatekeepers);
  setBudgetHeaders(reply, await limiter.peek(record.key));
  return record;
}

async function verify(
  request: FastifyRequest,
  reply: FastifyReply,
  { keys, guesses }: Pick<Gatekeepers, 'keys' | 'guesses'>,
): Promise<KeyRecord> {
  const sent = { key: readHeader(request, 'x-api-key'), secret: readHeader(request, 'x-api-secret') };
  const record = await keys.verify(sent).catch(async (error) => {
    const isGuess = error instanceof Failure && sent.key !== undefined && sent.secret !== undefined;
    if (isGuess) await guesses.noteWrong(request, reply);
    throw error;
  });
  KEYS.set(request, record.key);
  reply.raw.once('close', () => {
    keys.noteUse(record).catch((error) => request.log.warn({ err: error }, 'the last use of a key was not noted'));
  });
  return record;
}

/** The failure of a spent budget, with Retry-After set. */
export function rateLimited(reply: FastifyReply, { limit, windowS, resetS }: Budget): Failure {
  reply.header('Retry-After', String(resetS));
  const message = `More than ${limit} uploads in ${windowS} s. Send the next one in ${resetS} s.`;
  return new Failure('rate_limited', message, { reason: 'budget', limit, windowS, retryAfterS: resetS });
}

/** draft-ietf-httpapi-ratelimit-headers, and the older names that many clients know. */
function setBudgetHeaders(reply: FastifyReply, { limit, windowS, remaining, resetS }: Budget): void {
  reply.headers({
    'RateLimit-Policy': `"default";q=${limit};w=${windowS}`,
    RateLimit: `"default";r=${remaining};t=${resetS}`,
    'X-RateLimit-Limit': String(limit),
    'X-RateLimit-Remaining': String(remaining),
    'X-RateLimit-Reset': String(resetS),
  });
}

function readHeader(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from '#core/failures.ts';
import type { RateLimiter } from '#service/ports/rate-limiter.ts';

/** What is wrong once too often waits this long for its answer: one connection guesses once a second. */
const HELD_MS = 1_000;

/** Answers of the whole process that may wait so; further ones come at once and end their connection, so that waiting costs no memory. */
const MOST_HELD = 200;

/**
 * Slows who guesses secrets, by address. What is right is never slowed, wherever it comes from: an office behind one address goes on working
 * while somebody in it guesses. Counted by each process for itself: nobody without a key makes the database write.
 */
export class GuessBrake {
  readonly #limiter: RateLimiter;
  #held = 0;

  constructor(limiter: RateLimiter) {
    this.#limiter = limiter;
  }

  /**
   * Counts a wrong secret. Resolves while it may be told that it is wrong.
   * @throws Failure `rate_limited` after a while, when its address has sent too many
   */
  async noteWrong(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { allowed, limit, windowS, resetS } = await this.#limiter.consume(drawerOf(request.ip));
    if (allowed) return;
    if (this.#held < MOST_HELD) {
      this.#held++;
      await wait(HELD_MS).finally(() => this.#held--);
    } else reply.header('Connection', 'close');
    reply.header('Retry-After', String(resetS));
    const message = `More than ${limit} wrong secrets came from your address in ${windowS} s. Check yours, and send it again in ${resetS} s.`;
    throw new Failure('rate_limited', message, { reason: 'guessing', limit, windowS, retryAfterS: resetS });
  }
}

/**
 * Addresses are counted in 65,536 drawers, the first two bytes of a hash, so that whoever has many of them fills no memory. Who shares a
 * drawer shares its wrong guesses. One subscriber has all addresses of a /64 of IPv6.
 */
function drawerOf(ip: string): string {
  const subscriber = isIPv6(ip) && !ip.includes('.') ? firstHalfOf(ip) : ip.replace(/^::ffff:/i, '');
  return String(createHash('sha256').update(subscriber).digest().readUInt16BE());
}

function firstHalfOf(ip: string): string {
  const [head = '', tail] = ip.split('%')[0]!.split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after]
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16))
    .join(':');
}

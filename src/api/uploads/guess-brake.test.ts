import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import type { RateLimiter } from '#service/ports/rate-limiter.ts';
import { GuessBrake } from './guess-brake.ts';

const SPENT = { allowed: false, limit: 3, windowS: 60, remaining: 0, resetS: 42 };

/** A brake whose every address is over its limit, and who was counted. */
function make() {
  const counted: string[] = [];
  const consume = async (who: string) => {
    counted.push(who);
    return SPENT;
  };
  const brake = new GuessBrake({ consume } as Partial<RateLimiter> as RateLimiter);
  const guess = (ip = '10.0.0.1') => {
    const headers: Record<string, string> = {};
    const reply = { header: (name: string, value: string) => (headers[name] = value) };
    const told = brake.noteWrong({ ip } as FastifyRequest, reply as never as FastifyReply);
    const sent = { headers, answered: false, failure: told.catch((failure) => failure) };
    told.catch(() => (sent.answered = true));
    return sent;
  };
  return { counted, guess };
}

it('counts a subscriber as one, however many addresses he has', async () => {
  const { counted, guess } = make();
  const ips = [
    ...['2001:db8:0:7::1', '2001:db8:0:7:ffff::2', '2001:db8::7:0:0:0:3', '2001:db8:0:8::1'],
    ...['192.0.2.1', '::ffff:192.0.2.1', '192.0.2.2'],
  ];
  for (const ip of ips) guess(ip);
  const [a, b, c, d, e, f, g] = counted;
  expect([b, c]).toEqual([a, a]);
  expect(f).toBe(e);
  expect(new Set([a, d, e, g]).size).toBe(4);
});

it('tells when to come again, and lets no more wait than there is room for', async () => {
  const { guess } = make();
  const guesses = Array.from({ length: 205 }, () => guess());
  await expect.poll(() => guesses.filter(({ answered }) => answered)).toHaveLength(5);
  expect(guesses.at(-1)!.headers).toEqual({ Connection: 'close', 'Retry-After': '42' });
  const failure = await guesses.at(-1)!.failure;
  expect(failure).toMatchObject({ code: 'rate_limited', details: { reason: 'guessing', retryAfterS: 42 } });
});

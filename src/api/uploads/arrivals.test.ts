import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '#core/failures.ts';
import { type Arrival, Arrivals } from './arrivals.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const codeOf = (work: () => void) => {
  try {
    work();
  } catch (error) {
    return (error as Failure).code;
  }
  return undefined;
};

/** Lets time pass while an arrival sends so many bytes every second. */
async function drip(arrival: Arrival, seconds: number, bytesPerS: number): Promise<void> {
  for (let s = 0; s < seconds; s++) {
    arrival.take(bytesPerS);
    await vi.advanceTimersByTimeAsync(1000);
  }
}

describe('arrivals', () => {
  it('are so many of one sender at a time, however many others have', () => {
    const arrivals = new Arrivals({ perSender: 2, bytes: 1000 });
    const first = arrivals.begin('a');
    arrivals.begin('a');
    expect(codeOf(() => arrivals.begin('a'))).toBe('rate_limited');
    expect(codeOf(() => arrivals.begin('b'))).toBeUndefined();
    first.end();
    first.end();
    expect(codeOf(() => arrivals.begin('a'))).toBeUndefined();
    expect(codeOf(() => arrivals.begin('a'))).toBe('rate_limited');
  });

  it('hold so much memory, half of it one sender', () => {
    const arrivals = new Arrivals({ perSender: 9, bytes: 1000 });
    const [a1, a2, b, c] = ['a', 'a', 'b', 'c'].map((sender) => arrivals.begin(sender)) as [
      Arrival,
      Arrival,
      Arrival,
      Arrival,
    ];
    a1.take(300);
    a2.take(200);
    expect(codeOf(() => a2.take(1))).toBe('rate_limited');
    a2.end();
    b.take(500);
    expect(codeOf(() => c.take(201))).toBe('service_unavailable');
    c.end();
    a1.end();
    expect(codeOf(() => arrivals.begin('c').take(500))).toBeUndefined();
  });

  it('end with 408 when they come too slowly, also after a fast beginning', async () => {
    const arrivals = new Arrivals({ perSender: 9, bytes: 1e9 });
    const slow = arrivals.begin('a');
    const stalling = arrivals.begin('a');
    stalling.take(1_000_000);
    await drip(slow, 11, 500);
    expect(slow.late.reason).toMatchObject({ code: 'timeout' });
    expect(stalling.late.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(stalling.late.reason).toBeInstanceOf(Failure);
  });

  it('end with 408 after two minutes at any rate, and are left alone when they are here', async () => {
    const arrivals = new Arrivals({ perSender: 9, bytes: 1e9 });
    const steady = arrivals.begin('a');
    const done = arrivals.begin('a');
    done.end();
    await drip(steady, 115, 2000);
    expect(steady.late.aborted).toBe(false);
    await drip(steady, 10, 2000);
    expect(steady.late.reason).toMatchObject({ code: 'timeout' });
    expect(done.late.aborted).toBe(false);
  });
});

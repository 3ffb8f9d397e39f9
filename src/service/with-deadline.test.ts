import { describe, expect, it } from 'vitest';
import { withDeadline } from './with-deadline.ts';

describe('a call with a deadline', () => {
  it('gives what the call gives, or throws what it throws', async () => {
    expect(await withDeadline(1000, async () => 'done')).toBe('done');
    await expect(
      withDeadline(1000, async () => {
        throw new Error('broken');
      }),
    ).rejects.toThrow('broken');
  });

  it('is given up at the deadline, its signal aborted, though the call takes no notice', async () => {
    let signal: AbortSignal | undefined;
    const call = (given: AbortSignal) => {
      signal = given;
      return new Promise<never>(() => {});
    };
    await expect(withDeadline(20, call)).rejects.toThrow('No answer within 20 ms');
    expect(signal?.aborted).toBe(true);
  });
});

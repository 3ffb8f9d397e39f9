import { describe, expect, it, vi } from 'vitest';
import { StoreUnavailable } from '../ports/store-unavailable.ts';
import { patiently } from './patiently.ts';

const gone = new StoreUnavailable('files', new Error('gone'));
const signal = new AbortController().signal;

describe('patiently', () => {
  it('does again what a store refuses, and is done when it does not', async () => {
    const work = vi.fn().mockRejectedValueOnce(gone).mockResolvedValueOnce('kept');
    expect(await patiently(work, { forMs: 5_000, signal })).toBe('kept');
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('gives up when the time is over, and at once what is no matter of a store', async () => {
    const work = vi.fn().mockRejectedValue(gone);
    await expect(patiently(work, { forMs: 700, signal })).rejects.toBe(gone);
    expect(work).toHaveBeenCalledTimes(2);
    const bug = vi.fn().mockRejectedValue(new TypeError('a bug'));
    await expect(patiently(bug, { forMs: 5_000, signal })).rejects.toThrow('a bug');
    expect(bug).toHaveBeenCalledTimes(1);
  });

  it('stops when nobody waits for it any more', async () => {
    const leave = new AbortController();
    const waiting = patiently(() => Promise.reject(gone), { forMs: 60_000, signal: leave.signal });
    leave.abort();
    await expect(waiting).rejects.toThrow('abort');
  });
});

import { describe, expect, it, vi } from 'vitest';
import { StageTimer } from './stage-timer.ts';

describe('StageTimer', () => {
  it('counts what runs within another stage for itself alone, and the same stage together', async () => {
    let now = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
    const pass = (ms: number) => {
      now += ms;
    };
    const timer = new StageTimer();
    const answer = timer.run('rooms', () => {
      pass(10);
      timer.run('walls', () => pass(5));
      pass(1);
      return 'found';
    });
    pass(100); // between stages
    await timer.run('ocr', async () => {
      await Promise.resolve();
      pass(7);
    });
    expect(() =>
      timer.run('walls', () => {
        pass(3);
        throw new Error('broken');
      }),
    ).toThrow('broken');
    pass(100);
    timer.run('verdict', () => pass(2));
    clock.mockRestore();
    expect(answer).toBe('found');
    expect(timer.timings).toEqual({ rooms: 11, walls: 8, ocr: 7, verdict: 2 });
  });
});

import { describe, expect, it } from 'vitest';
import { ReleaseSpeed } from './release-speed.ts';

function drag(...points: [x: number, y: number, time: number][]): ReleaseSpeed {
  const speed = new ReleaseSpeed();
  for (const [x, y, time] of points) speed.note([x, y], time);
  return speed;
}

describe('the speed of a drag that is let go', () => {
  it('is that of its last stretch', () => {
    const speed = drag([500, 0, 0], [0, 0, 900], [10, 5, 920], [20, 10, 940]);
    expect(speed.at(945)).toEqual([0.5, 0.25]);
  });
  it('is none once it came to rest, or was slow, or of a single move', () => {
    expect(drag([0, 0, 0], [40, 0, 20]).at(150)).toBeUndefined();
    expect(drag([0, 0, 0], [3, 0, 40]).at(45)).toBeUndefined();
    expect(drag([0, 0, 0]).at(5)).toBeUndefined();
  });
  it('forgets the drag before', () => {
    const speed = drag([0, 0, 0], [40, 0, 20]);
    speed.forget();
    expect(speed.at(25)).toBeUndefined();
  });
});

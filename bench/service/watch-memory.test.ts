import { expect, it } from 'vitest';
import { courseOf, growthOf } from './watch-memory.ts';

it('tells memory by thirds, and its growth from the middle one to the last', () => {
  const course = courseOf([100, 300, 400, 400, 440, 440]);
  expect(course).toEqual({ peakMb: 440, thirdsMb: [200, 400, 440] });
  expect(growthOf(course)).toBeCloseTo(0.1);
});

it('makes do with fewer samples than thirds', () => {
  expect(courseOf([7])).toEqual({ peakMb: 7, thirdsMb: [7, 7, 7] });
});

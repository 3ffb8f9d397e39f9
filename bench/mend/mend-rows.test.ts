import { expect, it } from 'vitest';
import { type Mended, mendRows } from './mend-rows.ts';

it('tells each kind of misread and all together: how many are right, the most steps, and the seconds with the service', () => {
  const door: Mended = { drawing: 'a', misread: 'a door', steps: 3, handS: 6, answerS: 4, isRight: true };
  const far: Mended = { ...door, drawing: 'b', steps: 4, handS: 8.25, answerS: 12, isRight: false };
  const name: Mended = { ...door, misread: 'a name', handS: 5 };
  expect(mendRows([door, name, far])).toEqual([
    '| a door | 2 | 1 | 4 | 20.3 s; 20.3 s | 12.0 s |',
    '| a name | 1 | 1 | 3 | 9.0 s; 9.0 s | 4.0 s |',
    '| all | 3 | 2 | 4 | 10.0 s; 20.3 s | 4.0 s |',
  ]);
});

import { expect, it } from 'vitest';
import { AMERICAN_FIXTURES } from './american-fixtures.ts';
import { measuringFrame } from './measuring-frame.fixture.ts';

/** Width and depth of a thing, metres. */
const SIZES = [
  [0.5, 0.4],
  [0.65, 0.6],
  [1.7, 0.75],
  [2.4, 0.6],
] as const;

it.each(Object.keys(AMERICAN_FIXTURES))('draws %s inside its outline, whatever its size', (kind) => {
  for (const [width, depth] of SIZES)
    for (const round of [false, true]) {
      const reach = { u0: 9, v0: 9, u1: -9, v1: -9 };
      AMERICAN_FIXTURES[kind]!(measuringFrame(width, depth, reach), round);
      const hearth = kind === 'fireplace' ? 0.3 : 0;
      expect(Math.min(reach.u0, reach.v0)).toBeGreaterThanOrEqual(-1e-9);
      expect(reach.u1).toBeLessThanOrEqual(width + 1e-9);
      expect(reach.v1).toBeLessThanOrEqual(depth + hearth + 1e-9);
      // Its body is as wide as the thing.
      expect(reach.u1 - reach.u0).toBeCloseTo(width);
    }
});

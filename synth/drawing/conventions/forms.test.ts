import { expect, it } from 'vitest';
import { makeRandom } from '../../random.ts';
import { measuringFrame } from './measuring-frame.fixture.ts';
import { FORMS } from './pick-forms.ts';

/** Width and depth of a thing, metres. */
const SIZES = [
  [0.5, 0.4],
  [0.9, 0.9],
  [1.7, 0.75],
  [2.4, 0.6],
] as const;
/** Kinds with a hearth on the floor before them or handles and legs beside them, and how far these reach. */
const BEYOND: Readonly<Record<string, number>> = { fireplace: 0.5 };

it.each(Object.keys(FORMS))('draws %s inside its outline in all its forms, whatever its size', (kind) => {
  for (const [i, form] of FORMS[kind]!.entries())
    for (const [width, depth] of SIZES)
      for (let seed = 0; seed < 12; seed++) {
        const reach = { u0: 9, v0: 9, u1: -9, v1: -9 };
        form(makeRandom(`${kind} ${seed}`))(measuringFrame(width, depth, reach), seed % 2 === 0);
        const by = (BEYOND[kind] ?? 0) + 0.011;
        expect(Math.min(reach.u0, reach.v0), `form ${i}`).toBeGreaterThanOrEqual(-by);
        expect(reach.u1, `form ${i}`).toBeLessThanOrEqual(width + by);
        expect(reach.v1, `form ${i}`).toBeLessThanOrEqual(depth + by);
        expect(reach.u1 - reach.u0, `form ${i}`).toBeGreaterThan(0.4 * Math.min(width, depth));
      }
});

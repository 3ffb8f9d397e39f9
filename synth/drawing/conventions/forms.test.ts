import { expect, it } from 'vitest';
import { makeRandom } from '../../random.ts';
import type { SymbolFrame, SymbolPath } from '../symbol-frame.ts';
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

/** A frame that draws nothing and notes how far is drawn. */
function measuringFrame(
  width: number,
  depth: number,
  reach: { u0: number; v0: number; u1: number; v1: number },
): SymbolFrame {
  const note = (u: number, v: number) => {
    reach.u0 = Math.min(reach.u0, u);
    reach.v0 = Math.min(reach.v0, v);
    reach.u1 = Math.max(reach.u1, u);
    reach.v1 = Math.max(reach.v1, v);
  };
  const rect = (u: number, v: number, w: number, d: number) => {
    note(u, v);
    note(u + w, v + d);
  };
  const ellipse = (u: number, v: number, radiusU: number, radiusV: number) =>
    rect(u - radiusU, v - radiusV, 2 * radiusU, 2 * radiusV);
  // Where an arc goes depends on its angles: only whole ellipses are measured.
  const path: SymbolPath = {
    moveTo: note,
    lineTo: note,
    rect,
    ellipse: (u, v, ru, rv, from) => (from === undefined ? ellipse(u, v, ru, rv) : undefined),
  };
  const line = (...points: [number, number][]) => {
    for (const [u, v] of points) note(u, v);
  };
  return { width, depth, rect, ellipse, line, draw: (describe) => describe(path) };
}

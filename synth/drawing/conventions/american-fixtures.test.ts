import { expect, it } from 'vitest';
import type { SymbolFrame, SymbolPath } from '../symbol-frame.ts';
import { AMERICAN_FIXTURES } from './american-fixtures.ts';

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
  const path: SymbolPath = { moveTo: note, lineTo: note, rect, ellipse };
  const line = (...points: [number, number][]) => {
    for (const [u, v] of points) note(u, v);
  };
  return { width, depth, rect, ellipse, line, draw: (describe) => describe(path) };
}

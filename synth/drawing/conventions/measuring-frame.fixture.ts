import type { SymbolFrame, SymbolPath } from '../symbol-frame.ts';

/** How far is drawn, metres: from the left and the back to the right and the front. */
export interface Reach {
  u0: number;
  v0: number;
  u1: number;
  v1: number;
}

/** A frame that draws nothing and notes how far is drawn. */
export function measuringFrame(width: number, depth: number, reach: Reach): SymbolFrame {
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

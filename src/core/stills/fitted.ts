import type { Box } from '../picture/frame.ts';
import type { Vec3 } from '../scene/model-builder.ts';
import { Camera, type View } from './camera.ts';

/** Share of the still that what is shown takes at most. */
const FILL = 0.94;
/** In perspective each round comes closer. */
const ROUNDS = 6;

/** The view from so far away, and about that middle, that the places fill the still. */
export function fitted(view: View, places: readonly Vec3[]): View {
  let fit = view;
  for (let round = 0; round < ROUNDS; round++) {
    const camera = new Camera(fit);
    const seen = places.map((place) => camera.project(...place));
    const [left, right] = spanOf(seen, 0);
    const [upper, lower] = spanOf(seen, 1);
    const scale = Math.max((right - left) / fit.widthPx, (lower - upper) / fit.heightPx) / FILL;
    const [cx, cy] = [(left + right) / 2, (upper + lower) / 2];
    const [x, y] = camera.placeAt(cx, cy, camera.depthOfPlane(cy, fit.target[2]));
    fit = { ...fit, target: [x, y, fit.target[2]], distance: fit.distance * scale };
  }
  return fit;
}

/** A home has more corners than a call has arguments. */
function spanOf(places: readonly Vec3[], axis: 0 | 1): [least: number, most: number] {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const place of places) {
    least = Math.min(least, place[axis]);
    most = Math.max(most, place[axis]);
  }
  return [least, most];
}

/** The corners of a box on the floor, metres. */
export const cornersOf = ({ x0, y0, x1, y1 }: Box): [number, number][] => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
];

import { apply, invert, rotation } from '../geometry/affine.ts';
import { ringBox } from '../geometry/ring.ts';
import { directionOf, lengthOf, type Segment } from '../geometry/segment.ts';
import type { Point, Ring } from '../plan/schema.ts';

/** A box around an outline: its corners in turn, metres, and how far it is turned, degrees in -45…45. */
export interface Frame {
  readonly corners: readonly [Point, Point, Point, Point];
  readonly degrees: number;
}

/** The box around an outline along its longest edge. */
export function frameOf(outline: Ring): Frame {
  const edges = outline.map((from, i): Segment => ({ from, to: outline[(i + 1) % outline.length]! }));
  return frameAlong(edges, outline);
}

/** The box around an outline along the longest of some lines; level without any. */
export function frameAlong(lines: readonly Segment[], outline: Ring): Frame {
  const [longest] = lines.filter((line) => lengthOf(line) > 0).sort((a, b) => lengthOf(b) - lengthOf(a));
  const [dx, dy] = longest ? directionOf(longest) : [1, 0];
  const angle = (Math.atan2(dy, dx) * 180) / Math.PI;
  const degrees = angle - 90 * Math.round(angle / 90);
  const turned = rotation(degrees);
  const [x0, y0, x1, y1] = ringBox(outline.map((point) => apply(invert(turned), point)));
  const at = (x: number, y: number): Point => apply(turned, [x, y]) as Point;
  return { corners: [at(x0, y0), at(x1, y0), at(x1, y1), at(x0, y1)], degrees };
}

import { lengthOf } from '../geometry/segment.ts';
import { STRAIGHT, skewOf } from '../geometry/skew-of.ts';
import type { Bar } from '../raster/find-bars.ts';
import type { PointPx } from '../sheet/types.ts';

/** Bars within this many degrees of the drawing's two main directions are meant to run along them. */
const NEAR = 2;

/** Turns bars that nearly follow one of the drawing's main directions into it, about their middles. Slanted ones stay. */
export function snapBars(bars: readonly Bar[]): Bar[] {
  const measured = skewOf(bars);
  const skew = Math.abs(measured) < STRAIGHT ? 0 : measured;
  return bars.map((b) => {
    const angle = angleOf(b);
    const off = wrap(angle - skew);
    const quarter = Math.round(off / 90) * 90;
    const rest = Math.abs(off - quarter);
    // A short thick piece says little about its own direction.
    const slack = Math.max(NEAR, (Math.atan2(0.4 * b.thick, lengthOf(b)) * 180) / Math.PI);
    return rest > Math.min(slack, 12) ? b : turn(b, ((skew + quarter) * Math.PI) / 180);
  });
}

/** Degrees, -90 to 90. */
function angleOf(b: Bar): number {
  return wrap((Math.atan2(b.to[1] - b.from[1], b.to[0] - b.from[0]) * 180) / Math.PI);
}

function wrap(degrees: number): number {
  return degrees - 180 * Math.round(degrees / 180);
}

function turn(b: Bar, radians: number): Bar {
  const half = lengthOf(b) / 2;
  const middle: PointPx = [(b.from[0] + b.to[0]) / 2, (b.from[1] + b.to[1]) / 2];
  const along = (b.to[0] - b.from[0]) * Math.cos(radians) + (b.to[1] - b.from[1]) * Math.sin(radians);
  const [dx, dy] = [Math.sign(along) * Math.cos(radians) * half, Math.sign(along) * Math.sin(radians) * half];
  return { from: [middle[0] - dx, middle[1] - dy], to: [middle[0] + dx, middle[1] + dy], thick: b.thick };
}

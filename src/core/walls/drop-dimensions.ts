import { angleBetween, axisOf, lengthOf, offAxis, project } from '../geometry/segment.ts';
import type { Bar } from '../raster/find-bars.ts';
import type { PointPx } from '../sheet/types.ts';

/** Slashes of dimension lines: length in letter heights, and how far their middle may be off the line. */
const SLASH = [0.4, 2.2] as const;
const OFF = 0.15;

/**
 * Lines without those of dimension chains, which run beside walls like the other face of one: lines that at least two short
 * slashes cross in the middle. The strokes of hatching and insulation start at a wall's faces and do not.
 */
export function dropDimensions(lines: readonly Bar[], bars: readonly Bar[], textPx: number, strokePx: number): Bar[] {
  const slashes = bars
    .filter((b) => lengthOf(b) > Math.max(SLASH[0] * textPx, 2.5 * strokePx) && lengthOf(b) < SLASH[1] * textPx)
    .map((b) => ({
      bar: b,
      most: Math.max(1.5, OFF * lengthOf(b)),
      at: [(b.from[0] + b.to[0]) / 2, (b.from[1] + b.to[1]) / 2] as PointPx,
    }));
  return lines.filter((line) => {
    if (lengthOf(line) < 2 * textPx) return true;
    const places: number[] = [];
    const axis = axisOf(line);
    for (const { bar, most, at } of slashes) {
      if (Math.abs(offAxis(axis, at)) > most) continue;
      const { along } = project(line, at);
      if (along < -0.5 * textPx || along > lengthOf(line) + 0.5 * textPx) continue;
      const angle = angleBetween(bar, line);
      if (angle > 30 && angle < 65 && !places.some((s) => Math.abs(s - along) < textPx)) places.push(along);
    }
    return places.length < 2;
  });
}

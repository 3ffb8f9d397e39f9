import { angleBetween, lengthOf, project } from '../geometry/segment.ts';
import type { PointPx } from '../sheet/types.ts';
import type { Bar } from './find-bars.ts';

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
    .map((b) => ({ bar: b, at: [(b.from[0] + b.to[0]) / 2, (b.from[1] + b.to[1]) / 2] as PointPx }));
  return lines.filter((line) => {
    if (lengthOf(line) < 2 * textPx) return true;
    const places: number[] = [];
    for (const { bar, at } of slashes) {
      const p = project(line, at);
      if (Math.abs(p.beside) > Math.max(1.5, OFF * lengthOf(bar))) continue;
      if (p.along < -0.5 * textPx || p.along > lengthOf(line) + 0.5 * textPx) continue;
      const angle = angleBetween(bar, line);
      if (angle > 30 && angle < 65 && !places.some((s) => Math.abs(s - p.along) < textPx)) places.push(p.along);
    }
    return places.length < 2;
  });
}

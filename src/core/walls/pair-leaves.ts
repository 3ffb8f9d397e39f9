import { angleBetween, distance, lengthOf, type Segment } from '../geometry/segment.ts';
import type { PointPx } from '../sheet/types.ts';
import type { Arc } from './find-arcs.ts';

/** How far the end of a leaf may be from the end of its arc, and the ends of the arc off the leaf's length, in radii. */
const MEETS = 0.15;
const OFF = 0.1;

/**
 * Arcs that end at the tip of a straight line whose other end is their centre: doors that stand half open. A short piece of
 * a circle says little about its centre; the drawn leaf says it exactly.
 */
export function pairLeaves(arcs: readonly Arc[], lines: readonly Segment[]): Arc[] {
  const out: Arc[] = [];
  for (const arc of arcs) {
    for (const line of lines) {
      const radius = lengthOf(line);
      if (radius < 0.75 * arc.radius || radius > 1.3 * arc.radius) continue;
      for (const [tip, hinge] of [
        [line.from, line.to],
        [line.to, line.from],
      ] as const) {
        const ends = distance(tip, arc.from) < distance(tip, arc.to) ? [arc.from, arc.to] : [arc.to, arc.from];
        if (distance(tip, ends[0]!) > MEETS * radius || distance(hinge, arc.centre) > 0.35 * radius) continue;
        if (Math.abs(distance(hinge, ends[1]!) - radius) > OFF * radius) continue;
        if (angleBetween(line, { from: hinge, to: ends[1]! as PointPx }) < 25) continue;
        out.push({ ...arc, centre: hinge, radius });
      }
    }
  }
  return out;
}

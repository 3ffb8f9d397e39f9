import { angleBetween, lengthOf, pointAt, project, type Segment } from '../geometry/segment.ts';
import type { OpeningPx } from '../openings/types.ts';
import type { PointPx } from '../sheet/types.ts';
import type { WallsPx } from '../walls/types.ts';
import type { RoomsPx } from './types.ts';

/**
 * The openings with a gap more for every cut that parts two rooms: nothing closes the way there, so one can walk through. A gap
 * that lies along no wall names none (-1).
 */
export function openCuts(openings: readonly OpeningPx[], rooms: RoomsPx, walls: WallsPx): OpeningPx[] {
  const gaps: OpeningPx[] = [];
  for (const cut of rooms.cuts ?? []) {
    if (lengthOf(cut) < 0.4 * walls.doorPx || !parts(cut, rooms)) continue;
    if ([...openings, ...gaps].some((o) => o.kind !== 'window' && isAt(o, cut))) continue;
    gaps.push({ kind: 'gap', wall: wallAlong(cut, walls), from: cut.from, to: cut.to });
  }
  return [...openings, ...gaps];
}

/** Whether different rooms lie right beside the middle of a cut. */
function parts(cut: Segment, { rooms, labels, inside }: RoomsPx): boolean {
  const at = (beside: number) => {
    const [x, y] = pointAt(cut, lengthOf(cut) / 2, beside).map(Math.round) as PointPx;
    return x < 0 || y < 0 || x >= inside.width || y >= inside.height ? 0 : labels[y * inside.width + x]!;
  };
  const [left, right] = [at(-4), at(4)];
  return left > 0 && right > 0 && left !== right && Math.max(left, right) <= rooms.length;
}

/** Whether an opening already stands where a cut is. */
function isAt(o: Segment, cut: Segment): boolean {
  const middle = project(o, pointAt(cut, lengthOf(cut) / 2));
  return (
    angleBetween(o, cut) < 30 &&
    middle.along > 0 &&
    middle.along < lengthOf(o) &&
    Math.abs(middle.beside) < 0.5 * lengthOf(cut)
  );
}

function wallAlong(cut: Segment, { walls }: WallsPx): number {
  const middle = pointAt(cut, lengthOf(cut) / 2);
  return walls.findIndex((w) => {
    const p = project(w, middle);
    return (
      angleBetween(w, cut) < 10 && Math.abs(p.beside) < 0.6 * w.thicknessPx && p.along > 0 && p.along < lengthOf(w)
    );
  });
}

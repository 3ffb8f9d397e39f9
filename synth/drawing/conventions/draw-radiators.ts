import type { Plan } from '#core/plan/schema.ts';
import { boundsOf } from '../../dwelling/loose-furniture.ts';
import { inRing } from '../../dwelling/rooms.ts';
import { touches } from '../../dwelling/wall-spots.ts';
import type { Pen } from '../pen.ts';
import { placeOf } from '../place.ts';

/** How far radiators stand off the wall and out of it, and how much of their window they take; metres. */
const OFF = 0.04;
const DEEP = 0.1;
const TAKEN = 0.8;
/** Places that none heats. */
const OUTDOORS = new Set(['balcony', 'terrace', 'garage']);

/** A flat box with a line along its middle under every window that has a free piece of floor before it. */
export function drawRadiators(pen: Pen, plan: Plan): void {
  const taken = [...plan.fixtures, ...plan.furniture].map(({ outline }) => boundsOf(outline));
  const swings = plan.openings.flatMap(({ swing, from, to }) =>
    swing ? [boundsOf([swing.hinge, swing.leaf, from, to])] : [],
  );
  const indoors = plan.rooms.filter(({ type }) => !OUTDOORS.has(type));
  for (const opening of plan.openings) {
    const wall = plan.walls.find(({ id }) => id === opening.wall)!;
    const { length, half, point } = placeOf(opening, wall);
    if (opening.kind !== 'window' || !wall.exterior || length < 0.6) continue;
    const [u0, u1] = [(length * (1 - TAKEN)) / 2, (length * (1 + TAKEN)) / 2];
    for (const side of [-1, 1]) {
      const [near, far] = [side * (half + OFF), side * (half + OFF + DEEP)];
      const ring = [point(u0, near), point(u1, near), point(u1, far), point(u0, far)];
      const box = boundsOf(ring);
      const isIn = indoors.some(({ outline }) => ring.every((p) => inRing(p, outline)));
      if (!isIn || [...taken, ...swings].some((other) => touches(other, box))) continue;
      const widthPx = pen.style.linePx * 0.7;
      pen.line(ring, { closed: true, widthPx });
      pen.line([point(u0, (near + far) / 2), point(u1, (near + far) / 2)], { widthPx });
    }
  }
}

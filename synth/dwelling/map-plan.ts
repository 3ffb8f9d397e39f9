import type { Plan, Point } from '#core/plan/schema.ts';

/** Moves every point of a plan, in place. */
export function mapPlan(plan: Plan, place: (p: Point) => Point): void {
  for (const wall of plan.walls) {
    wall.from = place(wall.from);
    wall.to = place(wall.to);
  }
  for (const opening of plan.openings) {
    opening.from = place(opening.from);
    opening.to = place(opening.to);
    const { swing } = opening;
    if (swing) opening.swing = { hinge: place(swing.hinge), leaf: place(swing.leaf) };
  }
  for (const room of plan.rooms) {
    room.outline = room.outline.map(place);
    room.holes = room.holes.map((hole) => hole.map(place));
  }
  for (const item of [...plan.fixtures, ...plan.furniture]) item.outline = item.outline.map(place);
}

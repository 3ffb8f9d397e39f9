import type { Plan, Point } from '#core/plan/schema.ts';
import { makeRandom } from '#synth/random.ts';

/** The plan turned by up to 3 degrees, vertices of rooms moved by up to 1.5 cm each, and some added on the walls. */
export function crookedPlan(plan: Plan, seed: number): Plan {
  const random = makeRandom(`crooked/${seed}`);
  const between = random.range;
  const angle = (between(-3, 3) * Math.PI) / 180;
  const turn = ([x, y]: Point): Point => [
    x * Math.cos(angle) - y * Math.sin(angle),
    x * Math.sin(angle) + y * Math.cos(angle),
  ];
  const shake = (p: Point): Point => {
    const [x, y] = turn(p);
    return [x + between(-0.015, 0.015), y + between(-0.015, 0.015)];
  };
  const ring = (points: Point[]) =>
    points.flatMap((p, k) => {
      const q = points[(k + 1) % points.length]!;
      const s = between(0.2, 0.8);
      const between2: Point = [p[0] + (q[0] - p[0]) * s, p[1] + (q[1] - p[1]) * s];
      return Math.hypot(q[0] - p[0], q[1] - p[1]) > 1 ? [shake(p), shake(between2)] : [shake(p)];
    });
  return {
    walls: plan.walls.map((w) => ({
      ...w,
      from: turn(w.from),
      to: turn(w.to),
      thickness: Math.max(0.04, w.thickness - 0.04),
    })),
    openings: plan.openings.map((o) => ({
      ...o,
      from: turn(o.from),
      to: turn(o.to),
      ...(o.swing ? { swing: { hinge: turn(o.swing.hinge), leaf: turn(o.swing.leaf) } } : {}),
    })),
    rooms: plan.rooms.map((r) => ({ ...r, outline: ring(r.outline), holes: r.holes.map(ring) })),
    fixtures: plan.fixtures.map((f) => ({ ...f, outline: f.outline.map(turn) })),
    furniture: [],
  };
}

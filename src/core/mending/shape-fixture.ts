import { apply, compose, invert, rotation, shift } from '../geometry/affine.ts';
import type { Plan, Point } from '../plan/schema.ts';
import { changeFixture, turnFixture } from './edit-fixture.ts';
import { frameOf } from './frame-of.ts';

/** No fixture is narrower, metres. */
const NARROWEST_M = 0.1;
/** Turned by hand it stops at every 15°, from so many degrees on either side. */
const STEP = 15;
const STEP_REACH = 4;

/** Makes a fixture as large as puts a corner of its frame (0…3) at a point; the opposite one stays. */
export function resizeFixture(plan: Plan, id: string, corner: number, to: Point): Plan {
  return changeFixture(plan, id, (ring) => {
    const { corners, degrees } = frameOf(ring);
    const fixed = corners[(corner + 2) % 4]!;
    // Straight, with the corner that stays at the origin.
    const place = compose(shift(...fixed), rotation(degrees));
    const straight = invert(place);
    const [was, now] = [apply(straight, corners[corner]!), apply(straight, to)];
    const grown = (axis: 0 | 1) => Math.max(NARROWEST_M, now[axis] * Math.sign(was[axis])) / Math.abs(was[axis] || 1);
    const [gx, gy] = [grown(0), grown(1)];
    return ring.map((point) => {
      const [x, y] = apply(straight, point);
      return apply(place, [x * gx, y * gy]) as Point;
    });
  });
}

/** Turns a fixture with the pointer around its middle: so far as that went from one point to another, to full steps where near. */
export function swingFixture(plan: Plan, id: string, from: Point, to: Point): Plan {
  const fixture = plan.fixtures.find((item) => item.id === id);
  if (!fixture) return plan;
  const { corners, degrees } = frameOf(fixture.outline);
  const middle: Point = [(corners[0][0] + corners[2][0]) / 2, (corners[0][1] + corners[2][1]) / 2];
  const angle = ([x, y]: Point) => (Math.atan2(y - middle[1], x - middle[0]) * 180) / Math.PI;
  const wanted = degrees + angle(to) - angle(from);
  const step = STEP * Math.round(wanted / STEP);
  return turnFixture(plan, id, (Math.abs(wanted - step) <= STEP_REACH ? step : Math.round(wanted)) - degrees);
}

import { apply, compose, invert, rotation, shift } from '../geometry/affine.ts';
import { ringBox } from '../geometry/ring.ts';
import { directionOf, lengthOf } from '../geometry/segment.ts';
import type { Plan, Point, Ring } from '../plan/schema.ts';
import { changeFixture, turnFixture } from './edit-fixture.ts';

/** The box around a fixture, along its longest edge: its corners in turn, metres, and how far that edge is turned, degrees in -45…45. */
export interface FixtureFrame {
  readonly corners: readonly [Point, Point, Point, Point];
  readonly degrees: number;
}

/** No fixture is narrower, metres. */
const NARROWEST_M = 0.1;
/** Turned by hand it stops at every 15°, from so many degrees on either side. */
const STEP = 15;
const STEP_REACH = 4;

export function frameOf(outline: Ring): FixtureFrame {
  const edges = outline.map((from, i) => ({ from, to: outline[(i + 1) % outline.length]! }));
  const [longest] = edges.filter((edge) => lengthOf(edge) > 0).sort((a, b) => lengthOf(b) - lengthOf(a));
  const [dx, dy] = longest ? directionOf(longest) : [1, 0];
  const angle = (Math.atan2(dy, dx) * 180) / Math.PI;
  const degrees = angle - 90 * Math.round(angle / 90);
  const turned = rotation(degrees);
  const [x0, y0, x1, y1] = ringBox(outline.map((point) => apply(invert(turned), point)));
  const at = (x: number, y: number): Point => apply(turned, [x, y]) as Point;
  return { corners: [at(x0, y0), at(x1, y0), at(x1, y1), at(x0, y1)], degrees };
}

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

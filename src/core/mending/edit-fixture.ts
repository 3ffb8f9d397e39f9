import { apply, compose, rotation, shift } from '../geometry/affine.ts';
import { roundPoint } from '../geometry/millimetre.ts';
import { directionOf, distanceTo, lengthOf, project } from '../geometry/segment.ts';
import type { DrawnItem, Plan, Point, Ring, Wall } from '../plan/schema.ts';
import type { PaletteEntry } from './fixture-palette.ts';
import { freeId } from './free-id.ts';
import { middleOf, roomUnder } from './with-rooms.ts';

/** What stands in no room (SPEC 6.1). */
const NO_ROOM = 'r0';
/** A wall as near as this draws a new fixture to itself, metres from its face. */
const NEAR_WALL_M = 0.7;

/** Adds a fixture around a point, its back to the wall there where one is near. */
export function addFixture(plan: Plan, { kind, width, depth }: PaletteEntry, at: Point): Plan {
  const [w, d] = [width / 2, depth / 2];
  const box: Ring = [[-w, -d], [w, -d], [w, d], [-w, d]]; // biome-ignore format: corners
  const { middle, degrees } = againstWall(plan.walls, at, d);
  const place = compose(shift(...middle), rotation(degrees));
  const outline = box.map((corner) => roundPoint(apply(place, corner)));
  const fixture = { id: freeId(plan, 'f'), kind, outline, room: roomOf(plan, outline) };
  return { ...plan, fixtures: [...plan.fixtures, fixture] };
}

export function moveFixture(plan: Plan, id: string, [dx, dy]: Point): Plan {
  return changeFixture(plan, id, (ring) => ring.map((point) => apply(shift(dx, dy), point) as Point));
}

/** Turns a fixture about its middle, clockwise. */
export function turnFixture(plan: Plan, id: string, degrees: number): Plan {
  return changeFixture(plan, id, (ring) => {
    const [x, y] = middleOf(ring);
    const turn = compose(shift(x, y), compose(rotation(degrees), shift(-x, -y)));
    return ring.map((point) => apply(turn, point) as Point);
  });
}

/** Says what a fixture is. */
export const nameFixture = (plan: Plan, id: string, kind: string): Plan => ({
  ...plan,
  fixtures: plan.fixtures.map((item) => (item.id === id ? sure({ ...item, kind }) : item)),
});

export const removeFixture = (plan: Plan, id: string): Plan => ({
  ...plan,
  fixtures: plan.fixtures.filter((item) => item.id !== id),
});

/** Gives a fixture another outline; it belongs to the room that its middle is in. */
export function changeFixture(plan: Plan, id: string, transform: (ring: Ring) => Ring): Plan {
  const fixtures = plan.fixtures.map((item) => {
    if (item.id !== id) return item;
    const outline = transform(item.outline).map(roundPoint);
    return sure({ ...item, outline, room: roomOf(plan, outline) });
  });
  return { ...plan, fixtures };
}

/** What a person has put in its place is not doubted any more. */
const sure = ({ confidence: _, ...item }: DrawnItem): DrawnItem => item;

const roomOf = ({ rooms }: Plan, outline: Ring): string => roomUnder(middleOf(outline), rooms)?.id ?? NO_ROOM;

/** Where the middle of something `half` as deep stands with its back (-y when it is not turned) to the wall next to a point. */
function againstWall(walls: readonly Wall[], at: Point, half: number): { middle: Point; degrees: number } {
  const gapTo = (wall: Wall) => distanceTo(wall, at) - wall.thickness / 2;
  const [nearest] = walls.filter((wall) => lengthOf(wall) > 0).sort((a, b) => gapTo(a) - gapTo(b));
  if (!nearest || gapTo(nearest) > NEAR_WALL_M) return { middle: at, degrees: 0 };
  const [dx, dy] = directionOf(nearest);
  const { beside } = project(nearest, at);
  const side = beside < 0 ? -1 : 1;
  const out = side * (nearest.thickness / 2 + half) - beside;
  const degrees = (Math.atan2(dy * side, dx * side) * 180) / Math.PI;
  return { middle: [at[0] - dy * out, at[1] + dx * out], degrees };
}

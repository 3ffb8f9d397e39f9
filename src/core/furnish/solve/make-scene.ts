import type { Point, Ring } from '../../plan/schema.ts';
import type { HomeProgramme } from '../home/plan-home.ts';
import type { Wishes } from '../home/wishes.ts';
import { makeFrame, toLocal } from '../space/box.ts';
import { type Drawn, readDrawn } from '../space/drawn.ts';
import { WALK_RADIUS } from '../space/keep-free.ts';
import { inRing, inRoom, signedArea } from '../space/polygon.ts';
import type { Fixture, RoomSpace } from '../space/room-space.ts';
import { makeWalk, type Walk } from '../space/walk.ts';
import { localise, type Obstacle } from './free-intervals.ts';
import type { Scene } from './state.ts';

/** How deep the floor before drawn fixtures is kept free, metres (as for placed ones). */
const APPROACH: readonly (readonly [RegExp, number])[] = [
  [/counter|worktop|kitchen|sink|hob|stove|cook|fridge|oven|range|wash|dryer|dishwasher/, 0.9],
  [/toilet|\bwc\b|basin|bath|tub|shower|bidet|vanity/, 0.55],
  [/wardrobe|closet/, 0.75],
  [/fireplace/, 0.8],
];
/** Half of a way on which two pass or something is carried: 0.75 m in rooms (Neufert), 0.9 m in halls (UK AD M 2.22). */
const WIDE_RADIUS = 0.375;
const PASSAGE_RADIUS = 0.45;
/** A wheelchair turns on a circle of 1.5 m (UK AD M, category 3). */
const TURNING_RADIUS = 0.75;
/**
 * A way of the bare room that is just wide enough falls between the cells of a raster: half a cell is forgiven at walls, and asked of pieces
 * on top, so that a way between wall and piece is as wide as it must be, metres.
 */
const FORGIVEN = 0.016;
const RESERVE = 0.04;
const PASSAGES: readonly string[] = ['hall', 'corridor'];

/** What a room is before anybody thinks of furniture: its walk is shared by every programme that is tried. */
export interface BareRoom {
  readonly space: RoomSpace;
  readonly drawn: Drawn;
  readonly walk: Walk;
  readonly wideWalk: Walk;
  /** Who turns a wheelchair; where the home is to be accessible. */
  readonly turningWalk?: Walk;
}

/** @param wishes an accessible home has ways of 0.9 m everywhere and floor to turn a wheelchair */
export const readBareRoom = (space: RoomSpace, { accessible = false }: Wishes = {}): BareRoom => ({
  space,
  drawn: readDrawn(space),
  walk: makeWalk(space, WALK_RADIUS - FORGIVEN, RESERVE),
  wideWalk: makeWalk(space, accessible || PASSAGES.includes(space.type) ? PASSAGE_RADIUS : WIDE_RADIUS),
  ...(accessible ? { turningWalk: makeWalk(space, TURNING_RADIUS) } : {}),
});

/** Everything about a room that its furnishing needs. `rooms` are all rooms of the home. */
export function makeScene(
  bare: BareRoom,
  rooms: readonly RoomSpace[],
  { people, tasks }: HomeProgramme,
  entrances: readonly number[],
  wishes: Wishes = {},
): Scene {
  const { space, drawn } = bare;
  const obstacles: Obstacle[] = [
    ...space.segments.map((ring): Obstacle => ({ ring, role: 'wall' })),
    ...space.fixtures.flatMap((f) => f.parts.map((ring): Obstacle => ({ ring, role: 'body' }))),
    ...space.doorZones.map((ring): Obstacle => ({ ring, role: 'door' })),
    ...space.fixtures.flatMap((f) => approachZones(f, space)).map((ring): Obstacle => ({ ring, role: 'approach' })),
    ...space.windowZones.map((ring): Obstacle => ({ ring, role: 'window' })),
  ];
  const main = mainDirection(space);
  const freeLines = main === undefined ? [] : [0, 90].map((turn) => freeLine(space, main + turn));
  const local = [...space.lines, ...freeLines].map((line) => obstacles.map((o) => localise(o, line.frame)));
  const hasCloset =
    drawn.has('wardrobe') ||
    space.openings.some(({ doorway, beyond }) => doorway.isPassage && beyond?.type === 'closet');
  return {
    ...bare, rooms, people, obstacles, local, lines: space.lines, freeLines, hasCloset, entrances, wishes,
    tasks: tasks.filter((task) => task.room === space.id),
    home: tasks,
  }; // biome-ignore format: one glance
}

/** The floor before each free side of a drawn fixture, from which it is used. */
function approachZones(fixture: Fixture, space: RoomSpace): Ring[] {
  const depth = APPROACH.find(([pattern]) => pattern.test(fixture.kind))?.[1];
  if (!depth) return [];
  const turn = Math.sign(signedArea(fixture.outline));
  return fixture.outline.flatMap((a, k) => {
    const b = fixture.outline[(k + 1) % fixture.outline.length]!;
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    if (length < 0.3) return [];
    const n: Point = [(turn * (b[1] - a[1])) / length, (-turn * (b[0] - a[0])) / length];
    const probe: Point = [(a[0] + b[0]) / 2 + n[0] * 0.25, (a[1] + b[1]) / 2 + n[1] * 0.25];
    const taken = !inRoom(probe, space.outline, space.holes) || space.fixtures.some((f) => inRing(probe, f.outline));
    // The short ends of a worktop are not worked at.
    if (taken || (depth > 0.7 && length < 0.75 && fixture.outline.length === 4)) return [];
    return [[a, b, [b[0] + n[0] * depth, b[1] + n[1] * depth], [a[0] + n[0] * depth, a[1] + n[1] * depth]]];
  });
}

/** The way most of the walls run, degrees: what stands free is turned like them, not like the one longest wall. */
function mainDirection({ lines }: RoomSpace): number | undefined {
  const apart = (a: number, b: number) => Math.abs(((((a - b) % 90) + 135) % 90) - 45);
  const along = (rotation: number) =>
    lines.reduce((sum, l) => sum + (apart(l.frame.rotation, rotation) < 3 ? l.length : 0), 0);
  const best = [...lines].sort((a, b) => along(b.frame.rotation) - along(a.frame.rotation) || b.length - a.length)[0];
  return best?.frame.rotation;
}

function freeLine(space: RoomSpace, rotation: number): Scene['freeLines'][number] {
  const probe = makeFrame([0, 0], rotation);
  const local = space.outline.map((p) => toLocal(probe, p));
  const x0 = Math.min(...local.map((p) => p[0]));
  const x1 = Math.max(...local.map((p) => p[0]));
  const y0 = Math.min(...local.map((p) => p[1]));
  const y1 = Math.max(...local.map((p) => p[1]));
  const at: [number, number] = [x0 * probe.cos - y0 * probe.sin, x0 * probe.sin + y0 * probe.cos];
  return { frame: makeFrame(at, rotation), length: x1 - x0, y1: y1 - y0 };
}

import type { Point, Ring } from '../../plan/schema.ts';
import { makeFrame, toLocal } from '../candidates/box.ts';
import { areaInRoom, inRing, inRoom, signedArea } from '../candidates/polygon.ts';
import type { Fixture, RoomSpace } from '../candidates/room-space.ts';
import { localise, type Obstacle } from '../candidates/slots.ts';
import type { Scene } from './state.ts';
import { makeWalk } from './walk.ts';

/** How deep the floor before drawn fixtures is kept free, metres (as for placed ones). */
const APPROACH: readonly (readonly [RegExp, number])[] = [
  [/counter|worktop|kitchen|sink|hob|stove|cook|fridge|oven|range|wash|dryer|dishwasher/, 0.9],
  [/toilet|\bwc\b|basin|bath|tub|shower|bidet|vanity/, 0.55],
  [/wardrobe|closet/, 0.75],
  [/fireplace/, 0.8],
];

const KITCHEN =
  /kitchen|counter|worktop|\bsink|\bhobs?\b|stove|cooker|cook-?top|\boven\b|fridge|\brange\b|dishwasher|island/;
const WORKTOP = /kitchen|counter|worktop|island/;
/** A drawn worktop of this size is a kitchen, m². */
const LEAST_WORKTOP = 0.7;
const BATHROOM: readonly (readonly [string, RegExp])[] = [
  ['toilet', /toilet|\bwc\b/],
  ['basin', /basin|\bsink|vanity/],
  ['bathtub', /\bbath\b|bath-?tub|\btub\b/],
  ['shower', /shower/],
];

/** What is drawn in a room already, as names that programmes ask for. */
function drawnIn(space: RoomSpace): Set<string> {
  const drawn = new Set<string>();
  const inside = space.fixtures.filter(
    (f) => inRoom(f.centre, space.outline, space.holes) || f.outline.some((p) => inRoom(p, space.outline, space.holes)),
  );
  const kitchen = inside.filter((f) => KITCHEN.test(f.kind));
  const worktop = kitchen
    .filter((f) => WORKTOP.test(f.kind))
    .reduce((sum, f) => sum + Math.abs(signedArea(f.outline)), 0);
  // A single symbol is no kitchen: one is fitted as if nothing were drawn.
  if (worktop >= LEAST_WORKTOP || new Set(kitchen.map((f) => f.kind)).size > 1) drawn.add('drawn-kitchen');
  for (const { kind } of inside) {
    for (const [name, pattern] of BATHROOM) if (pattern.test(kind)) drawn.add(name);
    if (/wash(er|ing)/.test(kind)) drawn.add('washing-machine');
    if (/wardrobe|closet|armoire/.test(kind)) drawn.add('wardrobe');
    if (/table|chair|sofa|lounger|bench/.test(kind)) drawn.add('drawn-table');
  }
  // Two different fixtures are a set: nothing of it is added again.
  if (BATHROOM.filter(([name]) => drawn.has(name)).length >= 2) for (const [name] of BATHROOM) drawn.add(name);
  return drawn;
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

/** Everything about a room that its furnishing needs. `rooms` are all rooms of the dwelling. */
export function makeScene(space: RoomSpace, rooms: readonly RoomSpace[], chance: () => number): Scene {
  const walk = makeWalk(space);
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
  const bedrooms = rooms.filter((r) => r.type === 'bedroom');
  const principal = space.type === 'bedroom' && bedrooms.every((r) => r.area <= space.area);
  const whole = space.fixtures.filter(
    (f) =>
      !space.fixtures.some(
        (g) =>
          g !== f && inRing(f.centre, g.outline) && Math.abs(signedArea(g.outline)) > Math.abs(signedArea(f.outline)),
      ),
  );
  const drawnArea = whole.reduce(
    (sum, f) => sum + f.parts.reduce((s, part) => s + Math.max(0, areaInRoom(part, space.outline, space.holes)), 0),
    0,
  );
  const hasCloset = space.doorways.some(
    (d) => d.isPassage && d.sides.some((s) => s.room && s.room.id !== space.id && s.room.type === 'closet'),
  );
  return {
    space,
    walk,
    obstacles,
    local,
    lines: space.lines,
    freeLines,
    principal,
    rooms,
    chance,
    drawn: drawnIn(space),
    drawnArea,
    hasCloset,
  };
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

import type { LayoutChecks, LayoutItem, Plan, Ring } from '../../plan/schema.ts';
import { isDrawnUp } from '../catalogue/under-table-tops.ts';
import { type Box, growBox, makeBox } from '../space/box.ts';
import { readDoorways, stripBeside, stripDepth, swingSectors } from '../space/doorways.ts';
import { TALL, WALK_RADIUS } from '../space/keep-free.ts';
import { areaInRoom, boundsMeet, boundsOf, clipRing, sharedArea, signedArea } from '../space/polygon.ts';
import { cleanRooms, type RoomSpace, readRoom } from '../space/room-space.ts';
import { isReached, makeWalk, withoutBoxes } from '../space/walk.ts';
import { walkHome } from '../space/ways-in.ts';
import { isFixedToWall, isFlat, isHung, isOverhead, mayShareFloor, type Solid } from './share-floor.ts';

/** Areas below this are rounding, m². */
const ROUNDING_AREA = 1e-4;
const SKIN = -0.001;
const OUTSIDE = -0.01;

export interface Fault {
  readonly item: string;
  readonly what: keyof LayoutChecks;
}

interface Body extends Box {
  readonly item: LayoutItem;
  readonly skin: Ring;
}

/** Computes everything a layout may have wrong from the outlines alone, and which item is to blame. Never throws. */
export function checkLayout(plan: Plan, items: readonly LayoutItem[]): { checks: LayoutChecks; faults: Fault[] } {
  const rooms = cleanRooms(plan);
  const doorways = readDoorways(plan, rooms);
  const spaces = rooms.map((room) => readRoom(plan, room, doorways));
  const bodies = items.map((item): Body => {
    const box = makeBox(item.at, item.rotation, item.size.width, item.size.depth);
    return { ...box, outline: box.outline, item, skin: growBox(box, SKIN).outline };
  });
  const faults: Fault[] = [];
  const blame = (body: Body, what: Fault['what']) => faults.push({ item: body.item.id, what });
  for (const body of bodies) {
    const space = spaces.find((s) => s.id === body.item.room);
    const core = growBox(body, OUTSIDE).outline;
    if (!space || Math.abs(signedArea(core)) - areaInRoom(core, space.outline, space.holes) > ROUNDING_AREA)
      blame(body, 'outside');
  }
  bodies.forEach((a, k) => {
    // The later one of two is to blame: items are listed from the most needed on.
    if (bodies.slice(0, k).some((b) => collide(a, b)) || hitsFixture(a, plan)) blame(a, 'collisions');
  });
  for (const doorway of doorways) {
    const zones = doorway.sides.flatMap((side) =>
      side.room ? [{ room: side.room, outline: stripBeside(doorway, side, stripDepth(doorway, side.room.type)) }] : [],
    );
    const swings = swingSectors(doorway).map(({ side, outline }) => ({ room: side.room, outline }));
    for (const body of bodies) {
      if (isFlat(body.item) || isOverhead(solidOf(body))) continue;
      if (!doorway.isPassage && !isTall(body.item)) continue;
      const inZone = [...zones, ...swings].some(({ room, outline }) => standsIn(body, outline, room));
      if (inZone) blame(body, doorway.isPassage ? 'blockedDoors' : 'blockedWindows');
    }
  }
  for (const body of findUnreached(spaces, bodies)) blame(body, 'unreachable');
  const count = (what: Fault['what']) => new Set(faults.filter((f) => f.what === what).map((f) => f.item)).size;
  const checks = {
    collisions: count('collisions'),
    outside: count('outside'),
    blockedDoors: count('blockedDoors'),
    blockedWindows: count('blockedWindows'),
    unreachable: count('unreachable'),
  };
  return { checks, faults };
}

/** Taller than a usual sill, or fixed to the wall that the window is in. */
const isTall = (item: LayoutItem): boolean => item.size.height > TALL || isFixedToWall(item);

const solidOf = ({ item: { kind, size } }: Body): Solid => ({ kind, ...size });

function collide(a: Body, b: Body): boolean {
  const area = sharedArea(a.skin, b.skin);
  return area > ROUNDING_AREA && !mayShareFloor(solidOf(a), solidOf(b), area);
}

/** Drawn things that reach up to what hangs; all others are low. */
const TALL_FIXTURE = /wardrobe|closet|fridge|refrigerator|book|built-in|stair|boiler|shower/;

const hitsFixture = (body: Body, plan: Plan): boolean =>
  !isFlat(body.item) &&
  plan.fixtures.some(
    ({ kind, outline }) =>
      outline.length > 2 &&
      !(isHung(solidOf(body)) && !TALL_FIXTURE.test(kind.toLowerCase())) &&
      sharedArea(outline, body.skin) > ROUNDING_AREA,
  );

function standsIn(body: Body, zone: Ring, room: { outline: Ring; holes: Ring[] } | undefined): boolean {
  if (!boundsMeet(boundsOf(zone), boundsOf(body.skin))) return false;
  const shared = clipRing(zone, body.skin);
  if (shared.length < 3) return false;
  return (room ? areaInRoom(shared, room.outline, room.holes) : Math.abs(signedArea(shared))) > ROUNDING_AREA;
}

/** Chairs are moved aside, what hangs is walked under, what lies flat is walked over; a bench stays where it is. */
const isWalkedAround = (body: Body): boolean =>
  !isFlat(body.item) && !isHung(solidOf(body)) && !(isDrawnUp(body.item.kind) && !body.item.kind.endsWith('bench'));

/** Half a cell of the raster that is walked on, metres: a way that is just wide enough may fall between its cells. */
const ROUNDING = 0.015;

/** Items that nobody walking in from the entrance, 0.6 m wide, gets within reach of. */
function findUnreached(spaces: readonly RoomSpace[], bodies: readonly Body[]): Body[] {
  const walked = spaces.map((space) => {
    const walk = makeWalk(space, WALK_RADIUS - ROUNDING);
    const around = bodies.filter((body) => body.item.room === space.id && isWalkedAround(body));
    return { space, walk, open: withoutBoxes(walk, walk.open, around) };
  });
  const reach = walkHome(walked);
  const known = reach.some((r) => r.wanted.size);
  return bodies.filter((body) => {
    if (isFlat(body.item) || isHung(solidOf(body))) return false;
    const k = spaces.findIndex((s) => s.id === body.item.room);
    const own = reach[k];
    if (!own) return true;
    const wanted = known ? own.wanted : new Set(own.labels.sizes.keys());
    wanted.delete(0);
    return !isReached(walked[k]!.walk, body, own.labels, wanted);
  });
}

import type { LayoutChecks, LayoutItem, Plan, Ring } from '../../plan/schema.ts';
import { type Box, growBox, makeBox } from '../candidates/box.ts';
import { readDoorways, stripBeside, stripDepth, swingSectors } from '../candidates/doorways.ts';
import { areaInRoom, boundsMeet, boundsOf, clipRing, sharedArea, signedArea } from '../candidates/polygon.ts';
import { cleanRooms, type RoomSpace, readRoom } from '../candidates/room-space.ts';
import { blockBox, isReached, makeWalk } from '../place/walk.ts';
import { walkHome } from '../place/ways-in.ts';
import { TALL } from '../rules/keep-free.ts';

/** Areas below this are rounding, m². */
const ROUNDING_AREA = 1e-4;
const SKIN = -0.001;
const OUTSIDE = -0.01;
/** Share of a chair that may be under its table. */
const UNDER_TABLE = 0.6;

export interface Fault {
  readonly item: string;
  readonly what: keyof LayoutChecks;
}

interface Body extends Box {
  readonly item: LayoutItem;
  readonly skin: Ring;
}

const isRug = (kind: string) => kind === 'rug';
const isChair = (kind: string) => /(dining|office|outdoor)-chair|bar-stool/.test(kind);
const isSeatUnder = (kind: string) => isChair(kind) || kind === 'bench';
const hasTop = (kind: string) => /^(round-)?dining-table$|^bistro-table$|^desk$|^kitchen-(counter|island)$/.test(kind);

/** Computes everything a layout may have wrong from the outlines alone, and which item is to blame. Never throws. */
export function checkLayout(plan: Plan, items: readonly LayoutItem[]): { checks: LayoutChecks; faults: Fault[] } {
  const rooms = cleanRooms(plan);
  const doorways = readDoorways(plan, rooms);
  const spaces = rooms.map((room) => readRoom(plan, room, doorways));
  const bodies = items.map((item): Body => {
    const box = makeBox(item.at, item.rotation, item.size.width, item.size.depth);
    return { ...box, item, skin: growBox(box, SKIN).outline };
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
      if (isRug(body.item.kind) || (!doorway.isPassage && body.item.size.height <= TALL)) continue;
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

function collide(a: Body, b: Body): boolean {
  if (isRug(a.item.kind) || isRug(b.item.kind)) {
    return isRug(a.item.kind) && isRug(b.item.kind) && sharedArea(a.skin, b.skin) > ROUNDING_AREA;
  }
  const area = sharedArea(a.skin, b.skin);
  return area > ROUNDING_AREA && !mayStandUnder(a, b, area) && !mayStandUnder(b, a, area);
}

const mayStandUnder = (seat: Body, table: Body, area: number): boolean =>
  isSeatUnder(seat.item.kind) &&
  hasTop(table.item.kind) &&
  (!isChair(seat.item.kind) || area <= UNDER_TABLE * seat.width * seat.depth);

const hitsFixture = (body: Body, plan: Plan): boolean =>
  !isRug(body.item.kind) &&
  plan.fixtures.some((f) => f.outline.length > 2 && sharedArea(f.outline, body.skin) > ROUNDING_AREA);

function standsIn(body: Body, zone: Ring, room: { outline: Ring; holes: Ring[] } | undefined): boolean {
  if (!boundsMeet(boundsOf(zone), boundsOf(body.skin))) return false;
  const shared = clipRing(zone, body.skin);
  if (shared.length < 3) return false;
  return (room ? areaInRoom(shared, room.outline, room.holes) : Math.abs(signedArea(shared))) > ROUNDING_AREA;
}

/** Items that nobody walking in from the entrance, 0.6 m wide, gets within reach of. */
function findUnreached(spaces: readonly RoomSpace[], bodies: readonly Body[]): Body[] {
  const walked = spaces.map((space) => {
    const walk = makeWalk(space);
    const open = walk.open.slice();
    for (const body of bodies)
      if (body.item.room === space.id && !isRug(body.item.kind) && !isChair(body.item.kind)) blockBox(walk, body, open);
    return { space, walk, open };
  });
  const reach = walkHome(walked);
  const known = reach.some((r) => r.wanted.size);
  return bodies.filter((body) => {
    if (isRug(body.item.kind)) return false;
    const k = spaces.findIndex((s) => s.id === body.item.room);
    const own = reach[k];
    if (!own) return true;
    const wanted = known ? own.wanted : new Set(own.labels);
    wanted.delete(0);
    return !isReached(walked[k]!.walk, body, own.labels, wanted);
  });
}

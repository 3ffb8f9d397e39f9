import type { DrawnItem, LayoutChecks, LayoutItem, Plan, Ring } from '../../plan/schema.ts';
import { isDrawnUp } from '../catalogue/under-table-tops.ts';
import { type Box, growBox, makeBox } from '../space/box.ts';
import { TALL, WALK_RADIUS } from '../space/keep-free.ts';
import { areaInRoom, type Bounds, boundsMeet, boundsOf, clipRing, sharedArea, signedArea } from '../space/polygon.ts';
import { isReached, makeWalk, withoutBoxes } from '../space/walk.ts';
import { walkHome } from '../space/ways-in.ts';
import { type KeptFloor, type Premises, readPremises } from './premises.ts';
import { isFixedToWall, isFlat, isHung, isOverhead, mayShareFloor, type Solid } from './share-floor.ts';

/** Areas below this are rounding, m². */
const ROUNDING_AREA = 1e-4;
const SKIN = -0.001;
const OUTSIDE = -0.01;

/** A rule that a piece breaks. */
export interface Fault {
  readonly item: string;
  readonly what: keyof LayoutChecks;
  /** The piece, fixture or opening that it is in the way of. */
  readonly by?: string;
  /** It stands where the leaf of the door `by` swings. */
  readonly isInSwing?: boolean;
}

interface Body extends Box {
  readonly item: LayoutItem;
  readonly skin: Ring;
  readonly bounds: Bounds;
}

/** Computes everything a layout may have wrong from the outlines alone, and which item is to blame. Never throws. */
export function checkLayout(plan: Plan, items: readonly LayoutItem[]): { checks: LayoutChecks; faults: Fault[] } {
  const premises = readPremises(plan);
  const faults = [...findFaults(premises, items), ...findUnreached(premises, items)];
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

/**
 * The pieces that cannot stand where they do. Of two in each other the later one is to blame.
 * @param from pieces before this one are taken as they are: only those that are moved need be asked about at every move
 */
export function findFaults({ plan, rooms, openings }: Premises, items: readonly LayoutItem[], from = 0): Fault[] {
  const bodies = items.map(bodyOf);
  const asked = bodies.slice(from);
  const faults: Fault[] = [];
  for (const body of asked) {
    const space = rooms.find((s) => s.id === body.item.room);
    const core = growBox(body, OUTSIDE).outline;
    if (!space || Math.abs(signedArea(core)) - areaInRoom(core, space.outline, space.holes) > ROUNDING_AREA)
      faults.push({ item: body.item.id, what: 'outside' });
  }
  asked.forEach((a, k) => {
    // Items are listed from the most needed on.
    const by =
      bodies.slice(0, from + k).find((b) => collide(a, b))?.item ?? plan.fixtures.find((f) => hitsFixture(a, f));
    if (by) faults.push({ item: a.item.id, what: 'collisions', by: by.id });
  });
  for (const { id, isPassage, floors } of openings)
    for (const body of asked) {
      if (isFlat(body.item) || isOverhead(solidOf(body))) continue;
      if (!isPassage && !isTall(body.item)) continue;
      const floor = floors.find((one) => standsIn(body, one));
      if (!floor) continue;
      const what = isPassage ? 'blockedDoors' : 'blockedWindows';
      faults.push({ item: body.item.id, what, by: id, ...(floor.isSwing && { isInSwing: true }) });
    }
  return faults;
}

function bodyOf(item: LayoutItem): Body {
  const box = makeBox(item.at, item.rotation, item.size.width, item.size.depth);
  const skin = growBox(box, SKIN).outline;
  return { ...box, outline: box.outline, item, skin, bounds: boundsOf(skin) };
}

/** Taller than a usual sill, or fixed to the wall that the window is in. */
const isTall = (item: LayoutItem): boolean => item.size.height > TALL || isFixedToWall(item);

const solidOf = ({ item: { kind, size } }: Body): Solid => ({ kind, ...size });

function collide(a: Body, b: Body): boolean {
  if (!boundsMeet(a.bounds, b.bounds)) return false;
  const area = sharedArea(a.skin, b.skin);
  return area > ROUNDING_AREA && !mayShareFloor(solidOf(a), solidOf(b), area);
}

/** Drawn things that reach up to what hangs; all others are low. */
const TALL_FIXTURE = /wardrobe|closet|fridge|refrigerator|book|built-in|stair|boiler|shower/;

const hitsFixture = (body: Body, { kind, outline }: DrawnItem): boolean =>
  !isFlat(body.item) &&
  outline.length > 2 &&
  !(isHung(solidOf(body)) && !TALL_FIXTURE.test(kind.toLowerCase())) &&
  sharedArea(outline, body.skin) > ROUNDING_AREA;

function standsIn(body: Body, { outline, bounds, room }: KeptFloor): boolean {
  if (!boundsMeet(bounds, body.bounds)) return false;
  const shared = clipRing(outline, body.skin);
  if (shared.length < 3) return false;
  return (room ? areaInRoom(shared, room.outline, room.holes) : Math.abs(signedArea(shared))) > ROUNDING_AREA;
}

/** Chairs are moved aside, what hangs is walked under, what lies flat is walked over; a bench stays where it is. */
const isWalkedAround = (body: Body): boolean =>
  !isFlat(body.item) && !isHung(solidOf(body)) && !(isDrawnUp(body.item.kind) && !body.item.kind.endsWith('bench'));

/** Half a cell of the raster that is walked on, metres: a way that is just wide enough may fall between its cells. */
const ROUNDING = 0.015;

/** Pieces that nobody walking in from the entrance, 0.6 m wide, gets within reach of. */
export function findUnreached({ rooms }: Premises, items: readonly LayoutItem[]): Fault[] {
  const bodies = items.map(bodyOf);
  const walked = rooms.map((space) => {
    const walk = makeWalk(space, WALK_RADIUS - ROUNDING);
    const around = bodies.filter((body) => body.item.room === space.id && isWalkedAround(body));
    return { space, walk, open: withoutBoxes(walk, walk.open, around) };
  });
  const reach = walkHome(walked);
  const known = reach.some((r) => r.wanted.size);
  const unreached = bodies.filter((body) => {
    if (isFlat(body.item) || isHung(solidOf(body))) return false;
    const k = rooms.findIndex((s) => s.id === body.item.room);
    const own = reach[k];
    if (!own) return true;
    const wanted = known ? own.wanted : new Set(own.labels.sizes.keys());
    wanted.delete(0);
    return !isReached(walked[k]!.walk, body, own.labels, wanted);
  });
  return unreached.map(({ item }) => ({ item: item.id, what: 'unreachable' }));
}

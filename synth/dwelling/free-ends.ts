import type { Random } from '../random.ts';
import { isBuiltOver } from './balcony.ts';
import type { DoorSite } from './doors.ts';
import { areaOf, clearFloor } from './rooms.ts';
import type { Cell } from './types.ts';
import { type Box, floorFree, touches, waysIn } from './wall-spots.ts';
import { type Boundary, bodyOf, FRONT_MM, thinnestWall, type WallMm } from './walls.ts';

/** Shares of homes in which walls stand out into rooms, and of those with wing walls or party walls that run on outdoors. */
const PARTITIONS = 0.6;
const WINGS = 0.27;
/** Rooms that are wide enough for a wall to stand out into them. */
const HOSTS: readonly Cell['type'][] = ['living', 'living-kitchen', 'dining', 'bedroom', 'kitchen', 'hall', 'corridor'];
/** Their least area, m². */
const LEAST_AREA = 8;
/** How far walls stand out into a room, mm: a nib, a screen, half a partition. */
const LENGTHS = { nib: [150, 400], screen: [450, 1200], partition: [1200, 2600] } as const;
/** What stays free before the end of a wall and to its sides, metres: enough to walk by, or for a narrow niche. */
const BEFORE_END = 0.7;
const BESIDE = 0.45;
/** The same outdoors, and least distance from an opening in the wall that it leaves from. */
const OUTDOORS = 0.6;
const FROM_OPENING = 0.12;
/** Places that are tried for one wall. */
const TRIES = 24;

/** Where floors and walls may still change. */
export interface OpenSite extends DoorSite {
  walls: WallMm[];
  floors: Map<string, [number, number][]>;
}

/** A wall that leaves `host` at `along` towards greater (1) or smaller (-1) coordinates and stops alone; mm. */
interface Stub {
  host: WallMm;
  along: number;
  side: 1 | -1;
  length: number;
  thickness: number;
  exterior: boolean;
}

/**
 * Lets walls stop alone: nibs, screens and half partitions in rooms, wing walls outdoors. They keep clear of openings, swings and
 * `outdoors`, the floors of balconies and porches (metres), and the floors of `site` go round them.
 */
export function addFreeEnds(
  site: OpenSite,
  cells: readonly Cell[],
  outdoors: readonly [number, number][][],
  random: Random,
): void {
  const inside = random.fork('inside');
  if (inside.chance(PARTITIONS)) {
    const isWide = ({ key, type }: Cell) => HOSTS.includes(type) && areaOf(site.floors.get(key)!) > LEAST_AREA;
    const hosts = inside.shuffle(cells.filter(isWide));
    for (const cell of hosts.slice(0, inside.pick([1, 1, 2, 3]))) standOut(cell, site, inside);
  }
  const outside = random.fork('outside');
  if (outside.chance(WINGS)) for (let i = outside.int(1, 3); i > 0; i--) standOutdoors(site, outdoors, outside);
}

function standOut(cell: Cell, site: OpenSite, random: Random): void {
  const floor = site.floors.get(cell.key)!;
  const around = site.boundaries.filter((b) => b.before === cell.key || b.after === cell.key);
  const ways = site.placed.filter((o) => o.sides.includes(cell.key)).flatMap((o) => waysIn(o, cell.key, 0.3));
  const thickness = thinnestWall(site.walls, FRONT_MM);
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const boundary = random.pick(around);
    const [least, most] = LENGTHS[random.weighted({ nib: 0.25, screen: 0.45, partition: 0.3 })];
    const stub: Stub = {
      host: boundary.wall,
      along: rootOf(boundary, 0.3, random),
      side: boundary.after === cell.key ? 1 : -1,
      length: random.int(least / 10, most / 10) * 10,
      thickness,
      exterior: false,
    };
    if (!floorFree(boxAround(stub, BESIDE, BEFORE_END), floor) || isAtOpening(stub, site)) continue;
    if (ways.some((box) => touches(box, boxAround(stub, 0, 0)))) continue;
    const wall = build(stub, site);
    const left = clearFloor(cell, [...site.walls, wall]);
    if (!left) continue;
    site.walls.push(wall);
    site.floors.set(cell.key, left);
    return;
  }
}

function standOutdoors(site: OpenSite, outdoors: readonly [number, number][][], random: Random): void {
  const faces = site.boundaries.filter((b) => b.before === 'outside' || b.after === 'outside');
  const floors = new Map([...site.floors, ...outdoors.map((floor, i) => [`outdoor${i}`, floor] as const)]);
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const boundary = random.pick(faces);
    const { wall: host } = boundary;
    const stub: Stub = {
      host,
      along: rootOf(host, 0.7, random),
      side: boundary.after === 'outside' ? 1 : -1,
      length: random.int(40, 220) * 10,
      thickness: random.chance(0.7) ? host.thickness : Math.min(host.thickness, 120),
      exterior: true,
    };
    const ground = boxAround(stub, OUTDOORS, OUTDOORS);
    if (isBuiltOver(ground, { floors }) || isAtOpening(stub, site)) continue;
    // Its own wall and the ones that meet it there end at its face.
    if (site.walls.some((wall) => touches(inMetres(bodyOf(wall)), ground))) continue;
    site.walls.push(build(stub, site));
    return;
  }
}

/** Where a wall leaves another, mm: by a share at one of its ends, there often as the continuation of a third. */
function rootOf({ low, high }: Pick<Boundary, 'low' | 'high'>, atEnd: number, random: Random): number {
  return random.chance(atEnd) ? random.pick([low, high]) : Math.round(random.range(low, high) / 10) * 10;
}

function build({ host, along, side, length, thickness, exterior }: Stub, site: OpenSite): WallMm {
  const end = host.at + side * (host.thickness / 2 + length);
  return {
    id: `w${site.walls.length + 1}`,
    vertical: !host.vertical,
    at: along,
    low: Math.min(host.at, end),
    high: Math.max(host.at, end),
    thickness,
    exterior,
    reachLow: 0,
    reachHigh: 0,
  };
}

/** The wall's body and what is to stay free around it, from a hair before the face of its host on; metres. */
function boxAround({ host, along, side, length, thickness }: Stub, beside: number, beforeEnd: number): Box {
  const face = host.at / 1000 + side * (host.thickness / 2000 + 0.004);
  const end = host.at / 1000 + side * ((host.thickness / 2 + length) / 1000 + beforeEnd);
  const [near, far] = [Math.min(face, end), Math.max(face, end)];
  const half = thickness / 2000 + beside;
  const [from, to] = [along / 1000 - half, along / 1000 + half];
  return host.vertical ? { x0: near, x1: far, y0: from, y1: to } : { x0: from, x1: to, y0: near, y1: far };
}

function isAtOpening({ host, along, thickness }: Stub, site: OpenSite): boolean {
  const axis = host.vertical ? 1 : 0;
  const reach = thickness / 2000 + FROM_OPENING;
  return site.placed.some(
    ({ opening: { wall, from, to } }) =>
      wall === host.id && from[axis] < along / 1000 + reach && to[axis] > along / 1000 - reach,
  );
}

const inMetres = ({ x0, y0, x1, y1 }: Box): Box => ({ x0: x0 / 1000, y0: y0 / 1000, x1: x1 / 1000, y1: y1 / 1000 });

import type { Random } from '../random.ts';
import { isBuiltOver } from './balcony.ts';
import type { OpenSite } from './free-ends.ts';
import { boundsOf } from './loose-furniture.ts';
import { type Box, touches } from './wall-spots.ts';
import { bodyOf, type WallMm } from './walls.ts';

/** Shares of balconies and terraces with walls or screens at one side, and at both. */
const SHARES = { none: 0.5, one: 0.25, both: 0.25 };
/** Thicknesses of screens, mm; others are built as the wall that they leave. */
const SCREENS = [50, 70, 90, 120, 150];
const AS_HOST = 0.3;
/** Share of those that end with the floor beside them, and how much of it the others take. */
const WHOLE = 0.65;
const SHORT = [0.4, 0.8] as const;
/** What stays free between one and the next room, wall or opening, metres. */
const CLEAR = 0.3;
const FROM_OPENING = 0.06;

/** Stands windbreaks beside the floor of a balcony or terrace: walls or thin screens that leave the house and end alone, flush with the floor. */
export function addWindbreaks(
  site: OpenSite,
  { id, outline }: { id: string; outline: [number, number][] },
  others: readonly [number, number][][],
  random: Random,
): void {
  const sides = random.weighted(SHARES);
  const door = site.placed.find((placed) => placed.sides.includes(id));
  const host = door && site.walls.find((wall) => wall.id === door.opening.wall);
  if (!host || sides === 'none') return;
  const thickness = random.chance(AS_HOST) ? host.thickness : random.pick(SCREENS);
  const share = random.chance(WHOLE) ? 1 : random.range(...SHORT);
  const floor = boundsOf(outline);
  for (const end of random.shuffle([-1, 1] as const).slice(0, sides === 'one' ? 1 : 2)) {
    const wall = beside(floor, host, end, Math.min(thickness, host.thickness), share, site.walls.length + 1);
    if (isFree(wall, host, site, others)) site.walls.push(wall);
  }
}

/** The wall along the lower (-1) or upper (1) end of a floor before its host, its face on the edge of the floor. */
function beside(floor: Box, host: WallMm, end: -1 | 1, thickness: number, share: number, count: number): WallMm {
  const { vertical } = host;
  const [low, high] = vertical ? [floor.y0, floor.y1] : [floor.x0, floor.x1];
  const [near, far] = vertical ? [floor.x0, floor.x1] : [floor.y0, floor.y1];
  const isAfter = (near + far) / 2 > host.at / 1000;
  const reach = Math.round((host.thickness / 2 + (far - near) * 1000 * share) / 10) * 10;
  return {
    id: `w${count}`,
    vertical: !vertical,
    at: Math.round((end < 0 ? low : high) * 1000) + (end * thickness) / 2,
    low: isAfter ? host.at : host.at - reach,
    high: isAfter ? host.at + reach : host.at,
    thickness,
    exterior: true,
    reachLow: 0,
    reachHigh: 0,
  };
}

function isFree(wall: WallMm, host: WallMm, site: OpenSite, others: readonly [number, number][][]): boolean {
  const half = wall.thickness / 2;
  if (wall.at - half < host.low || wall.at + half > host.high) return false;
  const isAfter = wall.low === host.at;
  const face = isAfter ? host.at + host.thickness / 2 : host.at - host.thickness / 2;
  const ends = [isAfter ? face + 4 : wall.low, isAfter ? wall.high : face - 4].map((v) => v / 1000) as [number, number];
  const across = [wall.at - half, wall.at + half].map((v) => v / 1000) as [number, number];
  const grow = (by: number): Box => {
    const [a, b] = [isAfter ? ends[0] : ends[0] - by, isAfter ? ends[1] + by : ends[1]];
    const [c, d] = [across[0] - by, across[1] + by];
    return wall.vertical ? { x0: c, x1: d, y0: a, y1: b } : { x0: a, x1: b, y0: c, y1: d };
  };
  const axis = host.vertical ? 1 : 0;
  const isAtOpening = site.placed.some(
    ({ opening: { wall: id, from, to } }) =>
      id === host.id && from[axis] < across[1] + FROM_OPENING && to[axis] > across[0] - FROM_OPENING,
  );
  const body = grow(CLEAR);
  const metres = ({ x0, y0, x1, y1 }: Box): Box => ({ x0: x0 / 1000, y0: y0 / 1000, x1: x1 / 1000, y1: y1 / 1000 });
  return (
    !isAtOpening &&
    !isBuiltOver(body, site) &&
    !others.some((floor) => touches(boundsOf(floor), body)) &&
    !site.walls.some((one) => one !== host && touches(metres(bodyOf(one)), body))
  );
}

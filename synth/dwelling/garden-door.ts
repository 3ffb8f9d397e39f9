import type { Random } from '../random.ts';
import { type DoorSite, openingAt, type PlacedOpening, swingIsFree, swingOf } from './doors.ts';

/** What leads onto balconies and terraces: a hinged leaf beside a window, two leaves, or what slides. */
const KINDS = {
  nordic: { hinged: 0.72, double: 0.1, sliding: 0.18 },
  other: { hinged: 0.36, double: 0.22, sliding: 0.42 },
} as const;
/** Widths of a single leaf, of two, of the post between it and its window, and the least of such a window; mm. */
const LEAF = [780, 980] as const;
const LEAVES = [1300, 1800] as const;
const POST = [50, 120] as const;
const LEAST_WINDOW = 350;

/** Hangs the doors of balconies and terraces as they mostly are: most sliding ones become a leaf with a window beside it, or two leaves. */
export function hingeGardenDoor(site: DoorSite, isNordic: boolean, random: Random): void {
  for (const placed of site.placed.filter(({ opening }) => opening.kind === 'sliding')) {
    const outdoor = placed.sides.find((key) => key === 'balcony' || key === 'terrace');
    const kind = outdoor ? random.weighted(KINDS[isNordic ? 'nordic' : 'other']) : 'sliding';
    if (kind === 'sliding') continue;
    const others = site.placed.filter((other) => other !== placed);
    const hung = hang(placed, kind === 'double', { ...site, placed: others }, random);
    if (hung) site.placed.splice(site.placed.indexOf(placed), 1, ...hung);
  }
}

/** The openings that take the place of a sliding one; undefined where no leaf can swing. `site` is without it. */
function hang({ opening, sides }: PlacedOpening, isDouble: boolean, site: DoorSite, random: Random) {
  const wall = site.walls.find(({ id }) => id === opening.wall)!;
  const into = sides[0];
  const boundary = site.boundaries.find((b) => b.wall === wall && (b.before === into || b.after === into));
  if (!boundary) return undefined;
  const axis = wall.vertical ? 1 : 0;
  const [low, high] = [opening.from[axis] * 1000, opening.to[axis] * 1000];
  const [least, most] = isDouble ? LEAVES : LEAF;
  const width = Math.min(high - low, random.int(least / 10, most / 10) * 10);
  for (const atLow of random.shuffle([true, false])) {
    const door = openingAt(opening.id, isDouble ? 'double' : 'door', wall, atLow ? low : high - width, width);
    for (const atEnd of random.shuffle([true, false])) {
      const swing = swingOf(door, boundary, into, atEnd, isDouble ? 'double' : 'door');
      if (!swingIsFree(swing, door, wall, into, site)) continue;
      const hung: PlacedOpening[] = [{ opening: { ...door, swing }, sides, into }];
      const post = random.int(...POST);
      const left = high - low - width - post;
      if (left >= LEAST_WINDOW) {
        const window = openingAt(`${opening.id}w`, 'window', wall, atLow ? high - left : low, left);
        hung.push({ opening: window, sides });
      }
      return hung;
    }
  }
  return undefined;
}

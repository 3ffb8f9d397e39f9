import type { Opening, RoomType, Swing } from '#core/plan/schema.ts';
import type { Random } from '../random.ts';
import { inRing } from './rooms.ts';
import { roundMm } from './round-mm.ts';
import type { Link } from './types.ts';
import { type Boundary, thicknessAt, type WallMm } from './walls.ts';

/** What door placing knows of the dwelling. Metres in `floors`, millimetres on walls. */
export interface DoorSite {
  walls: readonly WallMm[];
  boundaries: readonly Boundary[];
  floors: ReadonlyMap<string, [number, number][]>;
  types: ReadonlyMap<string, RoomType>;
  placed: PlacedOpening[];
}

/** An opening with the keys of the spaces it joins, and the space that its leaf swings into. */
export interface PlacedOpening {
  opening: Opening;
  sides: [string, string];
  into?: string;
}

/** Clear widths of openings in mm by what they lead to. */
export interface DoorWidths {
  room: number;
  bath: number;
  closet: number;
  entrance: number;
}

/** Finds a plausible place for the link's opening and adds it to `site.placed`. False when there is none. */
export function placeDoor(link: Link, site: DoorSite, widths: DoorWidths, random: Random): boolean {
  const shared = site.boundaries
    .filter((b) => joins(b, link.from, link.to))
    .map((b) => ({ boundary: b, ...usable(b, site) }));
  if (link.kind === 'gap') shared.sort((a, b) => b.high - b.low - (a.high - a.low));
  else if (link.to === 'outside')
    shared.sort((a, b) => entrancePenalty(a) - entrancePenalty(b) + random.range(-0.5, 0.5));
  for (const { boundary, low, high } of shared) {
    const width = widthOf(link, site, widths, high - low, random);
    const nib = Math.min(random.int(8, 22) * 10, high - low - width);
    if (nib < 40 && link.kind !== 'gap') continue;
    const ends = random.shuffle([low + nib, high - nib - width]);
    if (high - low > 2 * width + 1200 || link.kind !== 'door') ends.push(Math.round((low + high - width) / 20) * 10);
    if (link.kind === 'garage' || link.kind === 'sliding' || link.kind === 'double') ends.reverse();
    for (const start of ends) {
      const opening = openingAt(`d${site.placed.length + 1}`, link.kind, boundary.wall, start, width);
      if (overlapsOther(opening, boundary.wall, site.placed)) continue;
      if (link.kind !== 'door' && link.kind !== 'double') {
        site.placed.push({ opening, sides: [link.from, link.to] });
        return true;
      }
      for (const into of swingSides(link, site, random)) {
        const hinges = start - low < high - start - width ? [0, 1] : [1, 0];
        for (const hinge of hinges) {
          const swing = swingOf(opening, boundary, into, hinge === 1, link.kind);
          if (!swingIsFree(swing, opening, boundary.wall, into, site)) continue;
          site.placed.push({ opening: { ...opening, swing }, sides: [link.from, link.to], into });
          return true;
        }
      }
    }
  }
  return false;
}

/** Millimetres of the boundary that are free of the bodies of walls meeting it at its ends. */
export function usable(boundary: Boundary, site: Pick<DoorSite, 'walls'>): { low: number; high: number } {
  return {
    low: boundary.low + thicknessAt(site.walls, boundary.wall, boundary.low) / 2,
    high: boundary.high - thicknessAt(site.walls, boundary.wall, boundary.high) / 2,
  };
}

/** An opening on the centre line of a wall, `start` and `width` in mm along it. */
export function openingAt(id: string, kind: Opening['kind'], wall: WallMm, start: number, width: number): Opening {
  const at = (along: number): [number, number] =>
    wall.vertical ? [wall.at / 1000, along / 1000] : [along / 1000, wall.at / 1000];
  return { id, kind, wall: wall.id, from: at(start), to: at(start + width) };
}

/** Whether the opening comes within 15 cm of another one in the same wall. */
export function overlapsOther(opening: Opening, wall: WallMm, placed: readonly PlacedOpening[]): boolean {
  const axis = wall.vertical ? 1 : 0;
  return placed.some(
    ({ opening: other }) =>
      other.wall === wall.id &&
      other.from[axis] < opening.to[axis] + 0.15 &&
      other.to[axis] > opening.from[axis] - 0.15,
  );
}

export const joins = (b: Boundary, one: string, two: string): boolean =>
  (b.before === one && b.after === two) || (b.before === two && b.after === one);

/** Entrances look right at the short end of a corridor or in a hall's own wall. */
const entrancePenalty = ({ low, high }: { low: number; high: number }) =>
  high - low < 1000 ? 10 : (high - low) / 4000;

function widthOf(link: Link, site: DoorSite, widths: DoorWidths, space: number, random: Random): number {
  const types = [site.types.get(link.from), site.types.get(link.to)];
  const has = (...wanted: RoomType[]) => types.some((type) => type && wanted.includes(type));
  if (link.kind === 'gap') return has('stairs') ? Math.min(space, 1000) : Math.min(space, random.int(100, 220) * 10);
  if (link.kind === 'garage') return Math.min(space - 200, space > 5200 ? 4800 : 2500);
  if (link.kind === 'sliding')
    return Math.min(space - 100, has('closet') ? random.int(120, 180) * 10 : random.int(160, 240) * 10);
  if (link.kind === 'double')
    return Math.min(space - 100, has('closet') ? random.int(110, 150) * 10 : random.int(130, 160) * 10);
  if (link.to === 'outside') return widths.entrance;
  return has('closet') ? widths.closet : has('bathroom', 'wc') ? widths.bath : widths.room;
}

/** The spaces a leaf may swing into, the usual one first: into the room, but a tiny room's door opens outwards. */
function swingSides(link: Link, site: DoorSite, random: Random): string[] {
  if (link.to === 'outside') return [link.from];
  const tiny = ['wc', 'closet'].includes(site.types.get(link.to)!) && random.chance(0.5);
  return tiny ? [link.from, link.to] : [link.to, link.from];
}

/** The leaf opened by 90 degrees into the space `into`; double doors are described by one leaf of half the width. */
export function swingOf(opening: Opening, boundary: Boundary, into: string, atEnd: boolean, kind: Link['kind']): Swing {
  const { vertical } = boundary.wall;
  const hinge = atEnd ? opening.to : opening.from;
  const width =
    Math.hypot(opening.to[0] - opening.from[0], opening.to[1] - opening.from[1]) / (kind === 'double' ? 2 : 1);
  const towards = boundary.after === into ? width : -width;
  return { hinge, leaf: vertical ? [roundMm(hinge[0] + towards), hinge[1]] : [hinge[0], roundMm(hinge[1] + towards)] };
}

/** Quarter disc of a leaf: its corner points and points in it, leaving out what lies in the wall. Metres. */
export function swingPoints(
  { hinge, leaf }: Swing,
  closed: readonly [number, number],
  wallThickness: number,
): [number, number][] {
  const radius = Math.hypot(leaf[0] - hinge[0], leaf[1] - hinge[1]);
  const out = [(leaf[0] - hinge[0]) / radius, (leaf[1] - hinge[1]) / radius] as const;
  const length = Math.hypot(closed[0] - hinge[0], closed[1] - hinge[1]);
  const side = [(closed[0] - hinge[0]) / length, (closed[1] - hinge[1]) / length] as const;
  const points: [number, number][] = [];
  for (const share of [0.35, 0.7, 1]) {
    for (let degrees = 0; degrees <= 90; degrees += 10) {
      const [s, c] = [
        Math.sin((degrees * Math.PI) / 180) * radius * share,
        Math.cos((degrees * Math.PI) / 180) * radius * share,
      ];
      if (s < wallThickness / 2 + 0.01) continue;
      points.push([hinge[0] + side[0] * c + out[0] * s, hinge[1] + side[1] * c + out[1] * s]);
    }
  }
  return points;
}

/** Whether a leaf sweeps nothing but the floor of `into`, no other leaf's way and no other way through. */
export function swingIsFree(swing: Swing, opening: Opening, wall: WallMm, into: string, site: DoorSite): boolean {
  const floor = site.floors.get(into)!;
  const double = opening.kind === 'double';
  const swings = double ? [swing, otherLeaf(swing, opening)] : [swing];
  const middle: [number, number] = [(opening.from[0] + opening.to[0]) / 2, (opening.from[1] + opening.to[1]) / 2];
  return swings.every((leaf) => {
    const closed = double ? middle : leaf.hinge === opening.from ? opening.to : opening.from;
    const points = swingPoints(leaf, closed, wall.thickness / 1000);
    if (!points.every((p) => inRing(p, floor))) return false;
    return site.placed.every((other) => {
      const near = other.opening.swing;
      if (other.into === into && near) {
        const radius = Math.hypot(near.leaf[0] - near.hinge[0], near.leaf[1] - near.hinge[1]);
        const hinges =
          other.opening.kind === 'double' ? [near.hinge, otherLeaf(near, other.opening).hinge] : [near.hinge];
        if (points.some((p) => hinges.some((h) => Math.hypot(p[0] - h[0], p[1] - h[1]) < radius + 0.03))) return false;
      }
      // A leaf must not stand open in front of another way through.
      if (!other.sides.includes(into) || other.opening.kind === 'window') return true;
      return !points.some((p) => distanceToSegment(p, other.opening.from, other.opening.to) < 0.3);
    });
  });
}

/** The second leaf of a double door: the first one mirrored at the middle of the opening. */
export function otherLeaf(swing: Swing, opening: Pick<Opening, 'from' | 'to'>): Swing {
  const hinge = swing.hinge[0] === opening.from[0] && swing.hinge[1] === opening.from[1] ? opening.to : opening.from;
  return { hinge, leaf: [swing.leaf[0] - swing.hinge[0] + hinge[0], swing.leaf[1] - swing.hinge[1] + hinge[1]] };
}

/** Metres from a point to a segment. */
export function distanceToSegment(
  p: readonly [number, number],
  a: readonly [number, number],
  b: readonly [number, number],
): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const t = Math.max(0, Math.min(1, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(p[0] - a[0] - t * dx, p[1] - a[1] - t * dy);
}

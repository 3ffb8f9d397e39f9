import { angleBetween, lengthOf, pointAt, project, type Segment } from '../geometry/segment.ts';
import { once } from '../once.ts';
import type { PointPx } from '../sheet/types.ts';
import type { OpeningPx, RoomsPx, WallsPx } from '../structure/types.ts';
import { roomsBeside } from './rooms-beside.ts';

/** Leaves that hang between the ends of two walls are given a wall of this thickness, in door widths. */
const FRONT = 0.05;

/**
 * The walls and openings with one more for every cut that parts two rooms: leaves where such hang, in a wall of their own where
 * none runs there; else a gap, through which one can walk. A gap that lies along no wall names none (-1).
 */
export function openCuts(
  openings: readonly OpeningPx[],
  rooms: RoomsPx,
  walls: WallsPx,
): { readonly walls: WallsPx; readonly openings: OpeningPx[] } {
  const ways = [...openings];
  const entered = once(() => enteredRooms(openings, rooms, walls));
  const all = [...walls.walls];
  for (const { from, to, leaves } of rooms.cuts ?? []) {
    const cut = { from, to };
    if (lengthOf(cut) < 0.4 * walls.doorPx || !parts(cut, rooms)) continue;
    if (ways.some((o) => o.kind !== 'window' && isAt(o, cut))) continue;
    const along = wallAlong(cut, walls);
    if (!leaves || besideCut(cut, rooms).every((room) => entered().has(room))) {
      // The leaves are those of other doors: a cupboard has none.
      ways.push({ kind: 'gap', wall: along, ...cut });
      continue;
    }
    const wall = along < 0 ? all.push({ ...cut, thicknessPx: FRONT * walls.doorPx, exterior: false }) - 1 : along;
    ways.push({ kind: leaves, wall, ...cut });
  }
  return { walls: { ...walls, walls: all }, openings: ways };
}

/** Whether different rooms lie right beside the middle of a cut. */
function parts(cut: Segment, rooms: RoomsPx): boolean {
  const [left, right] = besideCut(cut, rooms);
  return left > 0 && right > 0 && left !== right && Math.max(left, right) <= rooms.rooms.length;
}

/** The rooms right beside the middle of a cut, numbered from 1, or 0 for none. */
function besideCut(cut: Segment, { labels, inside }: RoomsPx): [number, number] {
  const at = (beside: number) => {
    const [x, y] = pointAt(cut, lengthOf(cut) / 2, beside).map(Math.round) as PointPx;
    return x < 0 || y < 0 || x >= inside.width || y >= inside.height ? 0 : labels[y * inside.width + x]!;
  };
  return [at(-4), at(4)];
}

/** The rooms with a door or window in their walls, numbered from 1. */
function enteredRooms(openings: readonly OpeningPx[], rooms: RoomsPx, walls: WallsPx): Set<number> {
  const closed = openings.filter(({ kind }) => kind !== 'gap');
  return new Set(closed.flatMap((o) => roomsBeside(o, rooms.labels, walls).flat()));
}

/** Whether an opening already stands where a cut is. */
function isAt(o: Segment, cut: Segment): boolean {
  const middle = project(o, pointAt(cut, lengthOf(cut) / 2));
  return (
    angleBetween(o, cut) < 30 &&
    middle.along > 0 &&
    middle.along < lengthOf(o) &&
    Math.abs(middle.beside) < 0.5 * lengthOf(cut)
  );
}

function wallAlong(cut: Segment, { walls }: WallsPx): number {
  const middle = pointAt(cut, lengthOf(cut) / 2);
  return walls.findIndex((w) => {
    const p = project(w, middle);
    return (
      angleBetween(w, cut) < 10 && Math.abs(p.beside) < 0.6 * w.thicknessPx && p.along > 0 && p.along < lengthOf(w)
    );
  });
}

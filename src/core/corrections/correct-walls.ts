import { median } from '../geometry/median.ts';
import { millimetre } from '../geometry/millimetre.ts';
import { angleBetween, distance, distanceTo, lengthOf, meet } from '../geometry/segment.ts';
import type { Point, Wall } from '../plan/schema.ts';
import { nextId } from './next-id.ts';
import type { WallCorrection } from './schema.ts';
import { unusable } from './unusable.ts';

/** The end of a wall that is drawn by hand meets a wall that it ends this near to, metres from its face. */
const SNAP_M = 0.25;
/** Walls that meet at less are one behind the other, degrees. */
const CROSSES = 20;
/** Where there is no wall to be like: the usual partition wall of European flats, metres. */
const USUAL_M = 0.12;

/** Walls with those that are given, new or in place of one that was read. @param toPlan pixels of the picture -> metres */
export function correctWalls(
  walls: readonly Wall[],
  given: readonly WallCorrection[],
  toPlan: (at: Point) => Point,
): Wall[] {
  const usual = walls.length ? median(walls.map(({ thickness }) => thickness)) : USUAL_M;
  const known = [...walls];
  for (const [k, correction] of given.entries()) {
    const { id, from, to } = correction;
    const path = `/walls/${k}`;
    const old = known.find((wall) => wall.id === id);
    if (id !== undefined && !old)
      throw unusable({ path: `${path}/id`, expected: 'the id of a wall that was read', got: id });
    const { thickness = usual, exterior = false } = { ...old, ...correction };
    const drawn: Wall = { id: old?.id ?? nextId('w', known), from: toPlan(from), to: toPlan(to), thickness, exterior };
    const others = known.filter((wall) => wall !== old);
    const wall = { ...drawn, from: snap(drawn, drawn.from, others), to: snap(drawn, drawn.to, others) };
    if (lengthOf(wall) <= thickness)
      throw unusable({ path, expected: 'a wall longer than it is thick', got: { from, to } });
    known.splice(old ? known.indexOf(old) : known.length, old ? 1 : 0, wall);
  }
  return known;
}

/** The end of a wall on the centre line of the wall that it nearly meets, else where it is. */
function snap(wall: Wall, end: Point, others: readonly Wall[]): Point {
  const places = others.flatMap((other): Point[] => {
    if (angleBetween(wall, other) < CROSSES) return [];
    const near = SNAP_M + other.thickness / 2;
    const place = meet(wall, other);
    return place && distance(place, end) <= near && distanceTo(other, place) <= near ? [place] : [];
  });
  const [nearest] = places.sort((a, b) => distance(a, end) - distance(b, end));
  return nearest ? [millimetre(nearest[0]), millimetre(nearest[1])] : end;
}

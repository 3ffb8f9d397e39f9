import { millimetre } from '../geometry/millimetre.ts';
import { distance, lengthOf, pointAt, project } from '../geometry/segment.ts';
import type { Opening, Point, Wall } from '../plan/schema.ts';
import { nextId } from './next-id.ts';
import type { OpeningCorrection } from './schema.ts';
import { unusable } from './unusable.ts';

/** An opening that is drawn by hand belongs to a wall whose face it is this near to, metres. */
const NEAR_M = 0.3;
/** What is narrower is no opening that is left of one, metres: half of the narrowest door that is served. */
const NARROWEST_M = 0.2;

/** Openings where their walls are now: those whose wall was moved lie on it, as far as it reaches; those without a wall are gone. */
export function holdOn(openings: readonly Opening[], walls: readonly Wall[], moved: ReadonlySet<string>): Opening[] {
  return openings.flatMap((opening) => {
    const host = walls.find(({ id }) => id === opening.wall);
    // A gap may stand in no wall at all.
    if (!host) return opening.kind === 'gap' && opening.wall === 'w0' ? [opening] : [];
    if (!moved.has(host.id)) return [opening];
    const placed = place(host, opening);
    return placed ? [{ ...opening, ...placed, ...moveSwing(opening, placed) }] : [];
  });
}

/** A leaf goes where its opening goes. */
function moveSwing({ from, swing }: Opening, placed: Pick<Opening, 'from'>): Pick<Opening, 'swing'> {
  const [x, y] = [placed.from[0] - from[0], placed.from[1] - from[1]];
  const move = (at: Point): Point => [millimetre(at[0] + x), millimetre(at[1] + y)];
  return swing ? { swing: { hinge: move(swing.hinge), leaf: move(swing.leaf) } } : {};
}

/** Openings with those that are given, new or in place of one that was read. @param toPlan pixels of the picture -> metres */
export function correctOpenings(
  openings: readonly Opening[],
  given: readonly OpeningCorrection[],
  walls: readonly Wall[],
  toPlan: (at: Point) => Point,
): Opening[] {
  const known = [...openings];
  for (const [k, { id, kind, swing, ...ends }] of given.entries()) {
    const path = `/openings/${k}`;
    const old = known.find((opening) => opening.id === id);
    if (id !== undefined && !old)
      throw unusable({ path: `${path}/id`, expected: 'the id of an opening that was read', got: id });
    if (swing && kind !== 'door' && kind !== 'double')
      throw unusable({ path: `${path}/swing`, expected: 'no swing but of a door', got: kind });
    const [from, to] = [toPlan(ends.from), toPlan(ends.to)];
    const host = nearestWall({ from, to }, walls);
    const placed = host && place(host, { from, to });
    if (!placed)
      throw unusable({ path, expected: `two points on a wall, ${NEAR_M} m from its face at most`, got: ends });
    const opening: Opening = {
      id: old?.id ?? nextId(kind === 'window' ? 'n' : 'd', numbered(known, kind)),
      ...{ kind, wall: host.id, ...placed },
      ...(swing && { swing: swingOf(placed, { hinge: toPlan(swing.hinge), leaf: toPlan(swing.leaf) }) }),
    };
    known.splice(old ? known.indexOf(old) : known.length, old ? 1 : 0, opening);
  }
  return known;
}

/** Doors and windows are numbered together by reading: `n3` is the third opening. */
const numbered = (openings: readonly Opening[], kind: Opening['kind']) =>
  openings.map(({ id }) => ({ id: id.replace(/^[dn]/, kind === 'window' ? 'n' : 'd') }));

/** A door turns about the end that is nearer to where its hinge was put. */
function swingOf({ from, to }: Pick<Opening, 'from' | 'to'>, swing: NonNullable<Opening['swing']>): Opening['swing'] {
  return { ...swing, hinge: distance(swing.hinge, from) <= distance(swing.hinge, to) ? from : to };
}

/** The two ends on the centre line of a wall and within it; undefined where hardly anything of the opening is. */
function place(wall: Wall, { from, to }: Pick<Opening, 'from' | 'to'>): Pick<Opening, 'from' | 'to'> | undefined {
  const length = lengthOf(wall);
  const [a, b] = [from, to].map((end) => Math.max(0, Math.min(length, project(wall, end).along))) as [number, number];
  return Math.abs(a - b) < NARROWEST_M ? undefined : { from: on(wall, a), to: on(wall, b) };
}

const on = (wall: Wall, along: number): Point => pointAt(wall, along).map(millimetre) as Point;

/** The wall that both ends are near to, the nearest of these. */
function nearestWall({ from, to }: { from: Point; to: Point }, walls: readonly Wall[]): Wall | undefined {
  const aside = (wall: Wall) => Math.max(...[from, to].map((end) => Math.abs(project(wall, end).beside)));
  const near = walls.filter((wall) => aside(wall) <= NEAR_M + wall.thickness / 2 && place(wall, { from, to }));
  return near.sort((a, b) => aside(a) - aside(b))[0];
}

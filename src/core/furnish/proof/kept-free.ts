import type { Clearance } from '../../plan/schema.ts';
import { type Face, lookFrom } from '../judge/look.ts';
import { hangs } from '../solve/free-intervals.ts';
import type { Placed, PlacedZone, Placement, Scene, State } from '../solve/state.ts';
import { type Box, makeBox, toLocal, toWorld } from '../space/box.ts';
import { TALL, WINDOW_STRIP } from '../space/keep-free.ts';

/** What is further away than this needs no proof, metres. */
const FAR = 2;
const WINDOW_RULE = '0.35 m before a window for what is taller than its sill';

/** What the `index`-th piece of a placement keeps free, and how much of it there is, measured in the finished room. */
export function keptFree(placement: Placement, index: number, state: State, scene: Scene): Clearance[] {
  const piece = placement.candidate.pieces[index]!;
  const zones = placement.zones.filter(({ zone }) => (zone.of ?? 0) === index);
  return [...zones.flatMap((zone) => keepOf(piece, zone, placement, state, scene.space)), ...windowKeep(piece, scene)];
}

/** How deep the edge of a zone is where looks over it begin, metres: they start inside of it. */
const EDGE = 0.04;
/** A zone reaches beyond a face of its piece by more than rounding, metres. */
const BEYOND = 0.02;

/**
 * How much of a zone there is, measured over its whole width from where it begins: at its piece, or some way off, beyond the table before a
 * sofa. A zone all round a piece is as good as its tightest side. What stands in the group itself is part of the group.
 */
function keepOf(
  piece: Placed,
  { zone, box }: PlacedZone,
  placement: Placement,
  state: State,
  space: Scene['space'],
): Clearance[] {
  const own = new Set([...placement.candidate.pieces, ...placement.extras]);
  const others = state.placed.filter((p) => !own.has(p) && !hangs(p) && !zone.ignores.includes(p.kind));
  const sides = sidesOf(piece.box, box).map(({ face, edge, needed }) => ({
    needed,
    kept: Math.min(...lookFrom(space, edge, face, others).map(({ distance }) => distance)),
  }));
  const [tightest] = sides.sort((a, b) => a.kept - a.needed - (b.kept - b.needed));
  if (!tightest) return [];
  return [{ what: zone.what, needed: round(tightest.needed), kept: round(tightest.kept), rule: zone.rule }];
}

interface Side {
  readonly face: Face;
  /** A thin box whose face is where the zone begins. */
  readonly edge: Box;
  readonly needed: number;
}

/** On which sides of a piece a zone lies, and how deep it is there: one side, or all on which it reaches beyond a piece that it goes round. */
function sidesOf(piece: Box, zone: Box): Side[] {
  const corners = zone.outline.map((p) => toLocal(piece, p));
  const [x0, x1] = spanOf(corners.map((p) => p[0]));
  const [y0, y1] = spanOf(corners.map((p) => p[1]));
  const w = piece.width / 2;
  const d = piece.depth / 2;
  const side = (face: Face, from: number, to: number): Side => {
    const isLengthwise = face === 'front' || face === 'back';
    const sign = face === 'front' || face === 'right' ? 1 : -1;
    const middle = sign * (from - EDGE / 2);
    const edge = isLengthwise
      ? makeBox(toWorld(piece, (x0 + x1) / 2, middle), piece.rotation, x1 - x0, EDGE)
      : makeBox(toWorld(piece, middle, (y0 + y1) / 2), piece.rotation, EDGE, y1 - y0);
    return { face, edge, needed: to - from };
  };
  // Distances outwards from the middle of the piece: where the zone begins and ends on each side of it.
  const reach: readonly (readonly [Face, from: number, to: number, half: number])[] = [
    ['front', y0, y1, d], ['back', -y1, -y0, d], ['right', x0, x1, w], ['left', -x1, -x0, w],
  ]; // biome-ignore format: four sides
  const apart = reach.filter(([, from, , half]) => from >= half - BEYOND);
  if (apart.length) {
    const [face, from, to] = apart.reduce((a, b) => (b[1] - b[3] > a[1] - a[3] ? b : a));
    return [side(face, from, to)];
  }
  return reach
    .filter(([, , to, half]) => to > half + BEYOND)
    .map(([face, , to, half]) => ({ ...side(face, half, to), edge: piece }));
}

const spanOf = (values: readonly number[]): readonly [number, number] => [Math.min(...values), Math.max(...values)];

/** How far a tall piece stands off the windows that it stands before; one beside a window takes no light. */
function windowKeep({ box, height }: Placed, { space }: Scene): Clearance[] {
  if (height <= TALL) return [];
  const kept = space.openings
    .filter(({ doorway }) => !doorway.isPassage)
    .flatMap(({ doorway: { opening, along, length }, side: { normal, start } }) => {
      const corners = box.outline.map(([x, y]) => [x - opening.from[0], y - opening.from[1]] as const);
      const ends = corners.map(([x, y]) => x * along[0] + y * along[1]);
      if (Math.max(...ends) <= 0 || Math.min(...ends) >= length) return [];
      return Math.min(...corners.map(([x, y]) => x * normal[0] + y * normal[1])) - start;
    });
  const least = Math.min(...kept);
  return least < FAR ? [{ what: 'window', needed: WINDOW_STRIP, kept: round(least), rule: WINDOW_RULE }] : [];
}

const round = (metres: number): number => Math.round(metres * 100) / 100;

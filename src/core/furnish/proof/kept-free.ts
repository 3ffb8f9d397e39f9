import type { Clearance } from '../../plan/schema.ts';
import { type Face, lookFrom } from '../judge/look.ts';
import { hangs } from '../solve/free-intervals.ts';
import type { Placed, PlacedZone, Placement, Scene, State } from '../solve/state.ts';
import { type Box, toLocal } from '../space/box.ts';
import { TALL, WINDOW_STRIP } from '../space/keep-free.ts';

/** What is further away than this needs no proof, metres. */
const FAR = 2;
const WINDOW_RULE = '0.35 m before a window for what is taller than its sill';

/** What the `index`-th piece of a placement keeps free, and how much of it there is, measured in the finished room. */
export function keptFree(placement: Placement, index: number, state: State, scene: Scene): Clearance[] {
  const piece = placement.candidate.pieces[index]!;
  const zones = placement.zones.filter(({ zone }) => (zone.of ?? 0) === index);
  return [...zones.map((zone) => keepOf(piece, zone, state, scene)), ...windowKeep(piece, scene)];
}

function keepOf(piece: Placed, { zone, box }: PlacedZone, state: State, { space }: Scene): Clearance {
  const { face, depth } = facing(piece.box, box);
  const others = state.placed.filter((p) => p !== piece && !hangs(p) && !zone.ignores.includes(p.kind));
  const free = Math.min(...lookFrom(space, piece.box, face, others).map(({ distance }) => distance));
  return { what: zone.what, needed: round(depth), kept: round(Math.max(free, depth)), rule: zone.rule };
}

/** On which face of a piece a zone lies, and how far it reaches from it. */
function facing(piece: Box, zone: Box): { face: Face; depth: number } {
  const corners = zone.outline.map((p) => toLocal(piece, p));
  const reach: readonly (readonly [Face, number])[] = [
    ['front', Math.max(...corners.map((p) => p[1])) - piece.depth / 2],
    ['back', -Math.min(...corners.map((p) => p[1])) - piece.depth / 2],
    ['right', Math.max(...corners.map((p) => p[0])) - piece.width / 2],
    ['left', -Math.min(...corners.map((p) => p[0])) - piece.width / 2],
  ];
  const [face, depth] = reach.reduce((best, one) => (one[1] > best[1] ? one : best));
  return { face, depth: Math.max(0, depth) };
}

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

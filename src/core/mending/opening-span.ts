import { roundPoint } from '../geometry/millimetre.ts';
import { directionOf, lengthOf, pointAt, project } from '../geometry/segment.ts';
import type { Opening, OpeningKind, Plan, Swing, Wall } from '../plan/schema.ts';

/** Where on its wall an opening is, metres from the wall's start. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export interface SwingSide {
  /** At which end of the opening the leaf hangs, in the direction of the wall. */
  readonly hinge: 'from' | 'to';
  /** To which side of the wall it opens. */
  readonly side: 'left' | 'right';
}

/** No opening is narrower, metres. */
export const NARROWEST_M = 0.3;

export const spanOf = (opening: Opening, wall: Wall): Span => {
  const [a, b] = [project(wall, opening.from).along, project(wall, opening.to).along];
  return { from: Math.max(0, Math.min(a, b)), to: Math.min(lengthOf(wall), Math.max(a, b)) };
};

/** The stretches of a wall in which nothing stands but, maybe, the opening that is asked for. */
export function freeSpans(plan: Plan, wall: Wall, except?: string): Span[] {
  const taken = plan.openings
    .filter((opening) => opening.wall === wall.id && opening.id !== except)
    .map((opening) => spanOf(opening, wall))
    .sort((a, b) => a.from - b.from);
  const starts = [0, ...taken.map(({ to }) => to)];
  const ends = [...taken.map(({ from }) => from), lengthOf(wall)];
  return starts.map((from, i) => ({ from, to: ends[i]! })).filter(({ from, to }) => to - from >= NARROWEST_M);
}

/** Only these swing (SPEC 4.4). */
export const swings = (kind: OpeningKind): boolean => kind === 'door' || kind === 'double';

/** How the leaf of a door hangs in its wall; undefined for what has none. */
export function swingSideOf(opening: Opening, wall: Wall): SwingSide | undefined {
  if (!opening.swing) return undefined;
  const { from, to } = spanOf(opening, wall);
  const hinge = project(wall, opening.swing.hinge).along - from < to - project(wall, opening.swing.hinge).along;
  return { hinge: hinge ? 'from' : 'to', side: project(wall, opening.swing.leaf).beside < 0 ? 'left' : 'right' };
}

/** An opening put on its wall: on the centre line, its leaf as long as it is wide and open by a right angle. */
export function putOnWall(
  { id, kind }: Pick<Opening, 'id' | 'kind'>,
  wall: Wall,
  { from, to }: Span,
  swingSide: SwingSide = { hinge: 'from', side: 'right' },
): Opening {
  const swing = swings(kind) && { swing: swingOf(wall, { from, to }, swingSide, kind === 'double' ? 0.5 : 1) };
  return {
    id,
    kind,
    wall: wall.id,
    from: roundPoint(pointAt(wall, from)),
    to: roundPoint(pointAt(wall, to)),
    ...swing,
  };
}

function swingOf(wall: Wall, span: Span, { hinge, side }: SwingSide, share: number): Swing {
  const at = pointAt(wall, span[hinge]);
  const [dx, dy] = directionOf(wall);
  const reach = (side === 'right' ? 1 : -1) * share * (span.to - span.from);
  return { hinge: roundPoint(at), leaf: roundPoint([at[0] - dy * reach, at[1] + dx * reach]) };
}

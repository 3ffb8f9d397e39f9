import { CHAIRS } from '../groups/use-zones.ts';
import { blockBox, isReached, labelWalk, walkedLabels } from '../space/walk.ts';
import { hangs, type Obstacle } from './free-intervals.ts';
import { type Candidate, type Placed, type Placement, placeRect, type Scene, type State } from './state.ts';

/** The bare room. */
export function emptyState(scene: Scene): State {
  const labels = labelWalk(scene.walk, scene.walk.open);
  const walked = walkedLabels(scene.walk, labels);
  return { placements: [], placed: [], open: scene.walk.open, labels, walked, missed: [], local: new Map() };
}

/** The group with the floor that it keeps free. */
export function placementOf(candidate: Candidate): Placement {
  const { template, line, t, v } = candidate;
  const zones = template.zones.map((zone) => ({ zone, box: placeRect(line.frame, zone, t, v, 0) }));
  const obstacles: Obstacle[] = [
    ...candidate.pieces.map(bodyOf),
    ...zones.map(({ zone, box }): Obstacle => ({ ring: box.outline, role: 'zone', ignores: zone.ignores })),
  ];
  return { candidate, zones, obstacles, extras: [] };
}

export const bodyOf = ({ kind, box, height, underside }: Placed): Obstacle => ({
  ring: box.outline,
  role: 'body',
  kind,
  height,
  ...(underside === undefined ? {} : { underside }),
});

/** A room with these groups; whether one gets to all of them is for `isUsable`. */
export function makeState(scene: Scene, placements: readonly Placement[], missed: State['missed']): State {
  const { walk } = scene;
  const placed = placements.flatMap((p) => [...p.candidate.pieces, ...p.extras]);
  const open = walk.open.slice();
  for (const piece of placed) if (isInTheWay(piece)) blockBox(walk, piece.box, open);
  const labels = labelWalk(walk, open);
  return { placements, placed, open, labels, walked: walkedLabels(walk, labels), missed, local: new Map() };
}

/** The room with one more group in it. */
export function addPlacement(scene: Scene, state: State, placement: Placement): State {
  const { walk } = scene;
  const added = [...placement.candidate.pieces, ...placement.extras];
  const open = state.open.slice();
  for (const piece of added) if (isInTheWay(piece)) blockBox(walk, piece.box, open);
  const labels = labelWalk(walk, open);
  return {
    placements: [...state.placements, placement],
    placed: [...state.placed, ...added],
    open,
    labels,
    walked: walkedLabels(walk, labels),
    missed: state.missed,
    local: new Map(),
  };
}

/** Chairs are moved aside as people walk, a bench is not; what hangs is walked under. */
const isInTheWay = (piece: Placed): boolean =>
  !hangs(piece) && (!CHAIRS.includes(piece.kind) || piece.kind.endsWith('bench'));

/** One looks into a mirror from afar and reaches over a bed to a board beside it. */
export const needsReach = (piece: Pick<Placed, 'kind' | 'underside'>): boolean =>
  !hangs(piece) && !piece.kind.startsWith('wall-');

/** A piece is reached with this to spare, metres: who checks it lays another raster over the room. */
const REACH_RESERVE = 0.04;

/** Whether doors that were joined still are, and one gets to every piece that stands and to what is drawn. */
export function isUsable(scene: Scene, { placed, labels, walked }: State): boolean {
  const { walk, space } = scene;
  // A closet that nobody fits into is reached into from outside, and so is one whose door was not read.
  if (space.type === 'closet' && (!space.doors.length || !walk.open.includes(1))) return true;
  return (
    walked !== undefined &&
    placed.every((p) => !needsReach(p) || isReached(walk, p.box, labels, walked, REACH_RESERVE)) &&
    walk.services.every((cells) => cells.some((i) => walked.has(labels.of[i]!)))
  );
}

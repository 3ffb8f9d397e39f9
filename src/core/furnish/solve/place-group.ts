import { CHAIRS } from '../groups/use-zones.ts';
import { isEmpty, labelFloor, labelsIn, type OpenFloor } from '../space/open-floor.ts';
import { isReached, walkedLabels, withoutBoxes } from '../space/walk.ts';
import { hangs, type Obstacle } from './free-intervals.ts';
import { type Candidate, type Placed, type Placement, placeRect, type Scene, type State } from './state.ts';

/** The bare room. */
export const emptyState = (scene: Scene): State => makeState(scene, [], []);

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
export const makeState = (scene: Scene, placements: readonly Placement[], missed: State['missed']): State =>
  walkedState(scene, placements, missed, scene.walk.open, placements);

/** The room with one more group in it. */
export const addPlacement = (scene: Scene, state: State, placement: Placement): State =>
  walkedState(scene, [...state.placements, placement], state.missed, state.labels.floor, [placement]);

/** The room as one walks in it: `added` takes from the floor that was open. */
function walkedState(
  scene: Scene,
  placements: readonly Placement[],
  missed: State['missed'],
  open: OpenFloor,
  added: readonly Placement[],
): State {
  const { walk } = scene;
  const inTheWay = piecesOf(added).filter(isInTheWay);
  const labels = labelFloor(withoutBoxes(walk, open, inTheWay.map(({ box }) => box))); // biome-ignore format: one line
  return {
    placements,
    placed: piecesOf(placements),
    labels,
    walked: walkedLabels(walk, labels),
    missed,
    local: new Map(),
  };
}

const piecesOf = (placements: readonly Placement[]): Placed[] =>
  placements.flatMap(({ candidate, extras }) => [...candidate.pieces, ...extras]);

/** Chairs are moved aside as people walk, a bench is not; what hangs is walked under. */
const isInTheWay = (piece: Placed): boolean =>
  !hangs(piece) && (!CHAIRS.includes(piece.kind) || piece.kind.endsWith('bench'));

/** One looks into a mirror from afar and reaches over a bed to a board beside it. */
const needsReach = (piece: Pick<Placed, 'kind' | 'underside'>): boolean =>
  !hangs(piece) && !piece.kind.startsWith('wall-');

/** A piece is reached with this to spare, metres: who checks it lays another raster over the room. */
const REACH_RESERVE = 0.04;

/** Whether doors that were joined still are, and one gets to every piece that stands and to what is drawn. */
export function isUsable(scene: Scene, { placed, labels, walked }: State): boolean {
  const { walk, space } = scene;
  // A closet that nobody fits into is reached into from outside, and so is one whose door was not read.
  if (space.type === 'closet' && (!space.doors.length || isEmpty(walk.open))) return true;
  return (
    walked !== undefined &&
    placed.every((p) => !needsReach(p) || isReached(walk, p.box, labels, walked, REACH_RESERVE)) &&
    walk.services.every((near) => near.some((span) => labelsIn(labels, span).some((label) => walked.has(label))))
  );
}

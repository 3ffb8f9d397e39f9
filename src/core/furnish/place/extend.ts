import type { Box } from '../candidates/box.ts';
import { sharedArea } from '../candidates/polygon.ts';
import type { Obstacle } from '../candidates/slots.ts';
import type { Kind } from '../catalogue/catalogue.ts';
import { type Candidate, type Placed, placeRect, type Scene, type State } from './state.ts';
import { blockBox, isReached, labelWalk, walkedLabels } from './walk.ts';

/** What it costs to cut off all of the floor. */
const LOST_FLOOR = 6;
/** People move these aside as they walk. */
const MOVED_ASIDE: readonly Kind[] = ['dining-chair', 'office-chair', 'outdoor-chair', 'bar-stool'];

/**
 * The room with the group in it; undefined where that would cut doors off, or leave a piece that nobody can get to.
 * With `force` the latter is allowed (a room too small to walk in).
 */
export function extendState(scene: Scene, state: State, candidate: Candidate, force = false): State | undefined {
  const { walk } = scene;
  const open = state.open.slice();
  for (const { kind, box } of candidate.pieces) if (!MOVED_ASIDE.includes(kind)) blockBox(walk, box, open);
  const placed: Placed[] = [...state.placed, ...candidate.pieces];
  const labels = labelWalk(walk, open);
  const walked = walkedLabels(walk, labels);
  if (!force) {
    if (!walked || !placed.every((p) => isReached(walk, p.box, labels, walked))) return undefined;
    if (!walk.services.every((cells) => cells.some((i) => walked.has(labels[i]!)))) return undefined;
  }
  const lost = walked ? lostFloor(open, labels, walked) : 1;
  const { frame } = candidate.line;
  const added: Obstacle[] = candidate.pieces.map((p) => ({ ring: p.box.outline, role: 'body', kind: p.kind }));
  for (const zone of candidate.template.zones) {
    added.push({
      ring: placeRect(frame, zone, candidate.t, candidate.v, 0).outline,
      role: 'zone',
      ignores: zone.ignores,
    });
  }
  const rugs = layRug(scene, state, candidate, placed);
  return {
    ...state,
    placed,
    open,
    obstacles: [...state.obstacles, ...added],
    rugs: rugs ? [...state.rugs, rugs.outline] : state.rugs,
    rugPieces: rugs ? [...state.rugPieces, { kind: 'rug', box: rugs, height: 0.01 }] : state.rugPieces,
    score: state.score + candidate.score - LOST_FLOOR * lost,
    local: new Map(),
  };
}

/** Share of the floor where one could stand, but that one cannot get to. */
function lostFloor(open: Uint8Array, labels: Int32Array, walked: ReadonlySet<number>): number {
  let all = 0;
  let got = 0;
  for (let i = 0; i < open.length; i++) {
    if (!open[i]) continue;
    all++;
    if (walked.has(labels[i]!)) got++;
  }
  return all ? 1 - got / all : 0;
}

/** The largest rug of the group that lies within the room and clear of other rugs and drawn fixtures. */
function layRug(
  { space }: Scene,
  state: State,
  { template, line, t, v }: Candidate,
  placed: readonly Placed[],
): Box | undefined {
  for (const rect of template.rugs ?? []) {
    const box = placeRect(line.frame, rect, t, v, 0);
    const crossesWall = space.segments.some(([a, b]) => crosses(box, a, b));
    if (crossesWall || !insideRoom(box, space)) continue;
    if (
      state.rugs.some((ring) => sharedArea(ring, box.outline) > 0) ||
      space.fixtures.some((f) => sharedArea(f.outline, box.outline) > 0)
    )
      continue;
    const inTheWay = placed.filter((p) =>
      ['wardrobe', 'kitchen-counter', 'fridge', 'kitchen-sink', 'hob', 'bookcase'].includes(p.kind),
    );
    if (inTheWay.some((p) => sharedArea(p.box.outline, box.outline) > 0)) continue;
    return box;
  }
  return undefined;
}

const insideRoom = (box: Box, space: Scene['space']): boolean =>
  sharedArea(space.outline, box.outline) > box.width * box.depth - 1e-4;

/** Whether a segment passes through the inside of a box. */
export function crosses(box: Box, a: readonly number[], b: readonly number[], shrink = 0.005): boolean {
  const w = box.width / 2 - shrink;
  const d = box.depth / 2 - shrink;
  const local = (p: readonly number[]) => {
    const x = p[0]! - box.at[0];
    const y = p[1]! - box.at[1];
    return [x * box.cos + y * box.sin, -x * box.sin + y * box.cos] as const;
  };
  const [px, py] = local(a);
  const [qx, qy] = local(b);
  let low = 0;
  let high = 1;
  for (const [from, delta, limit] of [[px, qx - px, w], [py, qy - py, d]] as const) {
    if (Math.abs(delta) < 1e-12) {
      if (Math.abs(from) >= limit) return false;
      continue;
    }
    const s = (-limit - from) / delta;
    const e = (limit - from) / delta;
    low = Math.max(low, Math.min(s, e));
    high = Math.min(high, Math.max(s, e));
  } // biome-ignore format: pairs
  return high > low;
}

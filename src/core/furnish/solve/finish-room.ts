import type { Part } from '../groups/template.ts';
import { inRoom, sharedArea } from '../space/polygon.ts';
import { type Cost, costOf } from './cost.ts';
import { freeIntervals, type LocalObstacle, localise } from './free-intervals.ts';
import { bodyOf, isUsable, makeState } from './place-group.ts';
import { type Placed, type Placement, placePart, type Scene, type State } from './state.ts';

/** Rugs may meet by rounding, m². */
const TOUCHING = 1e-4;
/** What a lamp or a plant is worth: so much balance or view from the door it may cost, where 1 is what a designer would remark on. */
const EXTRA_WORTH = 0.15;
/** Part of a rug that lies outside of its room by rounding, m². */
const INSIDE = 1e-4;

/** The room with rugs under its groups, and with what the groups gain (lamps, plants, pendants) where nobody would object. */
export function finishRoom(scene: Scene, state: State): State {
  let room = layRugs(scene, state);
  for (let k = 0; k < room.placements.length; k++)
    for (const extra of room.placements[k]!.candidate.template.extras ?? []) {
      const fitting = extra.at.map((part) => withExtra(scene, room, k, part)).find((next) => next !== undefined);
      if (fitting) room = fitting;
    }
  return room;
}

function withExtra(scene: Scene, room: State, k: number, part: Part): State | undefined {
  const placement = room.placements[k]!;
  const { line, index, t, v } = placement.candidate;
  const added = placePart(line.frame, part, t, v);
  // Beyond an opening there is no wall in its way either.
  if (!inRoom(added.box.at, scene.space.outline, scene.space.holes)) return undefined;
  if (!isFree(part, scene, room, index, t, v)) return undefined;
  const grown: Placement = {
    ...placement,
    extras: [...placement.extras, added],
    obstacles: [...placement.obstacles, bodyOf(added)],
  };
  const next = makeState(scene, room.placements.map((p, n) => (n === k ? grown : p)), room.missed); // biome-ignore format: one line
  return isUsable(scene, next) && isWorthIt(costOf(scene, next), costOf(scene, room)) ? next : undefined;
}

const isWorthIt = (grown: Cost, before: Cost): boolean =>
  grown.missed <= before.missed && grown.narrow <= before.narrow && grown.terms <= before.terms + EXTRA_WORTH;

/** Whether nothing is where the part would stand, and nobody needs the floor. */
function isFree(part: Part, scene: Scene, room: State, index: number, t: number, v: number): boolean {
  const line = index < scene.lines.length ? scene.lines[index]! : scene.freeLines[index - scene.lines.length]!;
  const own: LocalObstacle[] = room.placements.flatMap((p) => p.obstacles.map((o) => localise(o, line.frame)));
  const template = { name: part.kind, parts: [part], zones: [], penalty: 0 };
  const [at] = freeIntervals(template, [...scene.local[index]!, ...own], v, t, t);
  return at !== undefined && at[1] >= t;
}

function layRugs(scene: Scene, state: State): State {
  const laid: Placed[] = [];
  const placements = state.placements.map((placement) => {
    const { template, line, t, v } = placement.candidate;
    const rug = (template.rugs ?? [])
      .map((part) => placePart(line.frame, part, t, v))
      .find((placed) => liesFlat(placed, scene, laid));
    if (!rug) return placement;
    laid.push(rug);
    return { ...placement, rug };
  });
  return { ...state, placements };
}

/** Within the room, clear of doors, of other rugs and of what is built in. */
function liesFlat({ box }: Placed, { space }: Scene, laid: readonly Placed[]): boolean {
  const outline = box.outline;
  return (
    sharedArea(space.outline, outline) > box.width * box.depth - INSIDE &&
    [
      ...space.holes,
      ...space.doorZones,
      ...space.fixtures.map((f) => f.outline),
      ...laid.map((r) => r.box.outline),
    ].every((ring) => sharedArea(ring, outline) <= TOUCHING)
  );
}

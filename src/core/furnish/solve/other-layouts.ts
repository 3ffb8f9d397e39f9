import { buildRoom } from './build-room.ts';
import { compareCosts } from './cost.ts';
import { finishRoom } from './finish-room.ts';
import type { RoomLayout } from './furnish-room.ts';
import { anchorKey, growState } from './grow.ts';
import { improveRoom } from './improve-room.ts';
import { type Judged, judged } from './judged.ts';
import { emptyState } from './place-group.ts';
import type { Scene } from './state.ts';

/** Layouts of a room besides the best one. */
const OTHERS = 2;
/** Places of the main group that are tried for them. */
const TRIED = 4;
const PLACES = 12;

/**
 * Clearly different layouts of a room, the best first: the group that matters most stands at another wall, or more than half a metre off, and
 * stays there while everything else finds its place about it. None lacks more of what the room must hold than the best layout does.
 */
export function otherLayouts(scene: Scene, { wants, best }: RoomLayout): Judged[] {
  const main = best.state.placements.find(({ candidate }) => candidate.want.level === 'must');
  if (!main) return [];
  const anchor = wants.find((want) => want === main.candidate.want)!;
  const rest = wants.filter((want) => want !== anchor);
  const taken = new Set([anchorKey(main.candidate)]);
  const starts = growState(anchor, scene, emptyState(scene), PLACES).filter(({ placements: [placed] }) => {
    const key = anchorKey(placed!.candidate);
    if (taken.has(key)) return false;
    taken.add(key);
    return true;
  });
  return starts
    .slice(0, TRIED)
    .map((start) => buildRoom(scene, rest, start, 1)[0]!)
    .filter(({ cost }) => cost.missed <= best.cost.missed)
    .sort((a, b) => compareCosts(a.cost, b.cost))
    .slice(0, OTHERS)
    .map(({ state }) => improveRoom(scene, wants, state, { rounds: 1, kept: anchor }))
    .map(({ state }) => judged(scene, finishRoom(scene, state)));
}

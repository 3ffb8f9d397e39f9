import { arrangeAround, isElsewhere, mainOf, placeOf } from './arrange-around.ts';
import { compareCosts } from './cost.ts';
import { finishRoom } from './finish-room.ts';
import type { RoomLayout } from './furnish-room.ts';
import { type Judged, judged } from './judged.ts';
import type { Scene } from './state.ts';

/** Layouts of a room besides the best one. */
const OTHERS = 3;

/**
 * Clearly different layouts of a room, the best first: the group that matters most stands at another wall, or more than half a metre off, and
 * stays there while everything else finds its place about it. None lacks more of what the room must hold than the best layout does.
 */
export function otherLayouts(scene: Scene, { wants, best, others }: RoomLayout): Judged[] {
  const main = mainOf(wants, best);
  const own = main && placeOf(main, best.state);
  if (!own) return [];
  const taken = [own];
  return [...(others ?? arrangeAround(main, scene, wants, taken))]
    .sort((a, b) => compareCosts(a.cost, b.cost))
    .filter((other) => {
      const place = placeOf(main, other.state);
      if (!place || other.cost.missed > best.cost.missed) return false;
      if (!taken.every((known) => isElsewhere(place, known))) return false;
      taken.push(place);
      return true;
    })
    .slice(0, OTHERS)
    .map(({ state }) => judged(scene, finishRoom(scene, state)));
}

import { wantsFor } from '../activities/wants-for.ts';
import { isHabitable } from '../space/habitable.ts';
import { arrangeAround, mainOf } from './arrange-around.ts';
import { anchorsOf, buildRoom, mainActivities } from './build-room.ts';
import { compareCosts } from './cost.ts';
import { effortFor } from './effort.ts';
import { finishRoom } from './finish-room.ts';
import { improveRoom } from './improve-room.ts';
import { type Judged, judged } from './judged.ts';
import { emptyState } from './place-group.ts';
import type { Scene, Want } from './state.ts';

/** Rooms kept after each want. */
const BEAM = 5;
/** Complete rooms that are improved, each begun differently, where people spend their time. */
const STARTS = 2;

/** A furnished room with what it was asked to hold. */
export interface RoomLayout {
  readonly wants: readonly Want[];
  readonly best: Judged;
  /** Rooms that were found on the way, with the main group elsewhere, where such were sought; not finished. */
  readonly others?: readonly Judged[];
}

/** Furnishes one room: beam search over its wants, then local search on the complete rooms and on others with the main group elsewhere, then rugs and what groups gain. */
export function furnishRoom(scene: Scene): RoomLayout {
  const wants = wantsFor(scene);
  const built = buildRoom(scene, wants, emptyState(scene), BEAM);
  // Main groups that came in every order have been begun differently already.
  const isOpenPlan = mainActivities(wants).length > 1;
  const starts = differentRooms(built, isHabitable(scene.space.type) && !isOpenPlan ? STARTS : 1);
  const improved = starts.map(({ state }, k) => improveRoom(scene, wants, state, k ? { rounds: 1 } : {}));
  const first = bestOf(improved);
  const main = isHabitable(scene.space.type) ? mainOf(wants, first) : undefined;
  const { toTheEnd } = effortFor(scene);
  const around = main && toTheEnd ? arrangeAround(main, scene, wants) : undefined;
  const again = (around ?? []).slice(0, toTheEnd).map(({ state }) => improveRoom(scene, wants, state));
  const best = bestOf([first, ...again]);
  return {
    wants,
    best: judged(scene, finishRoom(scene, best.state)),
    ...(around ? { others: [...around, first] } : {}),
  };
}

const bestOf = (rooms: readonly Judged[]): Judged => rooms.reduce((a, b) => (compareCosts(b.cost, a.cost) < 0 ? b : a));

/** The first few rooms whose main groups stand elsewhere, or are of other families. */
function differentRooms(rooms: readonly Judged[], count: number): Judged[] {
  const seen = new Set<string>();
  return rooms.filter(({ state }) => {
    const key = anchorsOf(state);
    if (seen.has(key) || seen.size >= count) return false;
    seen.add(key);
    return true;
  });
}

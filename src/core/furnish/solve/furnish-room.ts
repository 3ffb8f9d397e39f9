import { wantsFor } from '../activities/wants-for.ts';
import { isHabitable } from '../space/habitable.ts';
import { arrangeAround, mainOf } from './arrange-around.ts';
import { buildRoom } from './build-room.ts';
import { compareCosts } from './cost.ts';
import { effortFor } from './effort.ts';
import { finishRoom } from './finish-room.ts';
import { improveRoom } from './improve-room.ts';
import { type Judged, judged } from './judged.ts';
import { emptyState } from './place-group.ts';
import type { Scene, Want } from './state.ts';

/** Rooms kept after each want. */
export const BEAM = 5;

/** A furnished room with what it was asked to hold. */
export interface RoomLayout {
  readonly wants: readonly Want[];
  readonly best: Judged;
  /** Rooms that were found on the way, with the main group elsewhere, where such were sought; not finished. */
  readonly others?: readonly Judged[];
}

/**
 * Furnishes one room: beam search over its wants, then local search on the best complete room and on others with the main group elsewhere, then rugs and
 * what groups gain.
 */
export function furnishRoom(scene: Scene): RoomLayout {
  const wants = wantsFor(scene);
  const [built] = buildRoom(scene, wants, emptyState(scene), BEAM);
  const first = improveRoom(scene, wants, built!.state);
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

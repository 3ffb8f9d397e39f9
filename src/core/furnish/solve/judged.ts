import { type Cost, compareCosts, costOf } from './cost.ts';
import type { Scene, State } from './state.ts';

/** A furnished room and what is wrong with it. */
export interface Judged {
  readonly state: State;
  readonly cost: Cost;
}

/** @param limit rooms that are worse than this are not judged to the end */
export const judged = (scene: Scene, state: State, limit?: Cost): Judged => ({
  state,
  cost: costOf(scene, state, limit),
});

/** Puts a room among the best, which are in order, and lets go of those beyond `count`; of equal ones the first stays before. */
export function keepBest(best: Judged[], room: Judged, count: number): void {
  const worse = best.findIndex(({ cost }) => compareCosts(room.cost, cost) < 0);
  best.splice(worse < 0 ? best.length : worse, 0, room);
  if (best.length > count) best.pop();
}

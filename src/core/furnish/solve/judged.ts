import { type Cost, costOf } from './cost.ts';
import type { Scene, State } from './state.ts';

/** A furnished room and what is wrong with it. */
export interface Judged {
  readonly state: State;
  readonly cost: Cost;
}

export const judged = (scene: Scene, state: State): Judged => ({ state, cost: costOf(scene, state) });

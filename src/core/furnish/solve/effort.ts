import type { Scene } from './state.ts';

/** How much a room is searched: what a look costs depends on how many places its groups have. */
export interface Effort {
  /** Ways in which a group that was taken out is put back: by itself, and each of two. */
  readonly waysAlone: number;
  readonly waysOfPair: number;
  /** Rooms with the main group elsewhere: how many are built, how many of these are improved, and how many of these to the end. */
  readonly built: number;
  readonly improved: number;
  readonly toTheEnd: number;
}

/** A lounge has ten times as many places as a bed. */
const OF_LOUNGES: Effort = { waysAlone: 10, waysOfPair: 4, built: 4, improved: 2, toTheEnd: 0 };
const OF_OTHERS: Effort = { waysAlone: 12, waysOfPair: 8, built: 6, improved: 4, toTheEnd: 2 };

export const effortFor = ({ tasks }: Scene): Effort =>
  tasks.some(({ what }) => what === 'lounge') ? OF_LOUNGES : OF_OTHERS;

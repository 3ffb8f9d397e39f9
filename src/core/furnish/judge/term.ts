import type { Placed, Placement, Scene } from '../solve/state.ts';

/** A room with everything in it. `pieces` are bodies on the floor and what hangs, extras included; rugs apart. */
export interface FurnishedRoom {
  readonly scene: Scene;
  readonly placements: readonly Placement[];
  readonly pieces: readonly Placed[];
  readonly rugs: readonly Placed[];
}

/** One answer of a term: 1 is as good as can be, 0 is what a designer refuses. `figure` in metres (or as the term says). */
export interface Rating {
  readonly value: number;
  readonly figure?: number;
  /** Who it is about, for the proof. */
  readonly piece?: Placed;
}

/** One thing that makes a furnished room good: asked of every piece or pair that it is about. */
export interface Term {
  /** As in the layout's `score`: a word or two in kebab case. */
  readonly name: string;
  /** What a value of 0 costs: 1 is what a designer would remark on. */
  readonly weight: number;
  /** Where the rule comes from. */
  readonly source: string;
  /** One rating for each time that it asks; nothing where it has nothing to say. */
  readonly rate: (room: FurnishedRoom) => readonly Rating[];
}

/** Falls from 1 at `good` to 0 at `bad` (either may be the larger), straight. */
export const falling = (figure: number, good: number, bad: number): number =>
  Math.min(1, Math.max(0, (figure - bad) / (good - bad)));

import type { TermCosts } from './term-costs.ts';

/** Two layouts of one room that are both possible, to be judged against each other. */
export interface JudgedPair {
  readonly pair: number;
  /** Seed of the made home, or name of the one that was read: pairs of one home are not independent. */
  readonly home: string;
  readonly room: string;
  readonly type: string;
  /** Where the layout that is not the furnisher's own comes from; it may be on either side. */
  readonly rival: RivalSource;
  readonly a: TermCosts;
  readonly b: TermCosts;
}

/** Another layout that is shown, a room that lost in the beam, or the room of a furnisher with other weights. */
export type RivalSource = 'other' | 'beam' | 'perturbed';

/** Which of the two a designer would rather sign. */
export type Choice = 'A' | 'B' | 'even';

export interface Verdict {
  readonly pair: number;
  readonly choice: Choice;
  /** A word or two. */
  readonly why: string;
}

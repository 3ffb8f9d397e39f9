import type { Activity, Beds } from './task.ts';

/** A room that an activity was tried in and did not fit, with the measure that failed. */
export interface Refusal {
  readonly what: Activity;
  readonly room: string;
  readonly reason: string;
  /** For so many (and more) it does not fit; fewer may still be tried. Left out: for nobody. */
  readonly for?: number;
  /** Of sleep: only such beds; two may sleep in others. */
  readonly beds?: Beds;
}

/** Whether an activity was tried in a room and did not fit, for so many or fewer. */
export const isRefused = (
  refused: readonly Refusal[],
  what: Activity,
  room: string,
  people: number,
  beds?: Beds,
): boolean =>
  refused.some(
    (no) => no.what === what && no.room === room && people >= (no.for ?? 0) && (!no.beds || no.beds === beds),
  );

/** What was, is and would be again. */
export interface History<T> {
  readonly past: readonly T[];
  readonly now: T;
  readonly future: readonly T[];
}

/** More steps back than a person takes; each is a plan of some tens of kilobytes, most of it shared. */
const STEPS = 200;

export const begin = <T>(now: T): History<T> => ({ past: [], now, future: [] });

/** A step that can be taken back. What was taken back before is gone. */
export const step = <T>({ past, now }: History<T>, next: T): History<T> => ({
  past: [...past, now].slice(-STEPS),
  now: next,
  future: [],
});

export function undo<T>(history: History<T>): History<T> {
  const { past, now, future } = history;
  return past.length === 0 ? history : { past: past.slice(0, -1), now: past.at(-1)!, future: [now, ...future] };
}

export function redo<T>(history: History<T>): History<T> {
  const { past, now, future } = history;
  return future.length === 0 ? history : { past: [...past, now], now: future[0]!, future: future.slice(1) };
}

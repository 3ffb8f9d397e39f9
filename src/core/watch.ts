/** The parts of reading that are worth knowing the time of. */
export type TimedStage = 'walls' | 'rooms' | 'scale' | 'symbols' | 'verdict';

/** Stages that only add to what walls, openings, rooms and scale say: see `optionalStage`. */
export type OptionalStage = 'stairs' | 'names';

/** Follows a pipeline without changing what comes of it: traces, timings and the log hang on it. */
export interface Watch {
  /** Called with every intermediate value; returns it unchanged. */
  see<T>(name: string, value: T): T;
  /** Runs a part of the work and returns its answer. One part may run within another. */
  run<T>(stage: TimedStage, work: () => T): T;
  /** Told of an optional stage that failed and was left out, with what it threw. */
  fault(stage: OptionalStage, error: unknown): void;
}

export const ignore: Watch = { see: (_name, value) => value, run: (_stage, work) => work(), fault: () => {} };

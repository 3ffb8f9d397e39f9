import type { Failure } from '#core/failures.ts';

export interface LookOptions {
  /** Whose drawing it is: nobody's second one is looked at while another's first one waits. */
  readonly keyId: string | null;
  /** Of a PDF, the page that is meant. */
  readonly page?: number | undefined;
  /** A drawing that is refused for what was seen of it is refused with that: `RefusedDrawing`. */
  readonly keepRefused: boolean;
  /** Aborted when nobody needs the answer any more. */
  readonly signal: AbortSignal;
}

/** What became of a look, for who counts: the drawing is refused, nothing speaks against it, or that is not to be told quickly. */
export const LOOK_OUTCOMES = ['refused', 'nothing', 'given up'] as const;
export type LookOutcome = (typeof LOOK_OUTCOMES)[number];

/** Looks at drawings that wait for a worker, as far as it costs little: whether they can be opened, and show a floor plan at sight. */
export interface FirstLook {
  /** @returns what a worker would refuse the drawing with before it reads it; undefined where it would not, or where that is not to be told quickly */
  refusalOf(file: Uint8Array, options: LookOptions): Promise<Failure | undefined>;
  close(): Promise<void>;
}

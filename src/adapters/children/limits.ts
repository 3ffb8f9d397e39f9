import { DECODE_LIMIT_S, LOOK_LIMIT_S } from '../codec/limits.ts';

/** What a drawing may take of its process before that is killed. */
export interface Limits {
  /** Processor time of opening and rendering a file, seconds. */
  readonly decodeS: number;
  /** Resident memory of the process while it opens and renders a file, bytes. */
  readonly decodeBytes: number;
  /** The same in every later stage. */
  readonly workBytes: number;
}

/**
 * The largest sheets that were tried take some 350 MB to be opened and 450 MB to be read; files that mean harm take whatever they get. There is
 * room for drawings that nobody has tried.
 */
export const USUAL_LIMITS: Limits = { decodeS: DECODE_LIMIT_S, decodeBytes: 750e6, workBytes: 1_200e6 };

/** Of a first look: what is not told by then is left to a worker. Opening takes half a second on an average drawing, and 0.9 s on the largest CAD sheet that was tried. */
export const LOOK_LIMITS: Limits = { ...USUAL_LIMITS, decodeS: LOOK_LIMIT_S };

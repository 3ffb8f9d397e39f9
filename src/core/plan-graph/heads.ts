import type { Affine } from '../geometry/affine.ts';

/** One answer of the network: equally large planes, named. */
export interface Planes {
  /** A cell of a plane stands for so many pixels of the view, on either side. */
  readonly stride: number;
  readonly width: number;
  readonly height: number;
  /** The planes of a head, in order. */
  readonly of: (head: string) => readonly Float32Array[];
}

/**
 * What the network answers for a sheet (`training/geometry/channels.py` says what each head means). The view is the
 * part of the sheet that it was shown, at the size at which it was shown it.
 */
export interface Heads {
  readonly widthPx: number;
  readonly heightPx: number;
  /** Pixels of the view → of the page. */
  readonly toPage: Affine;
  /** Classes, junctions, wall centre lines, jambs and borders of rooms. */
  readonly fine: Planes;
  /** Openings and things. */
  readonly coarse: Planes;
  /** The likeliest class of every cell of `fine`, an index into `names.classes`. */
  readonly classAt: Uint8Array;
  readonly names: {
    readonly classes: readonly string[];
    readonly junctions: readonly string[];
    readonly openings: readonly string[];
    readonly instances: readonly string[];
  };
}

/** Vectors to what is near are given in units of 8 pixels of the view, those to what is far in units of 32. */
export const NEAR_PX = 8;
export const FAR_PX = 32;

export const chanceOf = (logit: number): number => 1 / (1 + Math.exp(-logit));

import type { Sheet } from '#core/sheet/types.ts';

/** A stretch of planar floats that a resampled picture is written to: three planes of rows of `stride`, from `at` on. */
export interface Planes {
  readonly data: Float32Array;
  readonly at: number;
  readonly stride: number;
  readonly planeSize: number;
  readonly width: number;
  readonly height: number;
}

/** Maps a channel value (0 to 255) to what the network was trained on; planes are blue, green, red. */
export type Normalise = readonly [scale: number, offset: number][];

export type Vector = readonly [x: number, y: number];

/** A part of a sheet: output pixel (u, v) is taken around `origin + u * alongStep + v * acrossStep`, in sheet pixels. */
export interface Part {
  readonly origin: Vector;
  readonly alongStep: Vector;
  readonly acrossStep: Vector;
}

/** Writes a part of a sheet to planes, normalised. */
export type Resample = (sheet: Sheet, part: Part, target: Planes, normalise: Normalise) => void;

/** A sample is taken so many times each way at most where the sheet is shrunk. */
const MOST_SAMPLES = 4;

/** How many samples are taken each way for a pixel. */
export function samplesFor({ alongStep: [x, y] }: Part): number {
  return Math.max(1, Math.min(MOST_SAMPLES, Math.round(Math.hypot(x, y))));
}

export function clamp(value: number, max: number): number {
  return value < 0 ? 0 : value > max ? max : value;
}

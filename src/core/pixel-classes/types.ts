import type { BoxPx } from '../sheet/types.ts';

/** What the network takes the pixels of a drawing for. */
export interface PixelClasses {
  /** The part of the sheet that was looked at, in sheet pixels. */
  readonly region: BoxPx;
  /** Size of the map that lies over the region: coarser than the sheet. */
  readonly width: number;
  readonly height: number;
  /** Names of the classes, see `synth/drawing/class-map.ts`. */
  readonly names: readonly string[];
  /** Row by row, the likeliest class of every pixel as its place in `names`. */
  readonly labels: Uint8Array;
  /** The probability of that class, 0 to 255. */
  readonly sure: Uint8Array;
}

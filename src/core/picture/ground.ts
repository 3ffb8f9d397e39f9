import type { PictureFrame } from '../scene/types.ts';
import { bandsOf } from './bands.ts';
import { rasterise } from './rasterise.ts';
import type { Triangles } from './triangles.ts';

/** Rows of cells that are looked at together. */
const ROWS = 64;

/** What is highest in every cell of a grid over the picture, glass left out. */
export interface Ground {
  /** Pixels a cell. */
  readonly step: number;
  readonly width: number;
  readonly height: number;
  /** Metres. */
  readonly z: Float32Array;
  /** Index of the surface; 0 is the paper. */
  readonly surface: Uint16Array;
}

/** A grid of heights that is read row by row: as a whole it would be millions of numbers on the plan of a large home. */
export interface Heights {
  readonly width: number;
  readonly height: number;
  /** Writes the heights of row y, metres, into an array from index `at` on. */
  copyRow(y: number, into: Float32Array, at: number): void;
}

/** Looks from above at the middle of every cell of `step` pixels. */
export function groundOf(triangles: Triangles, { widthPx, heightPx }: PictureFrame, step: number): Ground {
  const [width, height] = [Math.ceil(widthPx / step), Math.ceil(heightPx / step)];
  const z = new Float32Array(width * height);
  const surface = new Uint16Array(width * height);
  const seen = new Uint32Array(width * ROWS);
  // It casts no shadow to speak of.
  const skip = (id: number) => triangles.surfaces[id]!.material.opacity < 1;
  bandsOf(triangles, ROWS * step, heightPx).forEach((only, band) => {
    const y0 = band * ROWS;
    const rows = Math.min(ROWS, height - y0);
    const window = { x0: 0, y0, width, height: rows, scale: 1 / step };
    const from = y0 * width;
    rasterise(triangles, { ...window, z: z.subarray(from, from + rows * width), seen }, { only, skip });
    for (let i = 0; i < rows * width; i++) surface[from + i] = seen[i] ? triangles.surface[seen[i]! - 1]! : 0;
  });
  return { step, width, height, z, surface };
}

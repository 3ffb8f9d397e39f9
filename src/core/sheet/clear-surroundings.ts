import { invert } from '../raster/bitmap.ts';
import { dilate } from '../raster/morphology.ts';
import { resample } from '../raster/resample.ts';
import { EDGE, findSurroundings, lightestNear } from './find-surroundings.ts';
import type { Bitmap, Sheet } from './types.ts';

/** Cells along the long side of the picture, in which paper is told from what lies around it. */
const CELLS = 300;

/**
 * A sheet without the table that it was photographed on, or the grey of the window that it was shown in: the edges of the paper
 * would be its outermost walls. Surroundings become paper, as light as the paper beside them.
 */
export function clearSurroundings(sheet: Sheet): Sheet {
  const { widthPx: w, heightPx: h } = sheet;
  const scale = Math.min(1, CELLS / Math.max(w, h));
  const [width, height] = [Math.max(1, Math.round(scale * w)), Math.max(1, Math.round(scale * h))];
  const grey = resample(sheet.grey, 1, w, h, width, height);
  const around = findSurroundings(grey, width, height);
  if (!around) return sheet;
  const cleared = dilate(around, 2 * EDGE + 1);
  return paint(sheet, cleared, {
    from: nearestPaper(cleared, grey),
    grey,
    rgb: resample(sheet.rgb, 3, w, h, width, height),
  });
}

/** For every cell to be cleared the one of the paper nearest to it that is ground: what is drawn there is darker. */
function nearestPaper(cleared: Bitmap, grey: Uint8Array): Int32Array {
  const { width, height } = cleared;
  const paper = invert(cleared);
  const from = Int32Array.from(paper.data, (v, i) => (v ? lightestNear(i, grey, paper) : -1));
  let edge = [...from.keys()].filter((i) => from[i]! >= 0);
  while (edge.length > 0) {
    const next: number[] = [];
    for (const i of edge) {
      for (const k of neighboursOf(i, width, height)) {
        if (from[k]! >= 0) continue;
        from[k] = from[i]!;
        next.push(k);
      }
    }
    edge = next;
  }
  return from;
}

function neighboursOf(i: number, width: number, height: number): number[] {
  const [x, y] = [i % width, Math.floor(i / width)];
  const near: number[] = [];
  if (x > 0) near.push(i - 1);
  if (x < width - 1) near.push(i + 1);
  if (y > 0) near.push(i - width);
  if (y < height - 1) near.push(i + width);
  return near;
}

interface Ground {
  /** The cell whose colour each cell gets. */
  readonly from: Int32Array;
  readonly grey: Uint8Array;
  readonly rgb: Uint8Array;
}

function paint(sheet: Sheet, { width, height, data }: Bitmap, ground: Ground): Sheet {
  const { widthPx: w, heightPx: h } = sheet;
  const [grey, rgb] = [sheet.grey.slice(), sheet.rgb.slice()];
  for (let y = 0; y < h; y++) {
    const row = Math.min(height - 1, Math.floor((y * height) / h)) * width;
    for (let x = 0; x < w; x++) {
      const cell = row + Math.min(width - 1, Math.floor((x * width) / w));
      if (!data[cell]) continue;
      const [i, k] = [y * w + x, ground.from[cell]!];
      grey[i] = ground.grey[k]!;
      for (let c = 0; c < 3; c++) rgb[3 * i + c] = ground.rgb[3 * k + c]!;
    }
  }
  return { ...sheet, grey, rgb };
}

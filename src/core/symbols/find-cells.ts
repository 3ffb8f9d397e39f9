import { createBitmap } from '../raster/bitmap.ts';
import { findComponents } from '../raster/components.ts';
import { close } from '../raster/morphology.ts';
import type { Bitmap } from '../sheet/types.ts';
import { describeShape } from './describe-shape.ts';
import { gatherSpans } from './gather-spans.ts';
import type { Piece } from './pieces.ts';

/** Smallest and largest closed shape that is of interest, square metres: from a burner to a bed. */
const CELL_M2 = [0.005, 4.5];

/**
 * The closed shapes of paper between all lines of the drawing, walls or not: what furniture is made of even where its outline
 * was taken for a wall or hangs together with dimension lines. `gapPx`: widest break in an outline that is closed (dashes).
 */
export function findCells(ink: Bitmap, area: Bitmap, rooms: Uint16Array, gapPx: number, ppm: number): Piece[] {
  const closed = close(ink, Math.max(3, 2 * Math.floor(gapPx / 2) + 1));
  const paper = createBitmap(ink.width, ink.height);
  for (let i = 0; i < paper.data.length; i++) if (!closed.data[i]) paper.data[i] = 1;
  const { labels, list } = findComponents(paper, 4);
  const m2 = ppm * ppm;
  const wanted = list.map((c) => c.area > CELL_M2[0]! * m2 && c.area < CELL_M2[1]! * m2 && isIndoors(c, area));
  return gatherSpans(labels, list, ink.width, wanted).flatMap((spans, i) => {
    if (!spans) return [];
    const shape = describeShape(spans);
    const [long, short] = [shape.longPx / ppm, shape.shortPx / ppm];
    const [x, y] = [Math.round(shape.middle[0]), Math.round(shape.middle[1])];
    const room = rooms[y * ink.width + x]! - 1;
    const area = shape.areaPx / m2;
    const piece: Piece = {
      shape, long, short, area, fill: area / (long * short), thing: -1 - i, whole: false, room, wallShare: 0, sticksOut: false,
    }; // biome-ignore format: a record
    return [piece];
  });
}

/** The middle of the box lies where symbols are looked for. */
function isIndoors({ x0, y0, x1, y1 }: { x0: number; y0: number; x1: number; y1: number }, area: Bitmap): boolean {
  return area.data[((y0 + y1) >> 1) * area.width + ((x0 + x1) >> 1)] === 1;
}

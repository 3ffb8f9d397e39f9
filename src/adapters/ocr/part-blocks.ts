import type { Row } from './letter-rows.ts';
import { ACROSS, boxOfRegion } from './region-box.ts';
import type { TextRegion } from './types.ts';

/** A block is so many letter heights high at least: one line with its margins is lower. */
const BLOCK = 2.2;
/** Lines of a block: their middles are so many letter heights apart, and letters of one line no more than that. */
const APART = [1.1, 2.6] as const;
const SAME = 0.5;
/** The tilt of a block is as much chance as that of a short word; one more askew, radians, is written so. */
const TILTED = 0.1;

/**
 * Regions of which each is one line: lines that stand close, a room's name over its area, are one block to the detector, and
 * a block is read as rubbish. It is parted where its letters stand in two rows or more, which reach over the whole block.
 */
export function partBlocks(regions: readonly TextRegion[], rows: readonly Row[]): TextRegion[] {
  return regions.flatMap((region) => {
    const lines = linesOf(region, rows);
    return lines.length < 2 ? [region] : lines;
  });
}

/** The lines of a block as regions; one or none where it is no block. */
function linesOf(region: TextRegion, rows: readonly Row[]): TextRegion[] {
  if (Math.abs(region.tilt) > TILTED) return [];
  const { x0, y0, x1, y1 } = boxOfRegion(region);
  const inside = (['x', 'y'] as const).map((axis) => {
    const [from, to, low, high] = axis === 'x' ? [x0, x1, y0, y1] : [y0, y1, x0, x1];
    return rows.filter(
      (r) =>
        r.axis === axis && r.from >= from - r.heightPx && r.to <= to + r.heightPx && r.middle > low && r.middle < high,
    );
  });
  const lengths = inside.map((list) => list.reduce((sum, r) => sum + r.to - r.from, 0));
  const axis = lengths[0]! >= lengths[1]! ? 'x' : 'y';
  const own = inside[axis === 'x' ? 0 : 1]!.sort((a, b) => a.middle - b.middle);
  const lines: Row[] = [];
  for (const row of own) {
    const last = lines.at(-1);
    if (!last || row.middle - last.middle > SAME * last.heightPx) lines.push(row);
  }
  const heightPx = Math.max(...lines.map((r) => r.heightPx));
  const across = axis === 'x' ? y1 - y0 : x1 - x0;
  const isApart = lines.every((row, i) => {
    const step = i === 0 ? APART[0] * heightPx : row.middle - lines[i - 1]!.middle;
    return step >= APART[0] * heightPx && step <= APART[1] * heightPx;
  });
  if (across < BLOCK * heightPx || !isApart) return [];
  const along = axis === 'x' ? x1 - x0 : y1 - y0;
  const centre = axis === 'x' ? region.cx : region.cy;
  return lines.map((row) => ({
    ...region, tilt: 0, axis, along, across: ACROSS * row.heightPx,
    cx: axis === 'x' ? centre : row.middle,
    cy: axis === 'x' ? row.middle : centre,
  })); // biome-ignore format: one field a line would hide the shape
}

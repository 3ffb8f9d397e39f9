import { describe, expect, it } from 'vitest';
import { decodeImage } from '#adapters/codec/decode-image.ts';
import { askGeometry } from '#adapters/network/ask-geometry.ts';
import { apply, growthOf, invert, scaling } from '#core/geometry/affine.ts';
import { openSheet } from '#core/open-sheet.ts';
import { readGraph } from '#core/plan-graph/read-graph.ts';
import { toStructure } from '#core/plan-graph/to-structure.ts';
import type { Drawing } from './drawing/finish-drawing.ts';
import { sampleDrawing } from './sample.ts';

/** Rooms that were found without reading any text, of all, by wall style. The bounds only ever rise. */
const LEAST: readonly [seed: number, style: string, found: number][] = [
  [76, 'solid', 8],
  [18, 'fill', 10],
  [63, 'fill', 5],
  [59, 'layers', 5],
  [41, 'zigzag', 4],
  [75, 'waves', 3],
];
/** Clean drawings whose partitions are hardly thicker than their lines, or whose commonest stroke is hatching. */
const LEAST_CLEAN: readonly [seed: number, found: number][] = [
  [14, 7],
  [77, 8],
];
/** A room of this much more or less area has wrong walls. */
const AREA = 0.12;

/** True rooms whose place lies in a room of about their area that holds no other true room. */
async function countFound({ png, truth }: Drawing): Promise<number> {
  const { sheet } = await decodeImage(png);
  const upload = { widthPx: sheet.widthPx, heightPx: sheet.heightPx, toPicture: scaling(1) };
  const { page, source } = openSheet(sheet, [], upload);
  const { heads, classes } = await askGeometry(page, []);
  const { rooms } = toStructure(readGraph(heads, page, []), page, [], classes);
  const [zoom, toPage] = [1 / growthOf(source.toPicture), invert(source.toPicture)];
  const labelAt = (place: readonly [number, number]) => {
    const [x, y] = apply(toPage, place);
    return rooms.labels[Math.floor(y) * page.widthPx + Math.floor(x)] ?? 0;
  };
  return truth.rooms.filter((room) => {
    const label = labelAt(room.at);
    if (!label || truth.rooms.some((other) => other !== room && labelAt(other.at) === label)) return false;
    const outline = truth.plan!.rooms.find((r) => r.id === room.id)!.outline.map((p) => apply(truth.toPixels!, p));
    const area = Math.abs(
      outline.reduce((sum, [x, y], i) => {
        const [nx, ny] = outline[(i + 1) % outline.length]!;
        return sum + (x * ny - nx * y) / 2;
      }, 0),
    );
    return Math.abs(rooms.rooms[label - 1]!.areaPx / zoom ** 2 / area - 1) < AREA;
  }).length;
}

describe('rooms of drawings made in code', () => {
  it.each(LEAST)(
    'seed %i, %s walls: at least %i',
    async (seed, _style, least) => {
      const drawing = await sampleDrawing(seed, { sample: 'success' });
      const found = await countFound(drawing);
      expect(found).toBeGreaterThanOrEqual(least);
    },
    30_000,
  );

  it.each(LEAST_CLEAN)(
    'clean seed %i: at least %i',
    async (seed, least) => {
      const drawing = await sampleDrawing(seed, { tidy: true });
      expect(await countFound(drawing)).toBeGreaterThanOrEqual(least);
    },
    60_000,
  );
});

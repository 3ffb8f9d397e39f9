import { describe, expect, it } from 'vitest';
import { decodeImage } from '#adapters/codec/decode-image.ts';
import { askGeometry } from '#adapters/network/ask-geometry.ts';
import { apply, growthOf, invert, scaling } from '#core/geometry/affine.ts';
import { openSheet } from '#core/open-sheet.ts';
import { readGraph } from '#core/plan-graph/read-graph.ts';
import { toStructure } from '#core/plan-graph/to-structure.ts';
import { lookAtSheet } from '#core/verdict/look-at-sheet.ts';
import type { Drawing } from './drawing/finish-drawing.ts';
import { sampleDrawing } from './sample.ts';

/** Drawings of every style of wall, and clean ones whose partitions are hardly thicker than their lines, or whose commonest stroke is hatching. */
const STYLES: Readonly<Record<string, number>> = {
  solid: 76,
  fill: 18,
  'fill, thin': 63,
  layers: 59,
  zigzag: 41,
  waves: 75,
};
const CLEAN = [14, 77] as const;
/** Of their rooms so many are found without reading any text. Of all, as every network errs on other drawings; the bound only ever rises. */
const LEAST = 0.8;
/** A room of this much more or less area has wrong walls. */
const AREA = 0.12;

/** True rooms whose place lies in a room of about their area that holds no other true room. */
async function countFound({ png, truth }: Drawing): Promise<number> {
  const { sheet } = await decodeImage(png);
  const upload = { widthPx: sheet.widthPx, heightPx: sheet.heightPx, toPicture: scaling(1), look: lookAtSheet(sheet) };
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
  it(`are found, ${100 * LEAST} % of them at least, whatever walls look like`, async () => {
    const drawings = await Promise.all([
      ...Object.values(STYLES).map((seed) => sampleDrawing(seed, { sample: 'success' })),
      ...CLEAN.map((seed) => sampleDrawing(seed, { tidy: true })),
    ]);
    let [found, all] = [0, 0];
    for (const drawing of drawings) {
      found += await countFound(drawing);
      all += drawing.truth.rooms.length;
    }
    expect(all).toBeGreaterThan(50);
    expect(found / all).toBeGreaterThanOrEqual(LEAST);
  }, 120_000);
});

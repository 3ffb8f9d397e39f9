import { describe, expect, it } from 'vitest';
import { decodeImage } from '#adapters/codec/decode-image.ts';
import { classifyPixels } from '#adapters/network/classify-pixels.ts';
import { apply, growthOf, scaling } from '#core/geometry/affine.ts';
import { findOpenings } from '#core/openings/find-openings.ts';
import { closeRooms } from '#core/rooms/close-rooms.ts';
import { findDrawing } from '#core/sheet/find-drawing.ts';
import { fitSheet } from '#core/sheet/fit-sheet.ts';
import { traceWeighed } from '#core/walls/trace-weighed.ts';
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
/** Clean drawings whose partitions are hardly thicker than their lines, or whose commonest stroke is hatching: with the network. */
const LEAST_SEEN: readonly [seed: number, found: number][] = [
  [14, 7],
  [77, 12],
];
/** A room of this much more or less area has wrong walls. */
const AREA = 0.12;

/** True rooms whose place lies in a room of about their area that holds no other true room. */
async function countFound({ png, truth }: Drawing, seen = false): Promise<number> {
  const loaded = await decodeImage(png);
  const sidePx = Math.max(loaded.sheet.widthPx, loaded.sheet.heightPx);
  const { sheet, toGiven } = fitSheet({ sheet: loaded.sheet, texts: [], toGiven: scaling(1) }, sidePx);
  const zoom = 1 / growthOf(toGiven);
  const opened = findDrawing(sheet, []);
  const classes = seen ? await classifyPixels(opened) : undefined;
  const { page, walls } = traceWeighed(opened, classes);
  const rooms = closeRooms(walls, findOpenings(page, walls, classes), []);
  const labelAt = ([x, y]: readonly [number, number]) =>
    rooms.labels[Math.floor(y * zoom) * sheet.widthPx + Math.floor(x * zoom)] ?? 0;
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

  it.each(LEAST_SEEN)(
    'clean seed %i with what the network sees: at least %i',
    async (seed, least) => {
      const drawing = await sampleDrawing(seed, { tidy: true });
      expect(await countFound(drawing, true)).toBeGreaterThanOrEqual(least);
    },
    60_000,
  );
});

import { describe, expect, it } from 'vitest';
import { decodeImage } from '#adapters/codec/decode-image.ts';
import { askGeometry } from '#adapters/network/ask-geometry.ts';
import { apply, scaling } from '#core/geometry/affine.ts';
import { openSheet } from '#core/open-sheet.ts';
import { lookAtSheet } from '#core/verdict/look-at-sheet.ts';
import { sampleDrawing } from './sample.ts';

describe('askGeometry', () => {
  it('knows the walls and the floors of a clean drawing', async () => {
    const { png, truth } = await sampleDrawing(12, { tidy: true, sample: 'success' });
    const { sheet } = await decodeImage(png);
    const upload = {
      widthPx: sheet.widthPx,
      heightPx: sheet.heightPx,
      toPicture: scaling(1),
      look: lookAtSheet(sheet),
    };
    const opened = openSheet(sheet, [], upload);
    const zoom = opened.sheet.widthPx / sheet.widthPx;
    const { classes } = await askGeometry(opened.page, opened.texts);
    const { region, width, labels, names } = classes;
    const at = ([x, y]: readonly [number, number]) => {
      const share = width / (region.x1 - region.x0);
      return names[
        labels[Math.floor((y * zoom - region.y0) * share) * width + Math.floor((x * zoom - region.x0) * share)]!
      ];
    };
    const { walls, openings } = truth.plan!;
    const isOpen = ([x, y]: readonly [number, number]) =>
      openings.some(({ from, to }) => {
        const reach = 0.3 + Math.hypot(to[0] - from[0], to[1] - from[1]) / 2;
        return Math.hypot((from[0] + to[0]) / 2 - x, (from[1] + to[1]) / 2 - y) < reach;
      });
    const points = walls.flatMap(({ from, to }) =>
      [0.2, 0.35, 0.5, 0.65, 0.8].map((s): [number, number] => [
        from[0] + (to[0] - from[0]) * s,
        from[1] + (to[1] - from[1]) * s,
      ]),
    );
    const solid = points.filter((p) => !isOpen(p));
    expect(solid.length).toBeGreaterThan(10);
    expect(solid.filter((p) => at(apply(truth.toPixels!, p)) === 'wall').length / solid.length).toBeGreaterThan(0.85);
    const floors = truth.rooms.map((room) => at(room.at));
    expect(floors.filter((name) => name === 'wall' || name === 'outside')).toEqual([]);
  }, 30_000);
});

import { describe, expect, it } from 'vitest';
import type { Source } from '#core/plan/schema.ts';
import { alignOriginal, boxOnPicture, pathOnPicture, toPicture } from './plan-to-picture.ts';

const frame = { widthPx: 1000, heightPx: 800, pixelsPerMetre: 100, x0: -1, y0: -0.5 };

describe('plan to picture', () => {
  it('places metres by origin and scale of the frame', () => {
    expect(toPicture([0, 0], frame)).toEqual([100, 50]);
    expect(boxOnPicture([[0, 0], [2, 1], [1, 3]], frame)).toEqual({ x0: 100, y0: 50, x1: 300, y1: 350 }); // biome-ignore format: points
  });
  it('writes one closed path per ring', () => {
    expect(pathOnPicture([[[0, 0], [1, 0], [1, 1]]], frame)).toBe('M100.0 50.0L200.0 50.0L200.0 150.0Z'); // biome-ignore format: a ring
  });
  it.each<[string, Source['toPixels']]>([
    ['level', [81.2, 0, 0, 81.2, 310, 420]],
    ['turned and mirrored', [3, 60, 60, -3, 900, 100]],
  ])('lays a %s original over the picture', (_name, toPixels) => {
    const [a, b, c, d, e, f] = toPixels;
    const [ma, mb, mc, md, me, mf] = alignOriginal({ widthPx: 1, heightPx: 1, toPixels }, frame);
    for (const [x, y] of [
      [0, 0],
      [3, -2],
      [7.5, 4],
    ] as const) {
      // biome-ignore format: points
      const px = a * x + c * y + e;
      const py = b * x + d * y + f;
      const [wantedX, wantedY] = toPicture([x, y], frame);
      expect(ma * px + mc * py + me).toBeCloseTo(wantedX);
      expect(mb * px + md * py + mf).toBeCloseTo(wantedY);
    }
  });
  it('refuses a source without extent', () => {
    expect(() => alignOriginal({ widthPx: 1, heightPx: 1, toPixels: [0, 0, 0, 0, 1, 1] }, frame)).toThrow(RangeError);
  });
});

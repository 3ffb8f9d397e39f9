import { describe, expect, it } from 'vitest';
import { createBitmap } from '../raster/bitmap.ts';
import { fillBand } from '../raster/fill-band.ts';
import type { Page, PointPx } from '../sheet/types.ts';
import { isLined } from './is-lined.ts';

const window = { from: [100, 60] as PointPx, to: [160, 60] as PointPx };

/** A page with level lines at so many pixels off the window's middle, so thick, from x = 40 to 220 or as given. */
function page(...lines: { off: number; thick: number; from?: number; to?: number }[]): Page {
  const ink = createBitmap(260, 120);
  for (const { off, thick, from = 40, to = 220 } of lines) fillBand(ink, [from, 60 + off], [to, 60 + off], thick);
  return { ink, strokePx: 2 } as Page;
}

describe('isLined', () => {
  it('tells a filled leaf that runs on through an opening', () => {
    expect(isLined(window, 24, page({ off: -8, thick: 8 }), 50)).toBe(true);
  });

  it('leaves thin frames, leaves that end at the jambs, and windows that are filled themselves', () => {
    expect(isLined(window, 24, page({ off: -8, thick: 3 }, { off: 8, thick: 3 }), 50)).toBe(false);
    // Bold outlines among hairlines.
    expect(isLined(window, 40, page({ off: -18, thick: 6 }, { off: 18, thick: 6 }), 50)).toBe(false);
    const broken = page({ off: -8, thick: 8, to: 100 }, { off: -8, thick: 8, from: 160 });
    expect(isLined(window, 24, broken, 50)).toBe(false);
    expect(isLined(window, 24, page({ off: 0, thick: 22 }), 50)).toBe(false);
    const pane = page({ off: 0, thick: 24, to: 100 }, { off: 0, thick: 8 }, { off: 0, thick: 24, from: 160 });
    expect(isLined(window, 24, pane, 50)).toBe(false);
  });
});

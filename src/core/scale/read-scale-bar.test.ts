import { describe, expect, it } from 'vitest';
import type { Page } from '../sheet/types.ts';
import type { TextRun } from '../texts/types.ts';
import { readScaleBar } from './read-scale-bar.ts';

const WIDTH = 600;
const HEIGHT = 100;

/** A bar from x 100 to 350 below labels at the given places. */
function drawn(labels: [text: string, x: number][], bar = true): [TextRun[], Page] {
  const data = new Uint8Array(WIDTH * HEIGHT);
  if (bar) for (let y = 40; y < 44; y++) data.fill(1, y * WIDTH + 100, y * WIDTH + 350);
  const ink = { width: WIDTH, height: HEIGHT, data };
  const texts = labels.map(([text, x]): TextRun => {
    const half = 4 * text.length;
    return {
      text,
      box: { x0: x - half, y0: 20, x1: x + half, y1: 32 },
      angle: 0,
      heightPx: 10,
      confidence: 0.9,
      source: 'ocr',
    };
  });
  return [texts, { ink, widthPx: WIDTH, heightPx: HEIGHT, strokePx: 0 } as Page];
}

describe('readScaleBar', () => {
  it('reads metres and feet', () => {
    expect(
      readScaleBar(
        ...drawn([
          ['0', 100],
          ['1', 150],
          ['5 m', 354],
        ]),
      ),
    ).toBeCloseTo(5 / 250, 6);
    expect(
      readScaleBar(
        ...drawn([
          ['0', 100],
          ['8', 225],
          ['16 ft', 352],
        ]),
      ),
    ).toBeCloseTo((16 * 0.3048) / 250, 6);
  });

  it('wants a bar, a unit, and labels in proportion', () => {
    expect(
      readScaleBar(
        ...drawn(
          [
            ['0', 100],
            ['1', 150],
            ['5 m', 354],
          ],
          false,
        ),
      ),
    ).toBeUndefined();
    expect(
      readScaleBar(
        ...drawn([
          ['0', 100],
          ['1', 150],
          ['5', 354],
        ]),
      ),
    ).toBeUndefined();
    expect(
      readScaleBar(
        ...drawn([
          ['0', 100],
          ['1', 225],
          ['5 m', 354],
        ]),
      ),
    ).toBeUndefined();
    expect(
      readScaleBar(
        ...drawn([
          ['2', 100],
          ['5 m', 354],
        ]),
      ),
    ).toBeUndefined();
  });
});

import sharp from 'sharp';
import { expect, it } from 'vitest';
import { encodeOriginal, toShow } from './shown-drawing.ts';

/** White, its left half black. */
function halfBlack(widthPx: number, heightPx: number) {
  const rgb = new Uint8Array(3 * widthPx * heightPx).fill(255);
  for (let y = 0; y < heightPx; y++) rgb.fill(0, 3 * y * widthPx, 3 * (y * widthPx + widthPx / 2));
  return { widthPx, heightPx, rgb, grey: new Uint8Array(0) };
}

it('reduces what is larger than it is shown, and nothing else', async () => {
  const [large, small] = await Promise.all([toShow(halfBlack(3600, 1200)), toShow(halfBlack(600, 200))]);
  expect([large.widthPx, large.heightPx, large.rgb.length]).toEqual([2400, 800, 3 * 2400 * 800]);
  expect([small.widthPx, small.heightPx]).toEqual([600, 200]);
});

it('shows a drawing upright', async () => {
  const jpg = await encodeOriginal(await toShow(halfBlack(600, 200)), 90);
  const { data, info } = await sharp(jpg).greyscale().raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([200, 600]);
  const at = (x: number, y: number) => data[y * 200 + x]!;
  // What was at the left is above.
  expect([at(100, 50) < 20, at(100, 550) > 235]).toEqual([true, true]);
});

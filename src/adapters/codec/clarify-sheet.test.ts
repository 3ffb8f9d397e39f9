import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { measureClarity } from '#core/sheet/measure-clarity.ts';
import type { Sheet } from '#core/sheet/types.ts';
import { clarifySheet } from './clarify-sheet.ts';
import { toSheet } from './to-sheet.ts';

const SIDE = 400;

/** Black lines two pixels wide on white, spoilt. */
async function drawn(spoil: (picture: Sharp) => Sharp = (picture) => picture): Promise<Sheet> {
  const lines = Array.from({ length: 9 }, (_, k) => {
    const at = 30 + 40 * k;
    return `<path d="M${at} 20V380M20 ${at}H380"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}"><rect width="400" height="400" fill="white"/><g stroke="black" stroke-width="2">${lines.join('')}</g></svg>`;
  const picture = await sharp(Buffer.from(svg)).png().toBuffer();
  return toSheet(await spoil(sharp(picture)).ensureAlpha().raw().toBuffer(), SIDE, SIDE);
}

const blurred = (picture: Sharp) => picture.blur(1);
const faint = (picture: Sharp) => picture.linear(0.4, 0.6 * 255);

describe('clarifySheet', () => {
  it('leaves clear drawings and blank paper as they are', async () => {
    const clear = await drawn();
    expect(measureClarity(clear)).toMatchObject({ contrast: 255, ground: 255, isLight: false });
    expect(await clarifySheet(clear)).toBe(clear);
    const blank = toSheet(new Uint8Array(4 * SIDE * SIDE).fill(255), SIDE, SIDE);
    expect(await clarifySheet(blank)).toBe(blank);
  });

  it('sharpens blurred lines', async () => {
    const soft = await drawn(blurred);
    const sharper = await clarifySheet(soft);
    expect(measureClarity(soft)!.sharpness).toBeLessThan(0.65);
    expect(measureClarity(sharper)!.sharpness).toBeGreaterThan(0.7);
    expect([sharper.widthPx, sharper.heightPx]).toEqual([SIDE, SIDE]);
  });

  it('makes faint lines bold and leaves the paper white', async () => {
    const pale = await drawn(faint);
    const bolder = await clarifySheet(pale);
    expect(measureClarity(pale)!.contrast).toBeLessThan(110);
    expect(measureClarity(bolder)!.contrast).toBeGreaterThan(200);
    expect(bolder.grey[5 * SIDE + 5]).toBe(255);
  });

  it.each([
    ['light lines on dark paper', -0.4, 122, 20],
    ['light lines on grey paper', -0.4, 235, 35],
    ['dark lines on grey paper', 0.4, 6, 220],
  ])('does the same for %s', async (_, slope, offset, ground) => {
    const bolder = await clarifySheet(await drawn((picture) => picture.linear(slope, offset)));
    expect(measureClarity(bolder)!.contrast).toBeGreaterThan(200);
    expect(Math.abs(bolder.grey[5 * SIDE + 5]! - ground)).toBeLessThan(3);
  });

  it('looks at the ground beside the lines, not at the empty half of a picture', async () => {
    const dim = await drawn((picture) => picture.linear(0.4, 6));
    const grey = dim.grey.slice();
    const rgb = dim.rgb.slice();
    grey.fill(255, (SIDE * SIDE * 2) / 3);
    rgb.fill(255, SIDE * SIDE * 2);
    const bolder = await clarifySheet({ ...dim, grey, rgb });
    expect(bolder.grey[5 * SIDE + 5]).toBeGreaterThan(200);
    expect(bolder.grey[100 * SIDE + 30]).toBeLessThan(30);
  });
});

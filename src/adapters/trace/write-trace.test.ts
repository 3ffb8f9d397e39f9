import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Bitmap, Sheet } from '#core/sheet/types.ts';
import { reportPage } from './report-page.ts';
import { writeTrace } from './write-trace.ts';

const [WIDTH, HEIGHT] = [60, 40];
const sheet: Sheet = {
  widthPx: WIDTH,
  heightPx: HEIGHT,
  rgb: new Uint8Array(WIDTH * HEIGHT * 3).fill(255),
  grey: new Uint8Array(WIDTH * HEIGHT).fill(255),
};
const mask: Bitmap = { width: WIDTH, height: HEIGHT, data: new Uint8Array(WIDTH * HEIGHT) };
mask.data.fill(1, 0, WIDTH * 10);

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'plenish-trace-'));
});
afterAll(() => rm(dir, { recursive: true }));

describe('writeTrace', () => {
  it('draws the stages that ran, in order, and a page that shows them', async () => {
    const pictures = await writeTrace(dir, sheet, {
      walls: { walls: [], mask, thicknessPx: 4, doorPx: 20 },
      symbols: { fixtures: [], furniture: [{ kind: 'bed', room: 0, outline: [[10, 20], [30, 20], [30, 35], [10, 35]], confidence: 0.9 }] }, // biome-ignore format: short
      verdict: { code: 'furniture_detected', message: 'A <bed> is drawn.', details: {} },
    });
    expect(pictures).toEqual(['4-walls.png', '7-symbols.png']);
    const page = await readFile(join(dir, 'index.html'), 'utf8');
    expect(page.indexOf('4-walls.png')).toBeLessThan(page.indexOf('7-symbols.png'));
    expect(page).toContain('A &#60;bed&#62; is drawn.');
  });

  it('colours the wall mask and leaves the rest of the sheet', async () => {
    const [name] = await writeTrace(dir, sheet, {
      walls: { walls: [], mask, thicknessPx: 4, doorPx: 20 },
    });
    const { data, info } = await sharp(join(dir, name!)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([WIDTH, HEIGHT]);
    const pixel = (x: number, y: number) => [...data.subarray((y * WIDTH + x) * 3, (y * WIDTH + x) * 3 + 3)];
    expect(pixel(30, 35)).toEqual([255, 255, 255]);
    expect(pixel(30, 3)[2]).toBeLessThan(200);
  });
});

describe('reportPage', () => {
  const row = (file: string, code: 'success' | 'file_unreadable', expected?: string[]) => ({
    file, expected, verdict: { code, message: '', details: {} }, rooms: 3, doors: 2, windows: 1, scale: '', milliseconds: 10,
  }); // biome-ignore format: a table

  it('counts the right verdicts and puts the wrong ones first', () => {
    const page = reportPage([
      row('right.png', 'success', ['success']),
      row('wrong.png', 'file_unreadable', ['success']),
      row('unknown.png', 'success'),
    ]);
    expect(page).toContain('1 of 2 verdicts right');
    expect(page.indexOf('wrong.png')).toBeLessThan(page.indexOf('unknown.png'));
    expect(page.indexOf('unknown.png')).toBeLessThan(page.indexOf('right.png'));
  });
});

import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { makeRandom } from '../random.ts';
import { rasterise, wearSheet } from './sheet-wear.ts';
import type { TextTruth, Wear } from './types.ts';

const NONE: Wear = { bleed: 0, holes: 0, stamp: false, raster: 0, blocks: 1 };

/** A white sheet with a black bar on its left half. */
function sheet() {
  const canvas = createCanvas(400, 594);
  const ctx = canvas.getContext('2d');
  ctx.fillStyle = '#ffffff';
  ctx.fillRect(0, 0, 400, 594);
  ctx.fillStyle = '#000000';
  ctx.fillRect(80, 100, 40, 390);
  return canvas;
}

const shareOf = (data: Uint8ClampedArray, is: (v: number) => boolean) =>
  data.filter((v, i) => i % 4 === 0 && is(v)).length / (data.length / 4);

describe('wearSheet', () => {
  it('shows the back through the paper, paler than ink, and leaves the front', () => {
    const { canvas } = wearSheet(sheet(), { ...NONE, bleed: 0.1 }, [], makeRandom(1));
    const { data } = canvas.getContext('2d').getImageData(0, 0, 400, 594);
    const bar = (40 * 390) / (400 * 594);
    expect(shareOf(data, (v) => v === 0)).toBeCloseTo(bar, 2);
    expect(shareOf(data, (v) => v > 215 && v < 245)).toBeGreaterThan(bar * 0.6);
  });

  it('punches holes along the left edge', () => {
    const { canvas } = wearSheet(sheet(), { ...NONE, holes: 2 }, [], makeRandom(1));
    const at = (x: number, y: number) => canvas.getContext('2d').getImageData(x, y, 1, 1).data[0]!;
    expect([at(24, 297 - 80), at(24, 297 + 80)].filter((v) => v === 255)).toEqual([]);
    expect(at(24, 297)).toBe(255);
  });

  it('says what its stamp says and where, and never stamps over a text', () => {
    const seeds = Array.from({ length: 30 }, (_, i) => i);
    const stamps = seeds.flatMap((seed) => {
      const { canvas, texts } = wearSheet(sheet(), { ...NONE, stamp: true }, [], makeRandom(seed));
      return texts.map(({ box }) => ({ canvas, box }));
    });
    expect(stamps.length).toBe(30);
    for (const { canvas, box } of stamps) {
      const x = Math.max(0, box.x0);
      const { data } = canvas.getContext('2d').getImageData(x, box.y0, Math.min(400, box.x1) - x, box.y1 - box.y0);
      expect(shareOf(data, (v) => v < 250)).toBeGreaterThan(0.1);
    }
    const all: TextTruth = { text: '', role: 'note', angle: 0, box: { x0: 0, y0: 0, x1: 400, y1: 594 } };
    for (const seed of seeds)
      expect(wearSheet(sheet(), { ...NONE, stamp: true }, [all], makeRandom(seed)).texts).toEqual([]);
  });
});

describe('rasterise', () => {
  it.each([3, 4, 5])('prints greys as dots of as much ink in cells of %i pixels', (cell) => {
    const inkOf = (grey: number) => {
      const data = new Uint8ClampedArray(60 * 60 * 4).fill(grey);
      rasterise(data, 60, cell);
      return shareOf(data, (v) => v < 128);
    };
    expect(inkOf(0)).toBe(1);
    expect(inkOf(255)).toBe(0);
    // Half of it ink, to one dot of a cell.
    expect(Math.abs(inkOf(155) - 0.5)).toBeLessThan(1 / cell ** 2);
    expect(inkOf(225)).toBeGreaterThan(0.03);
    expect(inkOf(225)).toBeLessThan(inkOf(155));
  });
});

import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { makeRandom } from '../../random.ts';
import { sampleDrawing } from '../../sample.ts';
import { registerFonts } from '../fonts.ts';
import { drawNegative, NEGATIVE_KINDS } from '../negatives.ts';
import { WIDE_NEGATIVES, WIDE_PAINTERS, type WideNegativeKind } from './wide-negatives.ts';

const KINDS = Object.keys(WIDE_NEGATIVES) as WideNegativeKind[];

describe('pictures that show no plan', () => {
  it.each(KINDS)('has ink over much of the sheet: %s', (kind) => {
    registerFonts();
    for (const seed of [1, 2, 3, 4]) {
      const canvas = createCanvas(1000, 800);
      const ctx = canvas.getContext('2d');
      ctx.fillStyle = '#ffffff';
      ctx.fillRect(0, 0, 1000, 800);
      ctx.strokeStyle = ctx.fillStyle = '#111111';
      WIDE_PAINTERS[kind](ctx, 1000, 800, makeRandom(`${kind} ${seed}`));
      const { data } = ctx.getImageData(0, 0, 1000, 800);
      const inked = new Set<number>();
      let dark = 0;
      for (let i = 0; i < 1000 * 800; i++) {
        if (data[i * 4 + 1]! > 140) continue;
        dark++;
        inked.add(Math.floor(Math.floor(i / 1000) / 200) * 4 + Math.floor((i % 1000) / 250));
      }
      expect(dark).toBeGreaterThan(1500);
      // Of 16 parts of the sheet.
      expect(inked.size).toBeGreaterThan(kind === 'title page' ? 2 : 6);
    }
  });

  it('are refused as unreadable with no plan, no text and no class, half of them of the wide kinds', async () => {
    const notes: string[] = [];
    for (let seed = 1; seed <= 30; seed++) {
      const { truth, classMap, sheetTruth } = await sampleDrawing(seed, { repertoire: 'wide', sample: 'no-plan' });
      expect(truth).toMatchObject({ codes: ['file_unreadable'], texts: [], rooms: [] });
      expect(truth.plan).toBeUndefined();
      expect(classMap().some((value) => value > 0)).toBe(false);
      expect(sheetTruth().walls).toEqual([]);
      notes.push(truth.note);
    }
    const wide = notes.filter((note) => KINDS.includes(note as WideNegativeKind));
    expect(wide.length).toBeGreaterThan(8);
    expect(wide.length).toBeLessThan(23);
    const usual = await Promise.all([1, 2, 3, 4, 5, 6].map(async (seed) => (await drawNegative(seed)).truth.note));
    expect(usual.filter((note) => !(NEGATIVE_KINDS as readonly string[]).includes(note))).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { printSheet } from './print-scale.ts';

describe('the print sheet', () => {
  it('is 1:100 on A4 with the table where that fits, upright or across as the plan lies', () => {
    const upright = printSheet(18, 14, 8);
    expect(upright).toMatchObject({ paper: 'A4', orientation: 'portrait', scale: 100, widthMm: 180, heightMm: 140 });
    expect(printSheet(24, 13, 8)).toMatchObject({ paper: 'A4', orientation: 'landscape', scale: 100 });
  });
  it('shows a small home larger, at a scale that people know', () => {
    expect(printSheet(8, 7, 4)).toMatchObject({ paper: 'A4', scale: 50 });
    expect(printSheet(12, 11, 6)).toMatchObject({ paper: 'A4', scale: 75 });
  });
  it('gives up the table beside the plan before the scale, and A4 before 1:100', () => {
    expect(printSheet(18, 22, 12)).toMatchObject({ paper: 'A4', orientation: 'portrait', scale: 100 });
    expect(printSheet(30, 20, 12)).toMatchObject({ paper: 'A3', scale: 100 });
    expect(printSheet(60, 25, 12)).toMatchObject({ paper: 'A4', scale: 250 });
  });
  it('never crops: every sheet has room for the whole plan', () => {
    for (const [width, height] of [
      [3, 3],
      [9, 30],
      [41, 12],
      [120, 40],
      [400, 90],
    ] as const) {
      // biome-ignore format: sizes
      const sheet = printSheet(width, height, 10);
      const [long, short] = sheet.paper === 'A4' ? [297, 210] : [420, 297];
      expect(sheet.widthMm).toBeLessThan(sheet.orientation === 'portrait' ? short : long);
      expect(sheet.heightMm).toBeLessThan(sheet.orientation === 'portrait' ? long : short);
    }
  });
});

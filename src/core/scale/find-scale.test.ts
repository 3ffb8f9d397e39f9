import { describe, expect, it } from 'vitest';
import type { OpeningPx, WallPx } from '../structure/types.ts';
import { DrawnSheet } from './drawn-sheet.fixture.ts';
import { findScale } from './find-scale.ts';

const door = (width: number): OpeningPx => ({ kind: 'door', wall: 0, from: [100, 100], to: [100 + width, 100] });

describe('findScale', () => {
  it('reads chains in metres along both axes', () => {
    const d = new DrawnSheet();
    d.chainX(80, [100, 300, 450, 700], ['4.00', '3.00', '5.00']);
    d.chainY(60, [120, 320, 420], ['4.00', '2.00']);
    const scale = findScale(d.input());
    expect(scale.metresPerPixel).toBeCloseTo(0.02, 4);
    expect(scale).toMatchObject({ from: 'dimensions', unit: 'm', agreeing: 5, others: [] });
  });

  it('follows lines along whose edge a scan has left grain', () => {
    const d = new DrawnSheet();
    d.linePx = 2;
    const ends = [100, 300, 450, 700];
    d.chainX(100, ends, ['4.00', '3.00', '5.00']);
    // Grain under three of the five places at which a line is looked for, none near the middle of its text.
    ends.slice(1).forEach((end, i) => {
      const middle = (ends[i]! + end) / 2;
      for (const share of [-0.3, 0.15, 0.3]) {
        const x = Math.round(middle + share * 0.6 * 12 * 4);
        d.fill(x, 99, x + 1, 100);
      }
    });
    expect(findScale(d.input())).toMatchObject({ agreeing: 3 });
  });

  it('reads feet and inches among misread texts', () => {
    const d = new DrawnSheet();
    const px = (feet: number) => (feet * 0.3048) / 0.01524;
    d.chainX(80, [100, 100 + px(12), 100 + px(20.5), 100 + px(24)], [`12'-0"`, `8'-6"`, `3'-6"`]);
    d.chainX(140, [100, 100 + px(10), 100 + px(17), 100 + px(24)], [`70'-0"`, `1'-0"`, `7'-0"`]);
    const scale = findScale(d.input());
    expect(scale.metresPerPixel).toBeCloseTo(0.01524, 5);
    expect(scale.unit).toBe('ft-in');
    expect(scale.agreeing).toBe(4);
  });

  it('lets doors choose between centimetres and millimetres, and set nothing', () => {
    const drawn = (texts: string[]) => {
      const d = new DrawnSheet();
      d.chainX(80, [100, 300, 450, 650], texts);
      return d;
    };
    const doors = { openings: [door(45), door(45), door(40)] };
    const cm = findScale(drawn(['400', '300', '400']).input(doors));
    expect(cm.unit).toBe('cm');
    expect(cm.metresPerPixel).toBeCloseTo(0.02, 4);
    const mm = findScale(drawn(['4000', '3000', '4000']).input(doors));
    expect(mm.unit).toBe('mm');
    expect(mm.metresPerPixel).toBeCloseTo(0.02, 4);
    expect(findScale(drawn([]).input(doors)).metresPerPixel).toBeUndefined();
  });

  it('is sure of millimetres that lengths and doors bear out where only the lines of outlined walls were found', () => {
    const d = new DrawnSheet();
    for (const y of [80, 180, 280, 380, 480]) d.chainX(y, [100, 300, 450, 650], ['4000', '3000', '4000']);
    const { walls } = d.input();
    const wall = { from: [100, 100], to: [100, 600], thicknessPx: 1, exterior: true } as WallPx;
    const thin = {
      openings: [door(45), door(45), door(40)],
      walls: { ...walls, walls: [wall, wall, wall, wall], thicknessPx: 1 },
    };
    expect(findScale(d.input(thin))).toMatchObject({ unit: 'mm', agreeing: 15 });
  });

  it('is as sure of a picture whose axes each agree as of one in true proportions', () => {
    const drawn = (stretch: number) => {
      const d = new DrawnSheet();
      d.chainX(80, [100, 300, 450, 700, 800], ['4.00', '3.00', '5.00', '2.00']);
      const y = (metres: number) => Math.round(120 + (metres / 0.02) * stretch);
      d.chainY(60, [y(0), y(3.048), y(5.4864), y(9.144)], [`10'-0"`, `8'-0"`, `12'-0"`]);
      return findScale(d.input());
    };
    const [stretched, usual] = [drawn(0.8), drawn(1)];
    expect(stretched.y! / stretched.x!).toBeCloseTo(1.25, 2);
    expect(stretched.confidence).toBeGreaterThan(0.8 * usual.confidence);
  });

  it('reads room sizes in either order', () => {
    const d = new DrawnSheet();
    d.room(100, 100, 300, 250, '4.00 x 3.00');
    d.room(320, 100, 480, 250, '3.00 x 3.20');
    d.room(100, 270, 480, 400, '7.60 x 2.60');
    const scale = findScale(d.input());
    expect(scale.metresPerPixel).toBeCloseTo(0.02, 3);
    expect(scale.agreeing).toBe(3);
  });

  it('takes a scale bar for what room sizes say roughly, and not against them', () => {
    const withBar = (metres: string) => {
      const d = new DrawnSheet();
      d.room(100, 100, 300, 260, '4.10 x 3.28');
      d.room(320, 100, 520, 250, '4.10 x 3.08');
      d.room(100, 300, 300, 500, '4.10 x 4.10');
      d.fill(100, 600, 351, 604);
      d.write('0', 100, 590, 0);
      d.write(metres, 351, 590, 0);
      return findScale(d.input());
    };
    const scale = withBar('5 m');
    expect(scale.from).toBe('scale-bar');
    expect(scale.metresPerPixel).toBeCloseTo(0.02, 3);
    expect(withBar('8 m').from).toBe('dimensions');
  });

  it('takes a bar of equal cells with its last label for what nothing says better, and not against areas or doors', () => {
    const withCells = (areas: readonly [number, number, number], doorPx: number, chain: string[] = []) => {
      const d = new DrawnSheet();
      d.room(100, 100, 300, 250, `${areas[0].toFixed(2)} m²`);
      d.room(320, 100, 480, 250, `${areas[1].toFixed(2)} m²`);
      d.room(100, 270, 480, 400, `${areas[2].toFixed(2)} m²`);
      d.fill(100, 600, 351, 601);
      d.fill(100, 607, 351, 608);
      for (const x of [100, 200, 300]) d.fill(x, 600, x + 51, 608);
      d.write('5 m', 350, 588, 0);
      if (chain.length > 0) d.chainX(520, [100, 300, 450, 700], chain);
      return findScale(d.input({ openings: [door(doorPx), door(doorPx)] }));
    };
    const unlike = [3, 20, 5] as const;
    expect(withCells(unlike, 40)).toMatchObject({ from: 'scale-bar', agreeing: 1 });
    expect(withCells(unlike, 40).metresPerPixel).toBeCloseTo(0.02, 4);
    expect(withCells([12, 9.6, 19.76], 40).from).toBe('scale-bar');
    expect(withCells([17.28, 13.82, 28.45], 40).from).toBe('areas');
    expect(withCells(unlike, 40, ['4.40', '3.30', '5.50'])).toMatchObject({ from: 'dimensions', agreeing: 3 });
    expect(withCells(unlike, 120).metresPerPixel).toBeUndefined();
  });

  it('falls back on areas when several agree', () => {
    const d = new DrawnSheet();
    d.room(100, 100, 300, 250, '12,00 m²');
    d.room(320, 100, 480, 250, '9,60 m²');
    d.room(100, 270, 480, 400, '19,76 m²');
    const scale = findScale(d.input());
    expect(scale.from).toBe('areas');
    expect(scale.metresPerPixel).toBeCloseTo(0.02, 3);
  });

  it('takes a printed ratio where the page has a true size', () => {
    const d = new DrawnSheet();
    d.write('1:100', 400, 600, 0);
    expect(findScale(d.input()).metresPerPixel).toBeUndefined();
    const scale = findScale(d.input({ pageMm: { width: 180, height: 140 } }));
    expect(scale).toMatchObject({ from: 'ratio', metresPerPixel: 0.02 });
  });

  it('names a second scale on the sheet', () => {
    const d = new DrawnSheet();
    d.chainX(80, [100, 300, 450, 700], ['4.00', '3.00', '5.00']);
    d.chainX(140, [100, 250, 400, 700], ['3.00', '3.00', '6.00']);
    d.chainX(400, [100, 200, 350, 600], ['1.00', '1.50', '2.50']);
    d.chainX(460, [100, 300, 400, 600], ['2.00', '1.00', '2.00']);
    const scale = findScale(d.input());
    const all = [scale.metresPerPixel!, ...scale.others.map((o) => o.metresPerPixel)].sort();
    expect(all).toHaveLength(2);
    expect(all[0]).toBeCloseTo(0.01, 4);
    expect(all[1]).toBeCloseTo(0.02, 4);
  });

  it('sees short ticks on thick lines', () => {
    const d = new DrawnSheet();
    const line = (y: number, ends: number[], texts: string[]) => {
      d.fill(ends[0]! - 1, y - 1, ends.at(-1)! + 2, y + 3);
      for (const x of ends) d.fill(x - 1, y - 6, x + 2, y + 8);
      texts.forEach((text, i) => {
        d.write(text, (ends[i]! + ends[i + 1]!) / 2, y - 14, 0);
      });
    };
    line(80, [100, 120, 500, 520, 700], ['', '7.60', '', '3.60']);
    line(140, [100, 700], ['12.00']);
    const input = d.input();
    const scale = findScale({ ...input, page: { ...input.page, strokePx: 4 } });
    expect(scale.metresPerPixel).toBeCloseTo(0.02, 4);
    expect(scale.agreeing).toBe(3);
  });

  it('takes the tick, not the widest part of an arrow head, for the end', () => {
    const d = new DrawnSheet();
    const ends = [100, 200, 500, 700];
    d.fill(100, 80, 701, 81);
    for (const x of ends) d.fill(x, 73, x + 1, 88);
    // Heads begin a few pixels from the tick and open away from it.
    const head = (x: number, side: 1 | -1) => {
      for (let k = 3; k <= 11; k++)
        for (const row of [80 - (k >> 1), 80 + (k >> 1)]) d.fill(x + side * k, row, x + side * k + 1, row + 1);
    };
    for (const x of ends) {
      if (x > 100) head(x, -1);
      if (x < 700) head(x, 1);
    }
    ['2.00', '6.00', '4.00'].forEach((text, i) => {
      d.write(text, (ends[i]! + ends[i + 1]!) / 2, 68, 0);
    });
    const scale = findScale(d.input());
    expect(scale.agreeing).toBe(3);
    expect(Math.abs(scale.metresPerPixel! / 0.02 - 1)).toBeLessThan(0.005);
  });

  it('tells apart two thick slashes at the faces of a thin wall', () => {
    const d = new DrawnSheet();
    const ends = [100, 290, 300, 590, 600, 750];
    d.fill(100, 79, 751, 82);
    for (const x of ends) for (let k = -8; k <= 8; k++) d.fill(x + k - 2, 80 - k, x + k + 3, 81 - k);
    ['3.80', '', '5.80', '', '3.00'].forEach((text, i) => {
      if (text) d.write(text, (ends[i]! + ends[i + 1]!) / 2, 62, 0);
    });
    const input = d.input();
    const scale = findScale({ ...input, page: { ...input.page, strokePx: 3 } });
    expect(scale.agreeing).toBe(3);
    expect(Math.abs(scale.metresPerPixel! / 0.02 - 1)).toBeLessThan(0.005);
  });

  it('believes many written units more than odd doors', () => {
    const d = new DrawnSheet();
    d.chainX(80, [100, 300, 450, 700], ['4.00 m', '3.00 m', '5.00 m']);
    d.chainY(60, [120, 320, 420, 640], ['4.00 m', '2.00 m', '4.40 m']);
    const odd = Array.from({ length: 8 }, () => door(170));
    expect(findScale(d.input({ openings: odd })).metresPerPixel).toBeCloseTo(0.02, 4);
  });

  it('believes an overall dimension more than small numbers of something else', () => {
    const d = new DrawnSheet();
    d.chainX(80, [60, 835], ['15 500']);
    d.chainX(300, [200, 220], ['30']);
    d.chainX(340, [300, 320], ['30']);
    const scale = findScale(d.input());
    expect(scale).toMatchObject({ unit: 'mm', agreeing: 1 });
    expect(scale.metresPerPixel).toBeCloseTo(0.02, 4);
  });

  it('gives none rather than a wrong one', () => {
    const d = new DrawnSheet();
    d.chainX(80, [100, 300, 450, 700], ['4.00', '1.10', '9.00']);
    d.chainY(60, [120, 320, 420], ['7.30', '0.45']);
    expect(findScale(d.input()).metresPerPixel).toBeUndefined();
    expect(findScale(new DrawnSheet().input())).toMatchObject({ from: 'assumed', agreeing: 0, read: 0, confidence: 0 });
  });
});

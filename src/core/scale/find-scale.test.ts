import { describe, expect, it } from 'vitest';
import type { OpeningPx } from '../openings/types.ts';
import type { RoomPx, RoomsPx } from '../rooms/types.ts';
import type { Bitmap, Page } from '../sheet/types.ts';
import type { TextRun } from '../texts/types.ts';
import type { WallsPx } from '../walls/types.ts';
import { findScale, type ScaleInput } from './find-scale.ts';

const WIDTH = 900;
const HEIGHT = 700;
const TEXT = 12;

/** A sheet on which dimension lines and rooms can be drawn, all coordinates in pixels. */
class Drawing {
  readonly ink: Bitmap = { width: WIDTH, height: HEIGHT, data: new Uint8Array(WIDTH * HEIGHT) };
  readonly texts: TextRun[] = [];
  readonly rooms: RoomPx[] = [];
  readonly labels = new Uint16Array(WIDTH * HEIGHT);
  /** Luminance of what is drawn, and thickness of dimension lines. */
  tone = 0;
  linePx = 1;

  fill(x0: number, y0: number, x1: number, y1: number): void {
    for (let y = y0; y < y1; y++) for (let x = x0; x < x1; x++) this.ink.data[y * WIDTH + x] = 1;
  }

  /** A lying dimension line with slashes at its ends and its text above. */
  chainX(y: number, ends: number[], texts: string[]): void {
    this.fill(ends[0]!, y, ends.at(-1)! + 1, y + this.linePx);
    const [reach, middle] = [5 + this.linePx, y + (this.linePx >> 1)];
    for (const x of ends)
      for (let d = -reach; d <= reach; d++) this.fill(x + d, middle - d, x + d + this.linePx, middle - d + 1);
    texts.forEach((text, i) => {
      this.write(text, (ends[i]! + ends[i + 1]!) / 2, y - 10, 0);
    });
  }

  /** A standing one with crossing ticks, text upwards on its left. */
  chainY(x: number, ends: number[], texts: string[]): void {
    this.fill(x, ends[0]!, x + 1, ends.at(-1)! + 1);
    for (const y of ends) this.fill(x - 6, y, x + 7, y + 1);
    texts.forEach((text, i) => {
      this.write(text, x - 10, (ends[i]! + ends[i + 1]!) / 2, 270);
    });
  }

  write(text: string, cx: number, cy: number, angle: TextRun['angle']): void {
    const [w, h] = angle === 0 ? [0.6 * TEXT * text.length, TEXT] : [TEXT, 0.6 * TEXT * text.length];
    const box = { x0: cx - w / 2, y0: cy - h / 2, x1: cx + w / 2, y1: cy + h / 2 };
    this.texts.push({ text, box, angle, heightPx: TEXT, confidence: 0.95, source: 'ocr' });
  }

  room(x0: number, y0: number, x1: number, y1: number, text: string): void {
    this.rooms.push({
      outline: [[x0, y0], [x1, y0], [x1, y1], [x0, y1]],
      holes: [],
      areaPx: (x1 - x0) * (y1 - y0),
      texts: [],
      outdoor: false,
    }); // biome-ignore format: one point a line would hide the shape
    for (let y = y0; y < y1; y++) this.labels.fill(this.rooms.length, y * WIDTH + x0, y * WIDTH + x1);
    this.write(text, (x0 + x1) / 2, (y0 + y1) / 2, 0);
  }

  input(more: Partial<ScaleInput> = {}): ScaleInput {
    const pale = this.tone > 200;
    const page: Page = {
      widthPx: WIDTH,
      heightPx: HEIGHT,
      region: { x0: 50, y0: 50, x1: 850, y1: 650 },
      ink: this.ink,
      lineInk: pale ? { ...this.ink, data: new Uint8Array(WIDTH * HEIGHT) } : this.ink,
      grey: this.ink.data.map((v) => (v ? this.tone : 255)),
      rgb: new Uint8Array(0),
      strokePx: 1,
      textPx: TEXT,
    };
    const walls = { walls: [], mask: this.ink, thicknessPx: 10, doorPx: 40 } as unknown as WallsPx;
    const rooms: RoomsPx = { rooms: this.rooms, labels: this.labels, inside: this.ink };
    return { texts: this.texts, page, walls, openings: [], rooms, ...more };
  }
}

const door = (width: number): OpeningPx => ({ kind: 'door', wall: 0, from: [100, 100], to: [100 + width, 100] });

describe('findScale', () => {
  it('reads chains in metres along both axes', () => {
    const d = new Drawing();
    d.chainX(80, [100, 300, 450, 700], ['4.00', '3.00', '5.00']);
    d.chainY(60, [120, 320, 420], ['4.00', '2.00']);
    const scale = findScale(d.input());
    expect(scale.metresPerPixel).toBeCloseTo(0.02, 4);
    expect(scale).toMatchObject({ from: 'dimensions', unit: 'm', agreeing: 5, others: [] });
  });

  it('reads feet and inches among misread texts', () => {
    const d = new Drawing();
    const px = (feet: number) => (feet * 0.3048) / 0.01524;
    d.chainX(80, [100, 100 + px(12), 100 + px(20.5), 100 + px(24)], [`12'-0"`, `8'-6"`, `3'-6"`]);
    d.chainX(140, [100, 100 + px(10), 100 + px(17), 100 + px(24)], [`70'-0"`, `1'-0"`, `7'-0"`]);
    const scale = findScale(d.input());
    expect(scale.metresPerPixel).toBeCloseTo(0.01524, 5);
    expect(scale.unit).toBe('ft-in');
    expect(scale.agreeing).toBe(4);
  });

  it('finds dimension lines that are too pale to count as ink', () => {
    const d = new Drawing();
    d.tone = 225;
    d.chainX(80, [100, 300, 450, 700], ['4.00', '3.00', '5.00']);
    expect(findScale(d.input()).metresPerPixel).toBeCloseTo(0.02, 4);
  });

  it('finds dimension lines bolder than the strokes of a hatch', () => {
    const d = new Drawing();
    d.linePx = 4;
    d.chainX(80, [100, 300, 450, 700], ['4.00', '3.00', '5.00']);
    expect(findScale(d.input()).metresPerPixel).toBeCloseTo(0.02, 4);
  });

  it('lets doors choose between centimetres and millimetres, and set nothing', () => {
    const drawn = (texts: string[]) => {
      const d = new Drawing();
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

  it('reads room sizes in either order', () => {
    const d = new Drawing();
    d.room(100, 100, 300, 250, '4.00 x 3.00');
    d.room(320, 100, 480, 250, '3.00 x 3.20');
    d.room(100, 270, 480, 400, '7.60 x 2.60');
    const scale = findScale(d.input());
    expect(scale.metresPerPixel).toBeCloseTo(0.02, 3);
    expect(scale.agreeing).toBe(3);
  });

  it('falls back on areas when several agree', () => {
    const d = new Drawing();
    d.room(100, 100, 300, 250, '12,00 m²');
    d.room(320, 100, 480, 250, '9,60 m²');
    d.room(100, 270, 480, 400, '19,76 m²');
    const scale = findScale(d.input());
    expect(scale.from).toBe('areas');
    expect(scale.metresPerPixel).toBeCloseTo(0.02, 3);
  });

  it('takes a printed ratio where the page has a true size', () => {
    const d = new Drawing();
    d.write('1:100', 400, 600, 0);
    expect(findScale(d.input()).metresPerPixel).toBeUndefined();
    const scale = findScale(d.input({ pageMm: { width: 180, height: 140 } }));
    expect(scale).toMatchObject({ from: 'ratio', metresPerPixel: 0.02 });
  });

  it('names a second scale on the sheet', () => {
    const d = new Drawing();
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

  it('tells a stretched picture by its axes', () => {
    const d = new Drawing();
    d.chainX(80, [100, 300, 450, 700], ['4.00', '3.00', '5.00']);
    d.chainX(130, [100, 350, 700], ['5.00', '7.00']);
    d.chainY(60, [120, 340, 450, 615], ['4.00', '2.00', '3.00']);
    d.chainY(30, [120, 230, 615], ['2.00', '7.00']);
    const scale = findScale(d.input());
    expect(scale.x! / scale.y!).toBeCloseTo(1.1, 2);
  });

  it('sees short ticks on thick lines', () => {
    const d = new Drawing();
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
    const d = new Drawing();
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
    const d = new Drawing();
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
    const d = new Drawing();
    d.chainX(80, [100, 300, 450, 700], ['4.00 m', '3.00 m', '5.00 m']);
    d.chainY(60, [120, 320, 420, 640], ['4.00 m', '2.00 m', '4.40 m']);
    const odd = Array.from({ length: 8 }, () => door(170));
    expect(findScale(d.input({ openings: odd })).metresPerPixel).toBeCloseTo(0.02, 4);
  });

  it('believes an overall dimension more than small numbers of something else', () => {
    const d = new Drawing();
    d.chainX(80, [60, 835], ['15 500']);
    d.chainX(300, [200, 220], ['30']);
    d.chainX(340, [300, 320], ['30']);
    const scale = findScale(d.input());
    expect(scale).toMatchObject({ unit: 'mm', agreeing: 1 });
    expect(scale.metresPerPixel).toBeCloseTo(0.02, 4);
  });

  it('gives none rather than a wrong one', () => {
    const d = new Drawing();
    d.chainX(80, [100, 300, 450, 700], ['4.00', '1.10', '9.00']);
    d.chainY(60, [120, 320, 420], ['7.30', '0.45']);
    expect(findScale(d.input()).metresPerPixel).toBeUndefined();
    expect(findScale(new Drawing().input())).toMatchObject({ from: 'assumed', agreeing: 0, read: 0, confidence: 0 });
  });
});

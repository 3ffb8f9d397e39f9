import type { Bitmap, Page } from '../sheet/types.ts';
import type { RoomPx, RoomsPx, WallsPx } from '../structure/types.ts';
import type { TextRun } from '../texts/types.ts';
import type { ScaleInput } from './find-scale.ts';

const WIDTH = 900;
const HEIGHT = 700;
const TEXT = 12;
const PALE = 200;

/** A sheet on which dimension lines and rooms can be drawn for tests, all coordinates in pixels. */
export class DrawnSheet {
  readonly ink: Bitmap = { width: WIDTH, height: HEIGHT, data: new Uint8Array(WIDTH * HEIGHT) };
  readonly grey = new Uint8Array(WIDTH * HEIGHT).fill(255);
  readonly texts: TextRun[] = [];
  readonly rooms: RoomPx[] = [];
  readonly labels = new Uint16Array(WIDTH * HEIGHT);
  /** Luminance of what is drawn from now on (no ink if it is pale), and thickness of dimension lines. */
  tone = 0;
  linePx = 1;

  fill(x0: number, y0: number, x1: number, y1: number): void {
    for (let y = y0; y < y1; y++) {
      for (let x = x0; x < x1; x++) {
        this.grey[y * WIDTH + x] = this.tone;
        if (this.tone <= PALE) this.ink.data[y * WIDTH + x] = 1;
      }
    }
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
    const page: Page = {
      widthPx: WIDTH,
      heightPx: HEIGHT,
      region: { x0: 50, y0: 50, x1: 850, y1: 650 },
      ink: this.ink,
      lineInk: this.ink,
      grey: this.grey,
      strokePx: 1,
      textPx: TEXT,
    };
    const walls = { walls: [], mask: this.ink, thicknessPx: 10, doorPx: 40 } as unknown as WallsPx;
    const rooms: RoomsPx = { rooms: this.rooms, labels: this.labels, inside: this.ink };
    return { texts: this.texts, page, walls, openings: [], rooms, ...more };
  }
}

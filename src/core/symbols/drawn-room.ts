import type { Segment } from '../geometry/segment.ts';
import { createBitmap } from '../raster/bitmap.ts';
import type { Bitmap, Page } from '../sheet/types.ts';
import type { RoomsPx, WallsPx } from '../structure/types.ts';
import type { TextRun } from '../texts/types.ts';
import { findSymbols } from './find-symbols.ts';

/** What the tests of this folder draw on, 100 pixels a metre: a room of 5 by 4 m with walls of 0.2 m around it. */
export const [WIDTH, HEIGHT, WALL, METRE] = [540, 440, 20, 100];

/** A pen that draws lines two pixels wide, in metres from the inner corner of the room. */
export class Room {
  readonly ink: Bitmap = createBitmap(WIDTH, HEIGHT);
  readonly mask: Bitmap = createBitmap(WIDTH, HEIGHT);

  /** Strokes, in pixels, that were told as such. */
  readonly strokes: (Segment & { thick: number })[] = [];

  constructor() {
    for (let y = 0; y < HEIGHT; y++) {
      for (let x = 0; x < WIDTH; x++) {
        if (x < WALL || y < WALL || x >= WIDTH - WALL || y >= HEIGHT - WALL) {
          this.mask.data[y * WIDTH + x] = 1;
          this.ink.data[y * WIDTH + x] = 1;
        }
      }
    }
  }

  dot(x: number, y: number): void {
    const [px, py] = [Math.round(WALL + x * METRE), Math.round(WALL + y * METRE)];
    for (const i of [py * WIDTH + px, py * WIDTH + px + 1, (py + 1) * WIDTH + px, (py + 1) * WIDTH + px + 1])
      this.ink.data[i] = 1;
  }

  line(x0: number, y0: number, x1: number, y1: number): this {
    const steps = Math.ceil(Math.hypot(x1 - x0, y1 - y0) * METRE);
    for (let s = 0; s <= steps; s++) this.dot(x0 + ((x1 - x0) * s) / steps, y0 + ((y1 - y0) * s) / steps);
    return this;
  }

  /** A line that was traced as a stroke. */
  stroke(x0: number, y0: number, x1: number, y1: number): this {
    const at = (x: number, y: number): [number, number] => [WALL + x * METRE, WALL + y * METRE];
    this.strokes.push({ from: at(x0, y0), to: at(x1, y1), thick: 2 });
    return this.line(x0, y0, x1, y1);
  }

  rect(x: number, y: number, w: number, h: number): this {
    return this.line(x, y, x + w, y)
      .line(x + w, y, x + w, y + h)
      .line(x, y + h, x + w, y + h)
      .line(x, y, x, y + h);
  }

  ellipse(x: number, y: number, rx: number, ry: number): this {
    for (let a = 0; a < 720; a++)
      this.dot(x + rx * Math.cos((a * Math.PI) / 360), y + ry * Math.sin((a * Math.PI) / 360));
    return this;
  }

  find(texts: TextRun[] = []) {
    const grey = this.ink.data.map((v) => (v ? 0 : 255));
    const page: Page = {
      widthPx: WIDTH,
      heightPx: HEIGHT,
      region: { x0: 0, y0: 0, x1: WIDTH, y1: HEIGHT },
      ink: this.ink,
      lineInk: this.ink,
      grey,
      rgb: Uint8Array.from({ length: 3 * grey.length }, (_, i) => grey[Math.floor(i / 3)]!),
      strokePx: 2,
      textPx: 12,
    };
    const walls: WallsPx = {
      walls: [],
      mask: this.mask,
      thicknessPx: WALL,
      doorPx: 80,
      swings: [],
      lines: this.strokes,
      spirals: [],
    };
    const labels = Uint16Array.from(this.mask.data, (v) => (v ? 0 : 1));
    const room = { outline: [], holes: [], areaPx: 200_000, texts, outdoor: false };
    const rooms: RoomsPx = { rooms: [room], labels, inside: createBitmap(WIDTH, HEIGHT) };
    return findSymbols(page, walls, [], rooms, texts, 1 / METRE);
  }
}

export const kinds = (list: readonly { kind: string }[]) => list.map((s) => s.kind).sort();

export const text = (words: string, x: number, y: number): TextRun => {
  const [px, py] = [WALL + x * METRE, WALL + y * METRE];
  return {
    text: words,
    box: { x0: px - 30, y0: py - 6, x1: px + 30, y1: py + 6 },
    angle: 0,
    heightPx: 12,
    confidence: 1,
    source: 'file',
  };
};

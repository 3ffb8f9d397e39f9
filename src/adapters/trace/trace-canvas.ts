import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Bitmap, BoxPx, PointPx, Sheet } from '#core/sheet/types.ts';

/** Long side of a trace picture, pixels: details of a wall can still be seen, a set of drawings still fits a folder. */
const TRACE_PX = 1800;

export type Rgba = readonly [number, number, number, number];

/** A picture of the sheet to draw findings on. Everything is given in pixels of the sheet. */
export class TraceCanvas {
  readonly canvas: Canvas;
  readonly zoom: number;
  readonly #context: SKRSContext2D;

  /** `fade` 0 shows the sheet as it is, 1 not at all. */
  constructor(sheet: Sheet, fade = 0.5) {
    this.zoom = Math.min(1, TRACE_PX / Math.max(sheet.widthPx, sheet.heightPx));
    const full = createCanvas(sheet.widthPx, sheet.heightPx);
    const context = full.getContext('2d');
    const image = context.createImageData(sheet.widthPx, sheet.heightPx);
    for (let p = 0, q = 0; p < sheet.rgb.length; ) {
      for (let c = 0; c < 3; c++) image.data[q++] = 255 - (255 - sheet.rgb[p++]!) * (1 - fade);
      image.data[q++] = 255;
    }
    context.putImageData(image, 0, 0);
    this.canvas = createCanvas(Math.max(1, sheet.widthPx * this.zoom), Math.max(1, sheet.heightPx * this.zoom));
    this.#context = this.canvas.getContext('2d');
    this.#context.drawImage(full, 0, 0, this.canvas.width, this.canvas.height);
    this.#context.lineJoin = 'round';
  }

  /** Lays a picture of `width` x `height` pixels over a part of the sheet (all of it, at its own size); pixels without a colour stay. */
  paint(
    width: number,
    height: number,
    colourOf: (index: number) => Rgba | undefined,
    { x0, y0, x1, y1 }: BoxPx = { x0: 0, y0: 0, x1: width, y1: height },
  ): void {
    const layer = createCanvas(width, height);
    const context = layer.getContext('2d');
    const image = context.createImageData(width, height);
    for (let i = 0; i < width * height; i++) {
      const colour = colourOf(i);
      if (colour) image.data.set(colour, i * 4);
    }
    context.putImageData(image, 0, 0);
    const z = this.zoom;
    this.#context.drawImage(layer, x0 * z, y0 * z, (x1 - x0) * z, (y1 - y0) * z);
  }

  paintBitmap(bitmap: Bitmap, colour: Rgba): void {
    this.paint(bitmap.width, bitmap.height, (i) => (bitmap.data[i] ? colour : undefined));
  }

  line(from: PointPx, to: PointPx, colour: string, width = 2): void {
    this.path([from, to], colour, width, false);
  }

  path(points: readonly PointPx[], colour: string, width = 2, closed = true, fill?: string): void {
    if (points.length === 0) return;
    const context = this.#context;
    context.beginPath();
    points.forEach(([x, y], i) => {
      if (i === 0) context.moveTo(x * this.zoom, y * this.zoom);
      else context.lineTo(x * this.zoom, y * this.zoom);
    });
    if (closed) context.closePath();
    if (fill) {
      context.fillStyle = fill;
      context.fill();
    }
    context.strokeStyle = colour;
    context.lineWidth = width;
    context.stroke();
  }

  box({ x0, y0, x1, y1 }: BoxPx, colour: string, width = 2): void {
    const corners: PointPx[] = [
      [x0, y0],
      [x1, y0],
      [x1, y1],
      [x0, y1],
    ];
    this.path(corners, colour, width);
  }

  dot([x, y]: PointPx, colour: string, radius = 4): void {
    this.#context.beginPath();
    this.#context.arc(x * this.zoom, y * this.zoom, radius, 0, Math.PI * 2);
    this.#context.fillStyle = colour;
    this.#context.fill();
  }

  /** A short text on a light plate, its lower left corner at the point. */
  note(text: string, [x, y]: PointPx, colour: string, size = 13): void {
    const context = this.#context;
    context.font = `${size}px sans-serif`;
    const width = context.measureText(text).width;
    const [px, py] = [x * this.zoom, Math.max(size, y * this.zoom)];
    context.fillStyle = 'rgba(255,255,255,0.8)';
    context.fillRect(px - 1, py - size, width + 2, size + 3);
    context.fillStyle = colour;
    context.fillText(text, px, py);
  }

  encode(): Promise<Buffer> {
    return this.canvas.encode('png');
  }
}

import { createCanvas, ImageData, type SKRSContext2D } from '@napi-rs/canvas';
import type { Box } from '#core/picture/frame.ts';
import type { TopView } from '#core/picture/render-top-view.ts';

/**
 * Draws lines and letters on a rendered picture. Only the part that is drawn on goes to a canvas and back: to copy the millions of pixels of
 * whole pictures takes longer than to draw.
 */
export class Easel {
  readonly picture: TopView;

  constructor(picture: TopView) {
    this.picture = picture;
  }

  /** Draws within a box, pixels of the picture, which are also those that `paint` draws in. */
  draw({ x0, y0, x1, y1 }: Box, paint: (context: SKRSContext2D) => void): void {
    const { widthPx, heightPx, rgba } = this.picture;
    const [left, top] = [Math.max(0, Math.floor(x0)), Math.max(0, Math.floor(y0))];
    const [width, height] = [Math.min(widthPx, Math.ceil(x1)) - left, Math.min(heightPx, Math.ceil(y1)) - top];
    if (width <= 0 || height <= 0) return;
    const context = createCanvas(width, height).getContext('2d');
    const part = new ImageData(width, height);
    const row = (y: number): number => ((top + y) * widthPx + left) * 4;
    for (let y = 0; y < height; y++) part.data.set(rgba.subarray(row(y), row(y) + width * 4), y * width * 4);
    context.putImageData(part, 0, 0);
    context.translate(-left, -top);
    paint(context);
    const { data } = context.getImageData(0, 0, width, height);
    for (let y = 0; y < height; y++) rgba.set(data.subarray(y * width * 4, (y + 1) * width * 4), row(y));
  }
}

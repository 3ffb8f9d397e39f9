import type { PixelClasses } from '#core/pixel-classes/types.ts';
import type { Page, Sheet } from '#core/sheet/types.ts';
import type { TextRun } from '#core/texts/types.ts';
import { drawHouse } from './draw-house.ts';
import type { Sketch, SketchedBox } from './sketch.ts';
import { SketchPen } from './sketch-pen.ts';

/** The network answers at about this share of the size of a sheet. */
const CLASSES_SHARE = 0.6;

export interface DrawnSketch {
  readonly sheet: Sheet;
  readonly texts: TextRun[];
}

/** A sketch as pixels and texts. Same sketch, same bytes. */
export function drawSketch(sketch: Sketch): DrawnSketch {
  const { widthPx, heightPx } = sketch;
  const pen = new SketchPen(widthPx, heightPx);
  const written = sketch.house ? drawHouse(pen, sketch.house) : [];
  for (const bar of sketch.bars) pen.fill(pen.place(bar), bar.tone);
  for (const { x, y, w, h, wide } of sketch.lines)
    pen.stroke([x * widthPx, y * heightPx], [w * widthPx, h * heightPx], wide);
  for (const { x, y, r } of sketch.circles) pen.arc(x * widthPx, y * heightPx, Math.min(120, r * widthPx), 4);
  pen.spoil(sketch.grain);
  const { grey } = pen;
  const rgb = new Uint8Array(3 * grey.length);
  for (let i = 0; i < rgb.length; i++) rgb[i] = grey[Math.floor(i / 3)]!;
  const { pageMm } = sketch;
  const texts = [...written, ...sketch.texts.map((text) => ({ ...text, box: pen.place(text.box) }))].map(
    ({ text, box, angle }): TextRun => {
      const heightPx = angle % 180 === 0 ? box.y1 - box.y0 : box.x1 - box.x0;
      return { text, box, angle, heightPx, confidence: 0.9, source: 'ocr' };
    },
  );
  return {
    sheet: {
      widthPx,
      heightPx,
      rgb,
      grey,
      ...(pageMm && { pageMm: { width: pageMm, height: (pageMm * heightPx) / widthPx } }),
    },
    texts,
  };
}

/** What the network is to see of a sketch on a page of it. */
export function seeSketch(sketch: Sketch, page: Page, names: readonly string[]): PixelClasses {
  const { region } = page;
  const [width, height] = [region.x1 - region.x0, region.y1 - region.y0].map((side) =>
    Math.max(1, Math.round(CLASSES_SHARE * side)),
  ) as [number, number];
  const labels = new Uint8Array(width * height);
  const paint = ({ x, y, w, h }: SketchedBox, label: number) => {
    const [left, right] = [Math.round(x * width), Math.min(width, Math.round((x + w) * width))];
    for (let row = Math.round(y * height); row < Math.min(height, (y + h) * height); row++)
      if (right > left) labels.fill(label, row * width + left, row * width + right);
  };
  if (sketch.house) paint(sketch.house.box, names.indexOf('room'));
  for (const { name, box } of sketch.seen) paint(box, names.indexOf(name));
  // What is dark within the house is wall, as a network would say that knows little.
  if (sketch.house) {
    for (let i = 0; i < labels.length; i++) {
      const x = Math.floor(region.x0 + ((i % width) + 0.5) / CLASSES_SHARE);
      const y = Math.floor(region.y0 + (Math.floor(i / width) + 0.5) / CLASSES_SHARE);
      if (labels[i] === names.indexOf('room') && page.ink.data[y * page.widthPx + x]) labels[i] = names.indexOf('wall');
    }
  }
  return { region, width, height, names, labels, sure: new Uint8Array(width * height).fill(220) };
}

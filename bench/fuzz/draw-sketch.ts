import type { PixelClasses } from '#core/pixel-classes/types.ts';
import { createBitmap } from '#core/raster/bitmap.ts';
import { fillBand } from '#core/raster/fill-band.ts';
import type { BoxPx, Page, PointPx, Sheet } from '#core/sheet/types.ts';
import type { TextRun } from '#core/texts/types.ts';
import type { Sketch, SketchedBox } from './sketch.ts';

/** The network answers at about this share of the size of a sheet. */
const CLASSES_SHARE = 0.6;

export interface DrawnSketch {
  readonly sheet: Sheet;
  readonly texts: TextRun[];
}

/** A sketch as pixels and texts. Same sketch, same bytes. */
export function drawSketch(sketch: Sketch): DrawnSketch {
  const { widthPx, heightPx } = sketch;
  const grey = new Uint8Array(widthPx * heightPx).fill(255);
  const place = ({ x, y, w, h }: SketchedBox): BoxPx => ({
    x0: x * widthPx,
    y0: y * heightPx,
    x1: (x + w) * widthPx,
    y1: (y + h) * heightPx,
  });
  const fill = ({ x0, y0, x1, y1 }: BoxPx, tone: number) => {
    const [left, right] = [Math.max(0, Math.round(x0)), Math.min(widthPx, Math.round(x1))];
    for (let y = Math.max(0, Math.round(y0)); y < Math.min(heightPx, Math.round(y1)); y++)
      if (right > left) grey.fill(tone, y * widthPx + left, y * widthPx + right);
  };
  const stroke = (from: PointPx, to: PointPx, wide: number) => {
    const ink = createBitmap(widthPx, heightPx);
    fillBand(ink, from, to, wide);
    for (let i = 0; i < grey.length; i++) if (ink.data[i]) grey[i] = 0;
  };
  const arc = (x: number, y: number, radius: number, quarters: number) => {
    const steps = Math.ceil(4 * radius);
    for (let k = 0; k <= steps * quarters; k++) {
      const angle = ((k / steps) * Math.PI) / 2;
      const at = [Math.round(x + radius * Math.cos(angle)), Math.round(y + radius * Math.sin(angle))] as const;
      fill({ x0: at[0], y0: at[1], x1: at[0] + 1, y1: at[1] + 1 }, 0);
    }
  };
  const written: { text: string; box: BoxPx; angle: TextRun['angle'] }[] = [];
  if (sketch.house) {
    const { box, acrossX, acrossY, thickPx, isHollow, openings, names, lengths } = sketch.house;
    const { x0, y0, x1, y1 } = place(box);
    const [xs, ys] = [
      [0, ...acrossX.toSorted((a, b) => a - b), 1].map((at) => x0 + at * (x1 - x0)),
      [0, ...acrossY.toSorted((a, b) => a - b), 1].map((at) => y0 + at * (y1 - y0)),
    ];
    const walls: BoxPx[] = [
      ...xs.map((x) => ({ x0: x, y0, x1: x + thickPx, y1: y1 + thickPx })),
      ...ys.map((y) => ({ x0, y0: y, x1: x1 + thickPx, y1: y + thickPx })),
    ];
    for (const wall of walls) fill(wall, 0);
    if (isHollow && thickPx > 3)
      for (const w of walls) fill({ x0: w.x0 + 1, y0: w.y0 + 1, x1: w.x1 - 1, y1: w.y1 - 1 }, 255);
    for (const { wall, at, longPx, looks } of openings) {
      const w = walls[wall % walls.length]!;
      const upright = w.x1 - w.x0 < w.y1 - w.y0;
      const [u, v] = upright ? [w.x0, w.y0 + at * (w.y1 - w.y0)] : [w.x0 + at * (w.x1 - w.x0), w.y0];
      const hole = { x0: u, y0: v, x1: u + (upright ? thickPx : longPx), y1: v + (upright ? longPx : thickPx) };
      fill(hole, 255);
      if (looks === 'door') arc(u, v, longPx, 1);
      for (const share of looks === 'window' ? [0, 0.5, 1] : []) {
        const off = share * (thickPx - 1);
        if (upright) fill({ ...hole, x0: u + off, x1: u + off + 1 }, 0);
        else fill({ ...hole, y0: v + off, y1: v + off + 1 }, 0);
      }
    }
    names.forEach((text, i) => {
      const [column, row] = [i % (xs.length - 1), Math.floor(i / (xs.length - 1)) % (ys.length - 1)];
      const [x, y] = [(xs[column]! + xs[column + 1]!) / 2, (ys[row]! + ys[row + 1]!) / 2];
      written.push({ text, box: { x0: x - 12, y0: y - 3, x1: x + 12, y1: y + 4 }, angle: 0 });
    });
    lengths.forEach((text, i) => {
      const y = y0 - 4 - 8 * i;
      fill({ x0, y0: y, x1, y1: y + 1 }, 0);
      for (const x of [x0, x1]) fill({ x0: x, y0: y - 3, x1: x + 1, y1: y + 3 }, 0);
      const x = (x0 + x1) / 2;
      written.push({ text, box: { x0: x - 8, y0: y - 7, x1: x + 8, y1: y - 1 }, angle: 0 });
    });
  }
  for (const bar of sketch.bars) fill(place(bar), bar.tone);
  for (const { x, y, w, h, wide } of sketch.lines)
    stroke([x * widthPx, y * heightPx], [w * widthPx, h * heightPx], wide);
  for (const { x, y, r } of sketch.circles) arc(x * widthPx, y * heightPx, Math.min(120, r * widthPx), 4);
  let noise = 12345;
  for (let i = 0; sketch.grain && i < grey.length; i++) {
    noise = (Math.imul(noise, 1103515245) + 12345) >>> 0;
    if ((noise >>> 8) % 1000 < sketch.grain) grey[i] = (noise >>> 18) & 255;
  }
  const rgb = new Uint8Array(3 * grey.length);
  for (let i = 0; i < rgb.length; i++) rgb[i] = grey[Math.floor(i / 3)]!;
  const { pageMm } = sketch;
  const texts = [...written, ...sketch.texts.map((text) => ({ ...text, box: place(text.box) }))].map(
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

/** What the network is to see of a sketch on a page of it; undefined where there is none. */
export function seeSketch(sketch: Sketch, page: Page, names: readonly string[]): PixelClasses | undefined {
  if (!sketch.isSeen) return undefined;
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

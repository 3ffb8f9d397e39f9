import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Random } from '../random.ts';
import type { DrawingStyle, TextTruth, Wear } from './types.ts';

/** Shares of the sheets that are worn, and least height of letters that an enlarged picture may have had, pixels. */
const SHARE = 0.2;
const LEAST_LETTERS = 8.5;

const STAMPS = ['APPROVED', 'COPY', 'RECEIVED', 'VOID', 'HYVÄKSYTTY', 'GEPRÜFT', 'VISTO'];

/** Wear of a sheet, none for most; undefined on dark grounds, where paper does not wear like that. */
export function pickWear(style: DrawingStyle, random: Random): Wear | undefined {
  if (!random.chance(SHARE) || style.paper === '#000000') return undefined;
  const kind = random.weighted({ folder: 0.5, print: 0.25, enlarged: 0.25 });
  const most = Math.min(2.2, Math.min(style.labelPx, style.dimensionPx) / LEAST_LETTERS);
  return {
    bleed: kind === 'folder' && random.chance(0.6) ? random.range(0.05, 0.16) : 0,
    holes: kind === 'folder' ? random.pick([0, 2, 2, 4]) : 0,
    stamp: kind === 'folder' && random.chance(0.4),
    raster: kind === 'print' ? random.int(3, 5) : 0,
    blocks: kind === 'enlarged' ? Math.max(1, random.range(1.2, most)) : 1,
  };
}

/** The sheet with what shows through it, its holes and its stamp, and the text of that. */
export function wearSheet(
  canvas: Canvas,
  wear: Wear,
  written: readonly TextTruth[],
  random: Random,
): { canvas: Canvas; texts: TextTruth[] } {
  const worn = wear.blocks > 1 ? inBlocks(canvas, wear.blocks) : canvas;
  // A canvas that was leaned still draws at that angle.
  worn.getContext('2d').resetTransform();
  if (wear.bleed) showThrough(worn, wear.bleed, random);
  if (wear.holes) punch(worn, wear.holes, random);
  return { canvas: worn, texts: wear.stamp ? stamp(worn, written, random) : [] };
}

/** The picture made smaller and enlarged again without smoothing. */
function inBlocks(canvas: Canvas, factor: number): Canvas {
  const small = createCanvas(Math.round(canvas.width / factor), Math.round(canvas.height / factor));
  small.getContext('2d').drawImage(canvas, 0, 0, small.width, small.height);
  const large = createCanvas(canvas.width, canvas.height);
  const ctx = large.getContext('2d');
  ctx.imageSmoothingEnabled = false;
  ctx.drawImage(small, 0, 0, canvas.width, canvas.height);
  return large;
}

/** The back of the sheet, which bears a similar drawing: its mirror image, pale and a little out of place. */
function showThrough(canvas: Canvas, strength: number, random: Random): void {
  const { width, height } = canvas;
  const back = createCanvas(width, height);
  const b = back.getContext('2d');
  b.fillStyle = '#ffffff';
  b.fillRect(0, 0, width, height);
  b.globalAlpha = strength;
  b.translate(width, 0);
  b.scale(-1, 1);
  b.drawImage(canvas, random.range(-0.08, 0.08) * width, random.range(-0.08, 0.08) * height);
  const ctx = canvas.getContext('2d');
  ctx.globalCompositeOperation = 'multiply';
  ctx.drawImage(back, 0, 0);
  ctx.globalCompositeOperation = 'source-over';
}

/** Holes of a folder: dark where the scanner looks through, with a rim. */
function punch(canvas: Canvas, count: 2 | 4, random: Random): void {
  const ctx = canvas.getContext('2d');
  const { width, height } = canvas;
  // Holes are 6 mm wide, 80 mm apart and 12 mm from the edge of a sheet that is 297 mm high.
  const millimetre = height / 297;
  const x = 12 * millimetre;
  ctx.fillStyle = random.pick(['#101010', '#3a3a3a', '#8a8a8a', '#c0c0c0']);
  ctx.strokeStyle = '#9a9a9a';
  ctx.lineWidth = 1;
  if (x > width / 8) return;
  for (let i = 0; i < count; i++) {
    ctx.beginPath();
    ctx.arc(x, height / 2 + (i - (count - 1) / 2) * 80 * millimetre, 3 * millimetre, 0, 7);
    ctx.fill();
    ctx.stroke();
  }
}

/** A rubber stamp near a corner, where nothing is written: a frame or two rings with a word, turned a little. */
function stamp(canvas: Canvas, written: readonly TextTruth[], random: Random): TextTruth[] {
  const ctx = canvas.getContext('2d');
  const { width, height } = canvas;
  const px = Math.max(14, Math.min(width, height) * random.range(0.018, 0.03));
  const text = random.pick(STAMPS);
  const degrees = random.range(-14, 14);
  const [x, y] = [width * random.pick([0.14, 0.5, 0.86]), height * random.pick([0.08, 0.92])];
  const clear = px * 4;
  if (x < clear || x > width - clear) return [];
  const isWritten = written.some(
    ({ box }) => box.x0 < x + clear && box.x1 > x - clear && box.y0 < y + clear / 2 && box.y1 > y - clear / 2,
  );
  if (isWritten) return [];
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate((degrees * Math.PI) / 180);
  ctx.globalAlpha = random.range(0.45, 0.85);
  ctx.strokeStyle = ctx.fillStyle = random.pick(['#b02030', '#2040a0', '#5a2a80', '#207040']);
  ctx.lineWidth = px * 0.12;
  ctx.font = `700 ${px}px "Plan Inter"`;
  const half = ctx.measureText(text).width / 2;
  ctx.fillText(text, -half, px * 0.36);
  if (random.chance(0.5)) ctx.strokeRect(-half - px * 0.5, -px, 2 * half + px, 2 * px);
  else
    for (const more of [0.5, 0.85]) {
      ctx.beginPath();
      ctx.ellipse(0, 0, half + px * more, px * (1 + more), 0, 0, 7);
      ctx.stroke();
    }
  ctx.restore();
  const reach = half * Math.abs(Math.sin((degrees * Math.PI) / 180)) + px * 0.4;
  return [{ text, role: 'note', angle: degrees, box: { x0: x - half, y0: y - reach, x1: x + half, y1: y + reach } }];
}

/** Brightness below which everything is ink in print, and above which it is paper. */
const INK = 70;
const PAPER = 240;

/** Greys become dots of ink, as in print: the darker the larger. Ink and paper stay. */
export function rasterise(data: Uint8ClampedArray, width: number, cell: number): void {
  const fromMiddle = (i: number) => Math.hypot((i % cell) - (cell - 1) / 2, Math.floor(i / cell) - (cell - 1) / 2);
  const places = Array.from({ length: cell * cell }, (_, i) => i).sort((a, b) => fromMiddle(a) - fromMiddle(b));
  const level = new Array<number>(places.length);
  for (const [rank, place] of places.entries()) level[place] = PAPER - ((PAPER - INK) * rank) / places.length;
  for (let i = 0; i < data.length; i += 4) {
    const p = i / 4;
    const grey = 0.3 * data[i]! + 0.59 * data[i + 1]! + 0.11 * data[i + 2]!;
    if (grey < INK || grey > PAPER) continue;
    // Rows of dots are shifted by half a cell, which is near enough to a raster at an angle.
    const y = Math.floor(p / width);
    const x = (p % width) + (Math.floor(y / cell) % 2) * Math.floor(cell / 2);
    data.fill(grey < level[(y % cell) * cell + (x % cell)]! ? 30 : 250, i, i + 3);
  }
}

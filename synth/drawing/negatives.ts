import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { makeRandom, type Random } from '../random.ts';
import type { Repertoire } from '../repertoire.ts';
import type { Drawing } from './finish-drawing.ts';
import { registerFonts } from './fonts.ts';
import { MORE_PAINTERS, type Painter } from './more-negatives.ts';
import { NOT_SPOILT, pickSpoil } from './pick-spoil.ts';
import { sheetTruth } from './sheet-truth.ts';
import { encodeSpoilt, spoilPixels } from './spoil.ts';
import type { DrawingTruth, Spoil } from './types.ts';
import { WIDE_NEGATIVES, WIDE_PAINTERS } from './wide-negatives/wide-negatives.ts';

const WORDS =
  'the plan of a house shows rooms doors windows and walls seen from above while this page only speaks about them and measures nothing at all so that no reader finds a floor in it'.split(
    ' ',
  );
export const NEGATIVE_KINDS = [
  'bar chart',
  'line chart',
  'text page',
  'site map',
  'facade',
  'blank page',
  'table',
  'flow chart',
  'section',
  'symbols',
  'legend',
  'photograph',
  'network',
] as const;

/** Share of the kinds that only the wide repertoire has. */
const WIDE = 0.5;

/** A picture that is no floor plan: charts, text, maps, facades. Its right verdict is `file_unreadable`. */
export async function drawNegative(seed: number, repertoire: Repertoire = 'usual'): Promise<Drawing> {
  const wide = makeRandom(`negative/${seed}/wide`);
  if (repertoire === 'wide' && wide.chance(WIDE)) return drawWideNegative(wide);
  registerFonts();
  const random = makeRandom(`negative/${seed}`);
  const [width, height] = random.pick([
    [1200, 900],
    [900, 1200],
    [1400, 800],
    [1000, 1000],
  ] as const);
  const canvas = createCanvas(width, height);
  const ctx = canvas.getContext('2d');
  ctx.fillStyle = '#ffffff';
  ctx.fillRect(0, 0, width, height);
  ctx.strokeStyle = '#111111';
  ctx.fillStyle = '#111111';
  ctx.lineWidth = random.pick([1, 1.5, 2, 3]);
  const kind = random.pick(NEGATIVE_KINDS);
  PAINTERS[kind](ctx, width, height, random);
  const spoil = { ...NOT_SPOILT, noise: random.chance(0.2) ? 5 : 0, jpeg: random.chance(0.4) ? 75 : 0 };
  return finishNegative(canvas, kind, spoil, random);
}

/** A picture of a kind that only the wide repertoire has, of any size, saved and scanned as drawings are. */
async function drawWideNegative(random: Random): Promise<Drawing> {
  registerFonts();
  const long = random.int(620, 1900);
  const short = Math.round(long * random.pick([0.56, 0.71, 0.71, 0.75, 0.9, 1]));
  const [width, height] = random.chance(0.6) ? [long, short] : [short, long];
  const canvas = createCanvas(width, height);
  const ctx = canvas.getContext('2d');
  ctx.fillStyle = '#ffffff';
  ctx.fillRect(0, 0, width, height);
  ctx.strokeStyle = ctx.fillStyle = '#111111';
  const kind = random.weighted(WIDE_NEGATIVES);
  WIDE_PAINTERS[kind](ctx, width, height, random.fork(kind));
  const { noise, blur, jpeg, coarse, bilevel, specks, light } = pickSpoil(random.fork('spoil'));
  return finishNegative(canvas, kind, { ...NOT_SPOILT, noise, blur, jpeg, coarse, bilevel, specks, light }, random);
}

async function finishNegative(canvas: Canvas, kind: string, spoil: Spoil, random: Random): Promise<Drawing> {
  const { width, height } = canvas;
  const png = await encodeSpoilt(spoilPixels(canvas, spoil, random), width, height, spoil);
  const truth: DrawingTruth = {
    codes: ['file_unreadable'],
    widthPx: width,
    heightPx: height,
    unit: 'none',
    turned: 0,
    note: kind,
    texts: [],
    lengths: [],
    rooms: [],
  };
  return { png, truth, classMap: () => new Uint8Array(width * height), sheetTruth: () => sheetTruth(truth, [], []) };
}

const PAINTERS: Record<(typeof NEGATIVE_KINDS)[number], Painter> = {
  ...MORE_PAINTERS,
  'blank page': () => {},
  'bar chart': (ctx, w, h, random) => {
    axes(ctx, w, h);
    const bars = random.int(4, 12);
    for (let i = 0; i < bars; i++) {
      const [x, top] = [w * (0.14 + (0.76 * i) / bars), h * random.range(0.15, 0.8)];
      ctx.fillStyle = random.pick(['#345995', '#e26d5a', '#555555', '#222222']);
      ctx.fillRect(x, top, (w * 0.5) / bars, h * 0.88 - top);
      label(ctx, String(2000 + i), x, h * 0.92, 16);
    }
  },
  'line chart': (ctx, w, h, random) => {
    axes(ctx, w, h);
    for (let series = random.int(1, 4); series > 0; series--) {
      ctx.beginPath();
      let y = random.range(0.3, 0.7);
      for (let i = 0; i <= 40; i++) {
        y = Math.min(0.85, Math.max(0.12, y + random.normal() * 0.03));
        ctx.lineTo(w * (0.12 + 0.019 * i), h * y);
      }
      ctx.stroke();
    }
  },
  'text page': (ctx, w, h, random) => {
    label(ctx, 'Notes on rooms', w * 0.1, h * 0.1, 34);
    for (let y = h * 0.16; y < h * 0.92; y += 26) {
      if (random.chance(0.08)) continue;
      let line = '';
      while (line.length < w / 14) line += `${random.pick(WORDS)} `;
      label(ctx, line, w * 0.1, y, 17);
    }
  },
  'site map': (ctx, w, h, random) => {
    const angle = random.range(-0.4, 0.4);
    ctx.translate(w / 2, h / 2);
    ctx.rotate(angle);
    for (let x = -w; x < w; x += random.range(90, 170)) line(ctx, x, -h, x + random.range(-30, 30), h);
    for (let y = -h; y < h; y += random.range(110, 220)) line(ctx, -w, y, w, y + random.range(-30, 30));
    for (let i = 0; i < 25; i++) {
      ctx.fillStyle = random.pick(['#dddddd', '#bbbbbb', '#eeeeee']);
      const [x, y, a, b] = [
        random.range(-w / 2, w / 2),
        random.range(-h / 2, h / 2),
        random.range(25, 70),
        random.range(25, 60),
      ];
      ctx.fillRect(x, y, a, b);
      ctx.strokeRect(x, y, a, b);
      ctx.fillStyle = '#111111';
      label(ctx, String(random.int(1, 400)), x + 4, y + 18, 14);
    }
    ctx.resetTransform();
  },
  facade: (ctx, w, h, random) => {
    const [x0, x1, y0, y1] = [w * 0.12, w * 0.88, h * 0.35, h * 0.85];
    ctx.strokeRect(x0, y0, x1 - x0, y1 - y0);
    ctx.beginPath();
    ctx.moveTo(x0 - 30, y0);
    ctx.lineTo(w / 2, h * 0.14);
    ctx.lineTo(x1 + 30, y0);
    ctx.closePath();
    ctx.stroke();
    const count = random.int(3, 6);
    for (let i = 0; i < count; i++) {
      const x = x0 + ((x1 - x0) * (i + 0.25)) / count;
      const width = ((x1 - x0) * 0.5) / count;
      ctx.strokeRect(x, y0 + 60, width, 110);
      line(ctx, x + width / 2, y0 + 60, x + width / 2, y0 + 170);
      line(ctx, x, y0 + 115, x + width, y0 + 115);
    }
    line(ctx, 0, y1, w, y1);
    label(ctx, random.pick(['SOUTH ELEVATION', 'FAÇADE SUD', 'ANSICHT SÜD']), w * 0.4, h * 0.95, 24);
  },
  table: (ctx, w, h, random) => {
    const [rows, columns] = [random.int(8, 20), random.int(3, 7)];
    for (let i = 0; i <= rows; i++)
      line(ctx, w * 0.08, h * (0.1 + (0.8 * i) / rows), w * 0.92, h * (0.1 + (0.8 * i) / rows));
    for (let i = 0; i <= columns; i++)
      line(ctx, w * (0.08 + (0.84 * i) / columns), h * 0.1, w * (0.08 + (0.84 * i) / columns), h * 0.9);
    for (let i = 0; i < rows; i++)
      for (let j = 0; j < columns; j++)
        label(
          ctx,
          j ? String(random.int(1, 999)) : random.pick(WORDS),
          w * (0.09 + (0.84 * j) / columns),
          h * (0.1 + (0.8 * (i + 0.65)) / rows),
          16,
        );
  },
  'flow chart': (ctx, w, h, random) => {
    let previous: [number, number] | undefined;
    for (let i = 0; i < 7; i++) {
      const [x, y] = [w * (0.12 + 0.24 * (i % 3)) + random.range(0, 40), h * (0.12 + 0.28 * Math.floor(i / 3))];
      ctx.strokeRect(x, y, w * 0.16, h * 0.1);
      label(ctx, random.pick(WORDS), x + 14, y + h * 0.055, 18);
      if (previous) line(ctx, previous[0] + w * 0.16, previous[1] + h * 0.05, x, y + h * 0.05);
      previous = [x, y];
    }
  },
};

function axes(ctx: SKRSContext2D, w: number, h: number): void {
  line(ctx, w * 0.12, h * 0.1, w * 0.12, h * 0.88);
  line(ctx, w * 0.12, h * 0.88, w * 0.92, h * 0.88);
  for (let i = 0; i <= 5; i++) label(ctx, String(i * 20), w * 0.07, h * (0.88 - 0.15 * i), 16);
}

function line(ctx: SKRSContext2D, x0: number, y0: number, x1: number, y1: number): void {
  ctx.beginPath();
  ctx.moveTo(x0, y0);
  ctx.lineTo(x1, y1);
  ctx.stroke();
}

function label(ctx: SKRSContext2D, text: string, x: number, y: number, px: number): void {
  ctx.font = `${px}px "Plan Sans"`;
  ctx.fillText(text, x, y);
}

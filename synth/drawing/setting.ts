import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Random } from '../random.ts';
import type { DrawingStyle, TextTruth } from './types.ts';

/** The sheet in its setting, how far it was moved in it, and what is written around it. */
export interface InSetting {
  canvas: Canvas;
  offset: [number, number];
  texts: TextTruth[];
}

/** Puts the sheet into a program window, a scanner's dark edge or the chequers of a transparent picture. */
export function putInSetting(canvas: Canvas, kind: DrawingStyle['spoil']['setting'], random: Random): InSetting {
  if (kind === 'screenshot') return screenshot(canvas, random);
  if (kind === 'surround') return surround(canvas, random);
  if (kind === 'scanner') scannerEdge(canvas, random);
  else if (kind === 'checkerboard') chequer(canvas, random);
  return { canvas, offset: [0, 0], texts: [] };
}

/** What viewers show beside a sheet that is not as wide or not as high as the screen: a dark ground, on two sides or all round. */
function surround(canvas: Canvas, random: Random): InSetting {
  const reach = () => Math.round(Math.min(canvas.width, canvas.height) * random.range(0.05, 0.3));
  const sides = random.weighted({ beside: 0.45, 'above and below': 0.2, 'all round': 0.35 });
  const [left, right] = sides === 'above and below' ? [0, 0] : [reach(), reach()];
  const [above, below] = sides === 'beside' ? [0, 0] : [reach(), reach()];
  const framed = createCanvas(canvas.width + left + right, canvas.height + above + below);
  const ctx = framed.getContext('2d');
  ctx.fillStyle = random.pick(['#000000', '#000000', '#1e1e1e', '#2b2d31', '#3a3a3a', '#525659']);
  ctx.fillRect(0, 0, framed.width, framed.height);
  ctx.drawImage(canvas, left, above);
  return { canvas: framed, offset: [left, above], texts: [] };
}

function screenshot(canvas: Canvas, random: Random): InSetting {
  const bar = random.int(36, 74);
  const side = random.chance(0.35) ? random.int(120, 220) : 0;
  const dark = random.chance(0.4);
  const [width, height] = [canvas.width + side, canvas.height + bar];
  const framed = createCanvas(width, height);
  const ctx = framed.getContext('2d');
  ctx.fillStyle = dark ? '#2b2d31' : random.pick(['#e8e8ea', '#dfe3e8', '#f3f3f3']);
  ctx.fillRect(0, 0, width, height);
  ctx.drawImage(canvas, side, bar);
  const ink = dark ? '#e6e6e6' : '#333333';
  const texts: TextTruth[] = [];
  const px = 13;
  const say = (text: string, x: number, y: number) => {
    if (x + ctx.measureText(text).width > width - 6 || y > height - 8) return;
    ctx.font = `${px}px "Plan Inter"`;
    ctx.fillStyle = ink;
    ctx.fillText(text, x, y);
    const long = ctx.measureText(text).width;
    texts.push({ text, role: 'note', angle: 0, box: { x0: x, y0: y - px * 0.74, x1: x + long, y1: y } });
  };
  for (const [i, colour] of ['#ff5f57', '#febc2e', '#28c840'].entries()) {
    ctx.beginPath();
    ctx.arc(18 + i * 20, 17, 6, 0, 7);
    ctx.fillStyle = colour;
    ctx.fill();
  }
  ctx.font = `${px}px "Plan Inter"`;
  say(random.pick(['Floor plans', 'Viewer', 'plan.pdf', 'Listing 4821', 'homes.example/plan']), 90, 22);
  let x = 90 + random.int(90, 160);
  for (const name of random.shuffle(['Zoom', 'Share', 'Save', 'Print', 'Photos', 'Map']).slice(0, random.int(1, 4))) {
    const long = ctx.measureText(name).width + 18;
    if (x + long > width - 8) break;
    ctx.strokeStyle = dark ? '#555555' : '#b8b8b8';
    ctx.lineWidth = 1;
    ctx.beginPath();
    ctx.roundRect(x, 6, long, 23, 5);
    ctx.stroke();
    say(name, x + 9, 22);
    x += long + 8;
  }
  if (side)
    for (let i = 0; i < 9; i++)
      say(
        random.pick(['Layers', 'Walls', 'Rooms', 'Doors', 'Ground floor', 'Furniture', 'Images']),
        14,
        bar + 26 + i * 26,
      );
  // Round buttons that float over the picture.
  if (random.chance(0.5)) {
    for (let i = 0; i < 3; i++) {
      ctx.beginPath();
      ctx.roundRect(width - 12 - (i + 1) * 44, bar + 6, 38, 20, 10);
      ctx.fillStyle = '#000000';
      ctx.fill();
    }
  }
  return { canvas: framed, offset: [side, bar], texts };
}

/** The dark strip where the scanner's lid was open. */
function scannerEdge(canvas: Canvas, random: Random): void {
  const ctx = canvas.getContext('2d');
  const { width, height } = canvas;
  ctx.fillStyle = random.pick(['#101010', '#2a2a30', '#4a4640']);
  const reach = Math.min(width, height) * random.range(0.004, 0.018);
  for (const [x0, y0, x1, y1] of random
    .shuffle([
      [0, 0, 0, height],
      [0, 0, width, 0],
      [width, 0, width, height],
      [0, height, width, height],
    ] as const)
    .slice(0, random.int(1, 2))) {
    const inward = x0 === x1 ? [x0 === 0 ? 1 : -1, 0] : [0, y0 === 0 ? 1 : -1];
    ctx.beginPath();
    ctx.moveTo(x0, y0);
    ctx.lineTo(x1, y1);
    ctx.lineTo(x1 + inward[0]! * reach, y1 + inward[1]! * reach);
    ctx.lineTo(x0 + inward[0]! * reach * random.range(0.2, 1), y0 + inward[1]! * reach * random.range(0.2, 1));
    ctx.fill();
  }
}

/** The chequers that stand for transparency, baked into the picture. */
function chequer(canvas: Canvas, random: Random): void {
  const size = random.int(7, 14);
  const tile = createCanvas(size * 2, size * 2);
  const t = tile.getContext('2d');
  t.fillStyle = '#ffffff';
  t.fillRect(0, 0, size * 2, size * 2);
  t.fillStyle = random.pick(['#e6e6e6', '#d4d4d4', '#f0f0f0']);
  t.fillRect(0, 0, size, size);
  t.fillRect(size, size, size, size);
  const ctx = canvas.getContext('2d');
  ctx.globalCompositeOperation = 'multiply';
  ctx.fillStyle = ctx.createPattern(tile, 'repeat');
  ctx.fillRect(0, 0, canvas.width, canvas.height);
  ctx.globalCompositeOperation = 'source-over';
}

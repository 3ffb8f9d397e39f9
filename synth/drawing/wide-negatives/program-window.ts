import { boundsOf } from '../../dwelling/loose-furniture.ts';
import { makeDwelling } from '../../dwelling.ts';
import type { Random } from '../../random.ts';
import type { Painter } from '../more-negatives.ts';
import { bodyRing } from '../walls.ts';
import { type Brush, makeBrush } from './brush.ts';

const ROOMS = ['#00ffff', '#40e0ff', '#ffd54f', '#b0c4de', '#98d8a0', '#f4b6c2', '#c8c8ff'];
const TITLES = ['Floor plan analysis', 'Room editor', 'untitled - Segmenter', 'Model viewer', 'Annotation tool 2.1'];
const BUTTONS = ['Load file', 'Save', 'Run', 'Export SVG', 'Export CSV', 'Undo', 'Zoom', 'Filter', 'Train'];
const LAYERS = ['draw (0)', 'doors (19)', 'windows (7)', 'rooms (8)', 'image (2)', 'walls', 'labels', 'mask'];

/** A program that shows what it made of a plan: bars, buttons and lists round a small map of rooms as areas of colour. */
export const programWindow: Painter = (ctx, w, h, random) => {
  const brush = makeBrush(ctx, random);
  const dark = random.chance(0.4);
  const [chrome, ink, panel] = dark ? ['#2d2f33', '#e0e0e0', '#3a3d42'] : ['#e6e6e8', '#222222', '#f6f6f6'];
  const px = Math.max(12, h * random.range(0.014, 0.02));
  ctx.lineWidth = 1;
  ctx.fillStyle = random.chance(0.5) ? '#666666' : '#ffffff';
  ctx.fillRect(0, 0, w, h);
  const bar = (y: number, height: number, fill: string) => {
    ctx.fillStyle = fill;
    ctx.fillRect(0, y, w, height);
    ctx.fillStyle = ink;
  };
  bar(0, px * 2.2, chrome);
  brush.say(random.pick(TITLES), w / 2, px * 1.5, px, 'center');
  const tools = px * random.pick([2.6, 4.5]);
  bar(px * 2.2, tools, dark ? '#1f2124' : random.pick(['#d8dadd', '#333333']));
  let x = px;
  ctx.strokeStyle = '#999999';
  for (const name of random.shuffle(BUTTONS).slice(0, random.int(3, 7))) {
    ctx.font = `${px}px "Plan Sans"`;
    const width = name.length * px * 0.6 + px * 1.4;
    if (x + width > w - px) break;
    brush.box(x, px * 2.6, width, px * 1.8, panel);
    ctx.fillStyle = ink;
    brush.say(name, x + width / 2, px * 3.85, px, 'center');
    x += width + px * 0.5;
  }
  const top = px * 2.2 + tools;
  const left = random.chance(0.7) ? px * random.range(3, 6) : 0;
  const right = left === 0 || random.chance(0.85) ? w * random.range(0.2, 0.34) : 0;
  const foot = random.chance(0.7) ? px * 2.2 : 0;
  ctx.fillStyle = panel;
  ctx.fillRect(0, top, left, h - top);
  ctx.fillRect(w - right, top, right, h - top);
  for (let i = 0; left && i < random.int(3, 9); i++) brush.box(px * 0.6 + (i % 2) * px * 2.2, top + px * (0.8 + 2.3 * Math.floor(i / 2)), px * 1.8, px * 1.8, '#ffffff'); // biome-ignore format: a button
  if (right) listLayers(ctx, brush, { x: w - right, y: top, width: right, height: h - top - foot, px, ink }, random);
  ctx.fillStyle = '#ffffff';
  const pane = { x: left + px * 0.5, y: top + px * 0.5, width: w - left - right - px * 2, height: h - top - foot - px };
  ctx.fillRect(pane.x, pane.y, pane.width, pane.height);
  mapRooms(ctx, pane, random);
  if (!foot) return;
  bar(h - foot, foot, chrome);
  brush.say(random.pick(['task finished', 'Ready', '8 rooms, 243.81 m²', 'x: 512 y: 88']), px, h - foot * 0.3, px);
};

type Ctx = Parameters<Painter>[0];
interface Pane { x: number; y: number; width: number; height: number } // biome-ignore format: short

function listLayers(
  ctx: Ctx,
  brush: Brush,
  { x, y, width, height, px, ink }: Pane & { px: number; ink: string },
  random: Random,
): void {
  // biome-ignore format: short
  ctx.fillStyle = ink;
  brush.say('Layers', x + px * 0.6, y + px * 1.6, px);
  let at = y + px * 2.4;
  const row = (text: string, indent: number, chosen: boolean) => {
    if (at + px * 2 > y + height) return;
    if (chosen) {
      ctx.fillStyle = '#0a9bd8';
      ctx.fillRect(x + 2, at, width - 4, px * 1.9);
    }
    ctx.fillStyle = chosen ? '#ffffff' : ink;
    brush.box(x + px * (0.8 + indent), at + px * 0.4, px, px, '#ffffff');
    brush.say(text, x + px * (2.4 + indent), at + px * 1.4, px);
    at += px * 2;
  };
  random.shuffle(LAYERS).slice(0, random.int(3, 6)).forEach((name, i) => {
    row(name, 0, i === 0);
    if (!name.startsWith('rooms')) return;
    for (let k = random.int(3, 9); k > 0; k--) row(`Room (${random.range(3, 60).toFixed(2)} m²)`, 1.4, false);
  }); // biome-ignore format: short
  ctx.fillStyle = ink;
}

/** The rooms of a home as areas of one or a few colours, its walls thick, its doors as squares. */
function mapRooms(ctx: Ctx, pane: Pane, random: Random): void {
  const { plan } = makeDwelling(random.int(1, 4000));
  const box = boundsOf(plan.rooms.flatMap((room) => room.outline));
  const share = random.range(0.45, 0.8);
  const scale = share * Math.min(pane.width / (box.x1 - box.x0), pane.height / (box.y1 - box.y0));
  const at = ([px, py]: readonly [number, number]) =>
    [
      pane.x + pane.width / 2 + (px - (box.x0 + box.x1) / 2) * scale,
      pane.y + pane.height / 2 + (py - (box.y0 + box.y1) / 2) * scale,
    ] as const;
  const fill = (ring: readonly (readonly [number, number])[], colour: string) => {
    ctx.beginPath();
    for (const p of ring) ctx.lineTo(...at(p));
    ctx.closePath();
    ctx.fillStyle = colour;
    ctx.fill();
  };
  const colours = random.shuffle(ROOMS).slice(0, random.pick([1, 1, 2, 5]));
  for (const room of plan.rooms) fill(room.outline, random.pick(colours));
  for (const wall of plan.walls) fill(bodyRing(wall, plan.walls), '#000000');
  const [marked, side] = [random.chance(0.88), scale * random.range(0.4, 0.8)];
  for (const { from, to } of marked ? plan.openings : []) {
    const [x, y] = at([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]);
    ctx.fillStyle = random.pick(['#00e040', '#00e040', '#e0f020', '#ff6030']);
    ctx.fillRect(x - side / 2, y - side / 2, side, side);
  }
}

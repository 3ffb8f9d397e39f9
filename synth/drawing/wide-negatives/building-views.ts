import type { Random } from '../../random.ts';
import type { Painter } from '../more-negatives.ts';
import { type Brush, hatchBox, makeBrush } from './brush.ts';

type Ctx = Parameters<Painter>[0];
/** Where a view stands on the sheet: its left end, its ground, and how wide and high it may be. */
interface View { x: number; ground: number; width: number; height: number } // biome-ignore format: short

const SIDES = [
  'North elevation',
  'South elevation',
  'Façade est',
  'Ansicht Westen',
  'Julkisivu etelään',
  'Alzado principal',
];
const CUTS = ['Section A-A', 'Section B-B', 'Schnitt A-A', 'Coupe BB', 'Leikkaus A-A', 'Snit A-A'];
const ROOMS = ['Living room', 'Bedroom', 'Kitchen', 'Bath', 'Attic', 'Cellar', 'Hall', 'OH', 'MH'];

/** One to four facades with their windows, doors, roofs and levels. */
export const elevations: Painter = (ctx, w, h, random) => {
  const brush = makeBrush(ctx, random);
  views(w, h, random).forEach((view) => {
    facade(ctx, brush, view, random);
    caption(brush, view, random.pick(SIDES));
  });
};

/** One or two cuts through a building: slabs, walls, roof, stairs, rooms with their names, levels and heights. */
export const sections: Painter = (ctx, w, h, random) => {
  const brush = makeBrush(ctx, random);
  views(w, h, random, 2).forEach((view) => {
    cut(ctx, brush, view, random);
    caption(brush, view, random.pick(CUTS));
  });
};

function views(w: number, h: number, random: Random, most = 4): View[] {
  const ways = [[1, 1], [2, 1], [1, 2], [2, 2]] as const; // biome-ignore format: pairs
  const [columns, rows] = random.pick(ways.filter(([a, b]) => a * b <= most));
  return Array.from({ length: columns * rows }, (_, i) => ({
    x: (w * ((i % columns) + 0.16)) / columns,
    ground: (h * (Math.floor(i / columns) + 0.8)) / rows,
    width: (w * 0.68) / columns,
    height: (h * 0.66) / rows,
  }));
}

function caption(brush: Brush, { x, ground, width, height }: View, text: string): void {
  brush.say(text, x + width / 2, ground + height * 0.16, Math.max(12, height * 0.045), 'center');
}

function roofOver(ctx: Ctx, brush: Brush, { x, width }: View, eaves: number, rise: number, random: Random): void {
  const over = width * 0.06;
  if (random.chance(0.25)) {
    brush.box(x - over / 2, eaves - rise * 0.2, width + over, rise * 0.2);
    return;
  }
  const ridge = random.chance(0.5) ? [x + width / 2] : [x + width * 0.2, x + width * 0.8];
  const top = ridge.map((at) => [at, eaves - rise] as const);
  brush.line([x - over, eaves], ...top, [x + width + over, eaves], [x - over, eaves]);
  if (ridge.length === 1 || random.chance(0.4)) return;
  for (let y = eaves - rise; y < eaves; y += Math.max(4, rise * 0.08)) {
    const t = (y - eaves + rise) / rise;
    brush.line(
      [ridge[0]! + (x - over - ridge[0]!) * t, y],
      [ridge.at(-1)! + (x + width + over - ridge.at(-1)!) * t, y],
    );
  }
  ctx.beginPath();
}

function facade(ctx: Ctx, brush: Brush, view: View, random: Random): void {
  const { x, ground, width, height } = view;
  const storeys = random.int(1, 4);
  const rise = (height * 0.7) / storeys;
  const eaves = ground - rise * storeys;
  ctx.lineWidth = random.pick([1, 1.5, 2]);
  brush.box(x, eaves, width, ground - eaves, random.pick(['#ffffff', '#ffffff', '#f2ede4', '#e6e6e6', '#efd9c8']));
  if (random.chance(0.3)) for (let y = eaves; y < ground; y += rise / 8) brush.line([x, y], [x + width, y]);
  roofOver(ctx, brush, view, eaves, height * 0.22, random);
  const count = random.int(2, 6);
  const [ww, wh, panes] = [(width / count) * random.range(0.35, 0.6), rise * random.range(0.4, 0.55), random.int(1, 3)];
  for (let s = 0; s < storeys; s++)
    for (let i = 0; i < count; i++) {
      const wx = x + (width * (i + 0.5)) / count - ww / 2;
      const wy = ground - s * rise - rise * 0.3 - wh;
      if (s === 0 && i === Math.floor(count / 2)) {
        brush.box(wx, ground - rise * 0.78, ww * 0.7, rise * 0.78, '#d8d0c4');
        continue;
      }
      if (random.chance(0.1)) continue;
      brush.box(wx, wy, ww, wh, random.pick(['#ffffff', '#dfeaf2']));
      for (let k = 1; k < panes; k++) brush.line([wx + (ww * k) / panes, wy], [wx + (ww * k) / panes, wy + wh]);
      if (random.chance(0.5)) brush.line([wx, wy + wh * 0.4], [wx + ww, wy + wh * 0.4]);
    }
  levels(
    ctx,
    brush,
    view,
    Array.from({ length: storeys + 1 }, (_, i) => ground - i * rise),
    random,
  );
  for (let i = random.int(0, 3); i > 0; i--) {
    const [tx, r] = [x + width * random.range(-0.08, 1.08), Math.min(width, height) * random.range(0.05, 0.11)];
    brush.line([tx, ground], [tx, ground - r * 1.5]);
    brush.arc(tx, ground - r * 2, r, 0, 7);
  }
}

function cut(ctx: Ctx, brush: Brush, view: View, random: Random): void {
  const { x, ground, width, height } = view;
  const storeys = random.int(2, 4);
  const rise = (height * 0.72) / storeys;
  const [slab, wall] = [Math.max(4, rise * 0.1), Math.max(4, width * 0.025)];
  const solid = random.chance(0.6);
  ctx.lineWidth = random.pick([1, 1.5, 2]);
  const body = (bx: number, by: number, bw: number, bh: number) => {
    if (solid) ctx.fillRect(bx, by, bw, bh);
    else {
      brush.box(bx, by, bw, bh);
      hatchBox(ctx, [bx, by, bw, bh], 6);
    }
  };
  const eaves = ground - storeys * rise;
  for (let i = 0; i <= storeys; i++) body(x, ground - i * rise, width, slab);
  const inner = Array.from({ length: random.int(1, 3) }, () => x + width * random.range(0.2, 0.8));
  for (const at of [x, x + width - wall, ...inner])
    body(at, eaves, wall * (inner.includes(at) ? 0.5 : 1), ground - eaves);
  roofOver(ctx, brush, view, eaves, height * 0.22, random);
  for (let i = 0; i < storeys; i++) {
    brush.say(
      random.pick(ROOMS),
      x + width * random.range(0.1, 0.7),
      ground - (i + 0.45) * rise,
      Math.max(11, rise * 0.12),
    );
    if (random.chance(0.5))
      brush.box(x + width * random.range(0.3, 0.75), ground - i * rise - rise * 0.72, width * 0.08, rise * 0.72);
  }
  const treads = random.int(8, 14);
  const from = x + width * random.range(0.15, 0.5);
  const step = Math.min(width * 0.3, rise * 1.4) / treads;
  for (let i = 0; i < treads; i++) {
    const y = ground - (i * rise) / treads;
    brush.line([from + i * step, y], [from + i * step, y - rise / treads], [from + (i + 1) * step, y - rise / treads]);
  }
  levels(
    ctx,
    brush,
    view,
    Array.from({ length: storeys + 1 }, (_, i) => ground - i * rise),
    random,
  );
  hatchBox(ctx, [x - width * 0.15, ground + slab, width * 1.3, height * 0.05], 8);
}

/** The ground, and heights with their signs beside the building. */
function levels(
  ctx: Ctx,
  brush: Brush,
  { x, ground, width, height }: View,
  ys: readonly number[],
  random: Random,
): void {
  const before = ctx.lineWidth;
  ctx.lineWidth = before * 2;
  brush.line([x - width * 0.2, ground], [x + width * 1.2, ground]);
  ctx.lineWidth = before;
  if (random.chance(0.3)) return;
  const px = Math.max(11, height * 0.03);
  ys.forEach((y, i) => {
    brush.line([x + width * 1.05, y], [x + width * 1.18, y]);
    brush.say(`+${(i * 2.8).toFixed(2)}`, x + width * 1.06, y - px * 0.3, px);
  });
  const dx = x + width * 1.21;
  brush.line([dx, ys[0]!], [dx, ys.at(-1)!]);
  for (const y of ys) brush.line([dx - 5, y + 5], [dx + 5, y - 5]);
}

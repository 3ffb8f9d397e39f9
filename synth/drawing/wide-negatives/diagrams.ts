import type { Painter } from '../more-negatives.ts';
import { makeBrush } from './brush.ts';

const LAYERS = [
  'conv 3×3',
  'pool',
  'ReLU',
  'FC',
  'up-conv',
  'softmax',
  'concat',
  'encoder',
  'decoder',
  'input',
  'output',
];
const TITLES = [
  'Director',
  'Finance',
  'Planning',
  'Sales',
  'Site office',
  'Design',
  'Legal',
  'IT',
  'Living lab',
  'Kitchen',
  'Rooms',
  'Staff',
];
const PALE = ['#ffffff', '#dbe8f6', '#f8e3d0', '#e3f0dc', '#efe0f0', '#fff4c4', '#d0d0d0'];

/** Blocks of a neural network: slabs of falling size, drawn obliquely, with arrows and words below. */
export const networkBlocks: Painter = (ctx, w, h, random) => {
  const brush = makeBrush(ctx, random);
  const count = random.int(4, 9);
  const colours = random.shuffle(PALE).slice(0, random.int(1, 4));
  const [slope, isU] = [random.range(0.25, 0.6), random.chance(0.5)];
  ctx.lineWidth = random.pick([1, 1.5, 2]);
  let before: readonly [number, number] | undefined;
  for (let i = 0; i < count; i++) {
    const deep = isU ? Math.abs(i - (count - 1) / 2) / (count / 2) : 1 - (0.75 * i) / count;
    const [height, width] = [h * (0.12 + 0.38 * deep), ((w * 0.8) / count) * random.range(0.15, 0.45)];
    const x = w * (0.06 + (0.86 * i) / count);
    const y = h * 0.48 - height / 2 + (isU ? h * 0.2 * (1 - deep) : 0);
    const off = height * slope * 0.5;
    const fill = random.pick(colours);
    ctx.fillStyle = fill;
    for (const ring of [
      [
        [x, y],
        [x + off, y - off],
        [x + off + width, y - off],
        [x + width, y],
      ],
      [
        [x + width, y],
        [x + off + width, y - off],
        [x + off + width, y + height - off],
        [x + width, y + height],
      ],
    ] as const) {
      // biome-ignore format: rings
      ctx.beginPath();
      for (const [px, py] of ring) ctx.lineTo(px, py);
      ctx.closePath();
      ctx.fill();
      ctx.stroke();
    }
    brush.box(x, y, width, height, fill);
    ctx.fillStyle = '#111111';
    brush.say(String(2 ** random.int(4, 10)), x + width / 2, y - off - h * 0.012, h * 0.02, 'center');
    brush.say(random.pick(LAYERS), x + width / 2, y + height + h * 0.035, h * 0.018, 'center');
    const middle = [x, y + height / 2] as const;
    if (before) brush.line(before, [middle[0] - 4, middle[1]]);
    before = [x + width + off, y + height / 2 - off / 2];
  }
  if (random.chance(0.6)) brush.say('Figure 2: Overview of the network', w / 2, h * 0.93, h * 0.025, 'center');
};

/** Boxes with names in levels, joined by upright and level lines. */
export const organisationChart: Painter = (ctx, w, h, random) => {
  const brush = makeBrush(ctx, random);
  const levels = random.int(3, 4);
  const [bh, fill] = [(h * 0.42) / levels, random.pick(PALE)];
  ctx.lineWidth = random.pick([1, 1.5, 2.5]);
  let above: number[] = [];
  for (let level = 0; level < levels; level++) {
    const count = level === 0 ? 1 : Math.min(9, above.length * random.int(2, 3));
    const bw = Math.min(w * 0.22, (w * 0.86) / count);
    const y = h * (0.08 + (0.86 * level) / levels);
    const here = Array.from({ length: count }, (_, i) => (w * (i + 0.5)) / count);
    here.forEach((x, i) => {
      const parent = above[Math.min(above.length - 1, Math.floor((i * above.length) / count))];
      const half = y - (h * 0.86) / levels / 2 + bh / 2;
      if (parent !== undefined) brush.line([x, y], [x, half], [parent, half], [parent, y - (h * 0.86) / levels + bh]);
    });
    for (const x of here) {
      brush.box(x - bw * 0.42, y, bw * 0.84, bh, fill);
      ctx.fillStyle = '#111111';
      brush.say(random.pick(TITLES), x, y + bh * 0.55, Math.min(bh * 0.24, bw * 0.15), 'center');
    }
    above = here;
  }
};

/** Boxes side by side, as of components of a program or of chambers of a machine, filled and joined by arrows. */
export const blockDiagram: Painter = (ctx, w, h, random) => {
  const brush = makeBrush(ctx, random);
  const [columns, rows] = [random.int(2, 4), random.int(2, 4)];
  const [cw, ch] = [(w * 0.84) / columns, (h * 0.8) / rows];
  const gap = random.pick([0, 0.15, 0.3]);
  ctx.lineWidth = random.pick([1, 2, 4]);
  for (let i = 0; i < columns; i++)
    for (let j = 0; j < rows; j++) {
      if (random.chance(0.12)) continue;
      const [x, y] = [w * 0.08 + i * cw, h * 0.08 + j * ch];
      brush.box(x, y, cw * (1 - gap), ch * (1 - gap), random.pick(PALE));
      ctx.fillStyle = '#111111';
      brush.say(random.pick([...LAYERS, ...TITLES]), x + (cw * (1 - gap)) / 2, y + ch * (0.5 - gap / 2), Math.min(cw, ch) * 0.12, 'center'); // biome-ignore format: words
      if (gap && i + 1 < columns) brush.line([x + cw * (1 - gap), y + ch * 0.4], [x + cw, y + ch * 0.4]);
      if (gap && j + 1 < rows && random.chance(0.5))
        brush.line([x + cw * 0.4, y + ch * (1 - gap)], [x + cw * 0.4, y + ch]);
    }
};

/** The first page of a set of drawings or of a report: words, lines, a logo, perhaps a list. */
export const titlePage: Painter = (ctx, w, h, random) => {
  const brush = makeBrush(ctx, random);
  const middle = random.chance(0.6);
  const x = middle ? w / 2 : w * 0.12;
  const align = middle ? 'center' : 'left';
  ctx.lineWidth = random.pick([1, 2, 3]);
  if (random.chance(0.5)) brush.box(w * 0.04, h * 0.04, w * 0.92, h * 0.92);
  const title = random.pick([
    'FLOOR PLANS',
    'Building permit',
    'House for a family',
    'PLANS AND SECTIONS',
    'Design report',
    'Villa',
  ]);
  brush.say(title, x, h * random.range(0.25, 0.4), Math.min(w * 0.07, h * random.range(0.045, 0.08)), align, true);
  for (let i = random.int(1, 4); i > 0; i--)
    brush.say(random.pick(['Architects and engineers', 'Issue for tender', '12 May 2019', 'Main Street 14', 'Revision B', 'Project 2217']), x, h * (0.42 + 0.05 * i), h * 0.024, align); // biome-ignore format: words
  if (random.chance(0.7)) brush.line([w * 0.12, h * 0.43], [w * 0.88, h * 0.43]);
  if (random.chance(0.5))
    brush.box(w * 0.12, h * 0.1, h * 0.08, h * 0.08, random.pick(['#1f5a8a', '#9a1c2e', '#222222']));
  ctx.fillStyle = '#111111';
  for (let i = 0; i < random.pick([0, 0, 6, 10]); i++) {
    const y = h * (0.66 + i * 0.024);
    brush.say(`A-${101 + i}`, w * 0.14, y, h * 0.016);
    brush.say(random.pick(['Ground floor plan', 'First floor plan', 'Sections', 'Elevations', 'Details', 'Roof plan']), w * 0.26, y, h * 0.016); // biome-ignore format: words
  }
};

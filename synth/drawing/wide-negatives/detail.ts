import type { Painter } from '../more-negatives.ts';
import { hatchBox, makeBrush } from './brush.ts';

const NOTES = ['Plaster 12.5 mm', 'Insulation 180', 'Concrete slab 200', 'Vapour barrier', 'Screed 65 mm', 'Brick 115', 'Timber stud 45×145', 'Gravel', 'DPC', 'Tiles 10 mm']; // biome-ignore format: words

/** A detail of construction: layers of a wall on layers of a floor, hatched each in its way, with notes on leaders and break lines. */
export const detail: Painter = (ctx, w, h, random) => {
  const brush = makeBrush(ctx, random);
  ctx.lineWidth = random.pick([1, 1.5, 2]);
  const [x0, y0] = [w * random.range(0.15, 0.3), h * random.range(0.5, 0.65)];
  const ends: (readonly [number, number])[] = [];
  let x = x0;
  for (let i = random.int(3, 6); i > 0; i--) {
    const width = w * random.pick([0.012, 0.03, 0.05, 0.09]);
    const box = [x, h * 0.08, width, y0 - h * 0.08] as const;
    brush.box(...box);
    if (random.chance(0.7)) hatchBox(ctx, box, random.pick([6, 10, 16]));
    ends.push([x + width / 2, h * random.range(0.15, 0.4)]);
    x += width;
  }
  let y = y0;
  for (let i = random.int(2, 5); i > 0; i--) {
    const height = h * random.pick([0.012, 0.03, 0.06]);
    const box = [x0 - (random.chance(0.3) ? w * 0.08 : 0), y, w * random.range(0.58, 0.63) - x0, height] as const;
    brush.box(...box);
    if (random.chance(0.6)) hatchBox(ctx, box, random.pick([6, 10, 16]));
    ends.push([box[0] + box[2] * random.range(0.6, 0.9), y + height / 2]);
    y += height;
  }
  const mid = (x0 + x) / 2;
  brush.line([x0 - 20, h * 0.08], [mid - 12, h * 0.08], [mid - 5, h * 0.05], [mid + 5, h * 0.11], [mid + 12, h * 0.08], [x + 20, h * 0.08]); // biome-ignore format: a break line
  // Leaders do not cross.
  ends.sort((a, b) => a[1] - b[1]);
  ends.forEach(([ex, ey], i) => {
    const at = h * (0.14 + (0.75 * i) / ends.length);
    brush.line([ex, ey], [w * 0.66, at], [w * 0.69, at]);
    brush.say(random.pick(NOTES), w * 0.7, at + h * 0.006, Math.max(12, h * 0.02));
  });
  brush.say(
    random.pick(['Detail 3  1:10', 'Detail A 1:5', 'DETALJ 2', 'Détail 1/10']),
    x0,
    h * 0.94,
    h * 0.028,
    'left',
    true,
  );
};

import type { Random } from '../../random.ts';
import type { Painter } from '../more-negatives.ts';
import { type Brush, makeBrush } from './brush.ts';

const WORDS = ['Single door', 'Double door', 'Sliding door', 'Window', 'Folding door', 'Wall', 'Opening', 'Stairs'];
const SCRAPS = ['4.20', 'B: 0.9', 'Entry', '08', 'WC', 'm²', 'F: Tiles', '2.10'];
const PARTS = ['door', 'door', 'door', 'double', 'window', 'wall', 'stairs'] as const;

/** A figure of a paper or a handbook: doors, windows and walls cut out of plans and enlarged, in rows, each with its letter or its name. */
export const closeUps: Painter = (ctx, w, h, random) => {
  const brush = makeBrush(ctx, random);
  const [columns, rows] = [random.int(2, 4), random.int(2, 3)];
  const named = random.chance(0.35);
  const [grey, framed] = [random.chance(0.5), random.chance(0.35)];
  const side = Math.min(w / columns, h / rows) * random.range(0.6, 0.8);
  for (let i = 0; i < columns * rows; i++) {
    const [x, y] = [(w * ((i % columns) + 0.5)) / columns, (h * (Math.floor(i / columns) + 0.46)) / rows];
    ctx.save();
    ctx.beginPath();
    ctx.rect(x - side / 2, y - side / 2, side, side);
    ctx.clip();
    if (grey && random.chance(0.6)) {
      ctx.fillStyle = '#efefef';
      ctx.fillRect(x - side / 2, y - side / 2, side, side);
      ctx.fillStyle = '#111111';
    }
    ctx.lineWidth = side * random.pick([0.008, 0.015, 0.03, 0.05]);
    ctx.translate(x, y);
    ctx.rotate((random.int(0, 3) * Math.PI) / 2 + (random.chance(0.15) ? random.range(-0.3, 0.3) : 0));
    if (random.chance(0.5)) ctx.scale(-1, 1);
    paintPart(ctx, brush, random.pick(PARTS), side * random.range(0.7, 1.1), random);
    ctx.restore();
    if (framed) {
      ctx.lineWidth = 1;
      brush.box(x - side / 2, y - side / 2, side, side);
    }
    const caption = named ? random.pick(WORDS) : `${String.fromCharCode(97 + i)})`;
    brush.say(caption, x, y + side / 2 + side * 0.12, Math.max(12, side * (named ? 0.075 : 0.1)), 'center');
  }
  if (random.chance(0.4))
    brush.say(`Figure ${random.int(1, 9)}. Symbols of openings`, w / 2, h * 0.985, h * 0.018, 'center');
};

type Ctx = Parameters<Painter>[0];

/** One part of a plan around the origin, `r` across, in thick lines; some with a scrap of lettering or a line of something else across it. */
function paintPart(ctx: Ctx, brush: Brush, part: (typeof PARTS)[number], r: number, random: Random): void {
  const thick = r * random.range(0.05, 0.14);
  const solid = random.chance(0.6);
  const stub = (x: number, width: number) => {
    if (solid) ctx.fillRect(x, r * 0.35, width, thick);
    else brush.box(x, r * 0.35, width, thick);
  };
  if (part === 'door' || part === 'double') {
    const doubles = part === 'double' ? [-1, 1] : [1];
    const reach = part === 'double' ? r * 0.35 : r * 0.7;
    stub(-r, r * 0.65);
    stub(r * 0.35, r * 0.65);
    for (const side of doubles) {
      const hinge = -side * r * 0.35;
      brush.arc(hinge, r * 0.35, reach, side > 0 ? -Math.PI / 2 : -Math.PI, side > 0 ? 0 : -Math.PI / 2);
      if (random.chance(0.5)) brush.line([hinge, r * 0.35], [hinge, r * 0.35 - reach]);
      else brush.box(hinge, r * 0.35 - reach, side * r * 0.05, reach);
    }
  } else if (part === 'window') {
    stub(-r, r * 0.6);
    stub(r * 0.4, r * 0.6);
    for (const v of [0, 0.5, 1]) brush.line([-r * 0.4, r * 0.35 + thick * v], [r * 0.4, r * 0.35 + thick * v]);
  } else if (part === 'wall') {
    stub(-r, 2 * r);
    if (solid) ctx.fillRect(random.range(-0.3, 0.3) * r, -r, thick, 1.35 * r);
    else brush.box(random.range(-0.3, 0.3) * r, -r, thick, 1.35 * r);
  } else {
    const treads = random.int(4, 8);
    for (let i = 0; i <= treads; i++) brush.line([-r * 0.3, -r * 0.5 + (r * i) / treads], [r * 0.3, -r * 0.5 + (r * i) / treads]); // biome-ignore format: a tread
    for (const side of [-0.3, 0.3]) brush.line([side * r, -r * 0.5], [side * r, r * 0.5]);
  }
  if (random.chance(0.3))
    brush.say(random.pick(SCRAPS), random.range(-0.3, 0.2) * r, random.range(-0.3, 0.2) * r, r * 0.14);
  if (random.chance(0.2)) brush.line([random.range(-0.2, 0.2) * r, -r], [random.range(-0.2, 0.2) * r, r]);
  if (random.chance(0.2)) {
    ctx.lineWidth = 1;
    ctx.strokeStyle = '#d03030';
    brush.line([-r, r * 0.35], [r, r * 0.35]);
    ctx.strokeStyle = '#111111';
  }
}

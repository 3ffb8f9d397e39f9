import type { Plan, Room } from '#core/plan/schema.ts';
import { boundsOf } from '../dwelling/loose-furniture.ts';
import type { Random } from '../random.ts';
import { drawConventionalBalcony } from './conventions/draw-railing.ts';
import type { Pen } from './pen.ts';
import { FIXTURE_CLASSES } from './pixel-classes.ts';
import { drawStairs } from './stairs.ts';
import { bodyRing } from './walls.ts';

const BY_TYPE: Partial<Record<Room['type'], string[]>> = {
  bathroom: ['#dceaf2', '#e3edf3', '#cfe0ea'], wc: ['#dceaf2', '#e3edf3', '#cfe0ea'], bedroom: ['#f3ead8', '#eaf0e0', '#f5efe6'], living: ['#f8efdc', '#f3ead8', '#fff6e0'],
  'living-kitchen': ['#f8efdc', '#f3ead8', '#fff6e0'], kitchen: ['#f6e3d8', '#eeeeee', '#f2e8e0'], balcony: ['#e4efdd', '#e8e8e8', '#d9e8d0'], terrace: ['#e4efdd', '#e8e8e8', '#d9e8d0'], garage: ['#e2e2e2', '#d8d8d8', '#e8e8e8'],
}; // biome-ignore format: a table

const WET: Room['type'][] = ['bathroom', 'wc', 'utility'];
const DRY: Room['type'][] = ['living', 'bedroom', 'living-kitchen', 'dining', 'hall', 'study', 'corridor'];
const VIVID = ['#ffc845', '#f6b0b8', '#ffe08a', '#c8dfa0', '#f2c9a0', '#c9c5b8'];
const VIVID_WET = ['#9fe6f2', '#b5e3ff', '#c9f0ee'];
const WOODS = ['#b98550', '#a0662e', '#cfa878', '#d9bf98'];

/** Colours or patterns on the floors, under everything else, and the railings and edges of balconies. */
export function drawFloors(pen: Pen, plan: Plan, random: Random): void {
  const { roomFill } = pen.style;
  const tint = random.pick(['#f3efe6', '#eef2f5', '#f7f3ea', '#f0f0f0']);
  const choice = random.int(0, 2);
  const [pale, wood] = [random.pick(['#bdbdbd', '#d6d6d6', '#9a9a9a', '#777777']), random.pick(WOODS)];
  const [width, tile] = [random.range(0.09, 0.2), random.pick([0.15, 0.2, 0.3, 0.45])];
  const wide = random.pick(['boards', 'planks', 'upright'] as const);
  const decked = random.chance(0.25);
  // Where rooms are areas of a colour the doorways often are of it too.
  if (roomFill === 'flat' && random.chance(0.6))
    for (const wall of plan.walls)
      pen.line(bodyRing(wall, plan.walls), { closed: true, fill: pen.style.flats![0]!, widthPx: 0 });
  for (const room of plan.rooms) {
    const outdoor = room.type === 'balcony' || room.type === 'terrace';
    const wet = WET.includes(room.type);
    const fill =
      roomFill === 'tint'
        ? tint
        : roomFill === 'by-type'
          ? BY_TYPE[room.type]?.[choice]
          : roomFill === 'vivid'
            ? random.pick(wet ? VIVID_WET : VIVID)
            : roomFill === 'flat'
              ? random.pick(pen.style.flats!)
              : roomFill === 'wood'
                ? wet || outdoor
                  ? '#c9ccd1'
                  : wood
                : undefined;
    if (fill) pen.line(room.outline, { closed: true, fill, widthPx: 0 });
    const boarded = roomFill === 'boards' || roomFill === 'wood';
    const rules = roomFill === 'wood' ? '#6e4f30' : pale;
    if (boarded && DRY.includes(room.type)) rule(pen, room, width, wide, rules);
    if (
      (roomFill === 'tiles' && (wet || room.type === 'kitchen')) ||
      (boarded && (outdoor || wet)) ||
      (outdoor && decked)
    )
      rule(
        pen,
        room,
        outdoor ? 0.14 + 0.16 * choice : tile,
        outdoor && decked ? (['boards', 'tiles', 'diagonal'] as const)[choice]! : 'tiles',
        pale,
      );
    if (outdoor && pen.style.conventions) drawConventionalBalcony(pen, room, plan.walls, random.fork(room.id));
    else if (outdoor) drawEdge(pen, room, random);
    const isThing = plan.fixtures.some((f) => f.room === room.id && FIXTURE_CLASSES[f.kind] === 'stairs');
    if (room.type === 'stairs' && !isThing) drawStairs(pen, room, plan, random.fork('stairs'));
  }
}

/** Boards, planks with joints, or tiles as thin lines. */
function rule(
  pen: Pen,
  room: Room,
  step: number,
  kind: 'boards' | 'upright' | 'planks' | 'tiles' | 'diagonal',
  colour: string,
): void {
  const { ctx, at, scale } = pen;
  // Lines nearer than a few pixels would merge to grey.
  while (step * scale < 4) step *= 2;
  ctx.save();
  ctx.beginPath();
  room.outline.forEach((point, i) => {
    const [x, y] = at(point);
    if (i === 0) ctx.moveTo(x, y);
    else ctx.lineTo(x, y);
  });
  ctx.clip();
  ctx.beginPath();
  const { x0, y0, x1, y1 } = boundsOf(room.outline);
  const reach = Math.max(x1 - x0, y1 - y0);
  if (kind === 'diagonal')
    for (let t = -reach; t < 2 * reach; t += step * Math.SQRT2) {
      ctx.moveTo(...at([x0 + t, y0]));
      ctx.lineTo(...at([x0 + t - reach, y0 + reach]));
      ctx.moveTo(...at([x0 + t - reach, y0]));
      ctx.lineTo(...at([x0 + t, y0 + reach]));
    }
  else if (kind !== 'upright')
    for (let y = y0, row = 0; y < y1; y += step, row++) {
      ctx.moveTo(...at([x0, y]));
      ctx.lineTo(...at([x1, y]));
      if (kind === 'planks')
        for (let x = x0 + ((row * 0.73) % 1.8); x < x1; x += 1.8) {
          ctx.moveTo(...at([x, y]));
          ctx.lineTo(...at([x, y + step]));
        }
    }
  if (kind === 'tiles' || kind === 'upright')
    for (let x = x0; x < x1; x += step) {
      ctx.moveTo(...at([x, y0]));
      ctx.lineTo(...at([x, y1]));
    }
  ctx.lineWidth = Math.max(0.6, scale * 0.008);
  ctx.strokeStyle = colour;
  ctx.stroke();
  ctx.restore();
}

/** A railing of two thin lines, or one line, or dashes, along the open sides. */
function drawEdge(pen: Pen, room: Room, random: Random): void {
  const kind = random.pick(['double', 'double', 'single', 'dashed', 'posts']);
  for (const [i, point] of room.outline.entries())
    pen.markStroke('railing', point, room.outline[(i + 1) % room.outline.length]!, 4);
  pen.line(room.outline, {
    closed: true,
    ...(kind === 'dashed' ? { dash: [pen.scale * 0.12, pen.scale * 0.08] } : {}),
  });
  if (kind !== 'double' && kind !== 'posts') return;
  const { x0, y0, x1, y1 } = boundsOf(room.outline);
  if (kind === 'posts') {
    for (const x of [x0 + 0.08, x1 - 0.08])
      for (const y of [y0 + 0.08, y1 - 0.08])
        pen.line(
          [
            [x - 0.08, y - 0.08],
            [x + 0.08, y - 0.08],
            [x + 0.08, y + 0.08],
            [x - 0.08, y + 0.08],
          ],
          {
            closed: true,
            fill: pen.style.ink,
          },
        );
  }
  if (kind === 'posts') return;
  const t = 0.07;
  pen.line(
    [
      [x0 + t, y0 + t],
      [x1 - t, y0 + t],
      [x1 - t, y1 - t],
      [x0 + t, y1 - t],
    ],
    { closed: true },
  );
}

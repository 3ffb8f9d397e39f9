import type { Plan, Room } from '#core/plan/schema.ts';
import { boundsOf } from '../dwelling/loose-furniture.ts';
import type { Random } from '../random.ts';
import type { Pen } from './pen.ts';

const BY_TYPE: Partial<Record<Room['type'], string[]>> = {
  bathroom: ['#dceaf2', '#e3edf3', '#cfe0ea'], wc: ['#dceaf2', '#e3edf3', '#cfe0ea'], bedroom: ['#f3ead8', '#eaf0e0', '#f5efe6'], living: ['#f8efdc', '#f3ead8', '#fff6e0'],
  'living-kitchen': ['#f8efdc', '#f3ead8', '#fff6e0'], kitchen: ['#f6e3d8', '#eeeeee', '#f2e8e0'], balcony: ['#e4efdd', '#e8e8e8', '#d9e8d0'], terrace: ['#e4efdd', '#e8e8e8', '#d9e8d0'], garage: ['#e2e2e2', '#d8d8d8', '#e8e8e8'],
}; // biome-ignore format: a table

/** Colours or patterns on the floors, under everything else, and the railings and edges of balconies. */
export function drawFloors(pen: Pen, plan: Plan, random: Random): void {
  const { roomFill } = pen.style;
  const tint = random.pick(['#f3efe6', '#eef2f5', '#f7f3ea', '#f0f0f0']);
  const choice = random.int(0, 2);
  for (const room of plan.rooms) {
    const outdoor = room.type === 'balcony' || room.type === 'terrace';
    const fill = roomFill === 'tint' ? tint : roomFill === 'by-type' ? BY_TYPE[room.type]?.[choice] : undefined;
    if (fill) pen.line(room.outline, { closed: true, fill, widthPx: 0 });
    if (roomFill === 'boards' && ['living', 'bedroom', 'living-kitchen', 'dining'].includes(room.type))
      rule(pen, room, 0.14, false);
    if (
      (roomFill === 'tiles' && ['bathroom', 'wc', 'kitchen', 'utility'].includes(room.type)) ||
      (roomFill === 'boards' && outdoor)
    )
      rule(pen, room, 0.3, true);
    if (outdoor) drawEdge(pen, room, random);
    if (room.type === 'stairs') drawStairs(pen, room, plan);
  }
}

/** Boards or tiles as thin pale lines. */
function rule(pen: Pen, room: Room, step: number, both: boolean): void {
  const { ctx, at, scale } = pen;
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
  for (let y = y0; y < y1; y += step) {
    ctx.moveTo(...at([x0, y]));
    ctx.lineTo(...at([x1, y]));
  }
  if (both) {
    for (let x = x0; x < x1; x += step) {
      ctx.moveTo(...at([x, y0]));
      ctx.lineTo(...at([x, y1]));
    }
  }
  ctx.lineWidth = Math.max(0.6, scale * 0.008);
  ctx.strokeStyle = '#bdbdbd';
  ctx.stroke();
  ctx.restore();
}

/** A railing of two thin lines, or one line, or dashes, along the open sides. */
function drawEdge(pen: Pen, room: Room, random: Random): void {
  const kind = random.pick(['double', 'double', 'single', 'dashed']);
  pen.line(room.outline, {
    closed: true,
    ...(kind === 'dashed' ? { dash: [pen.scale * 0.12, pen.scale * 0.08] } : {}),
  });
  if (kind !== 'double') return;
  const { x0, y0, x1, y1 } = boundsOf(room.outline);
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

/** Treads along the longer side with an arrow, leaving a landing at the way in. */
function drawStairs(pen: Pen, room: Room, plan: Plan): void {
  const { x0, y0, x1, y1 } = boundsOf(room.outline);
  const way = plan.openings.find(
    (o) =>
      o.kind === 'gap' &&
      Math.abs((o.from[0] + o.to[0]) / 2 - (x0 + x1) / 2) < x1 - x0 &&
      nearBox(o.from, { x0, y0, x1, y1 }),
  );
  const upright = y1 - y0 >= x1 - x0;
  const step = 0.27;
  const landing = 0.9;
  const [low, high] = upright ? [y0, y1] : [x0, x1];
  const atLow = way ? Math.abs((upright ? way.from[1] : way.from[0]) - low) < 0.5 : true;
  const [start, end] = atLow ? [low + landing, high] : [low, high - landing];
  for (let t = start; t <= end + 0.001; t += step)
    pen.line(
      upright
        ? [
            [x0, t],
            [x1, t],
          ]
        : [
            [t, y0],
            [t, y1],
          ],
    );
  const middle = upright ? (x0 + x1) / 2 : (y0 + y1) / 2;
  const [tail, head] = atLow ? [start - 0.2, end - 0.2] : [end + 0.2, start + 0.2];
  const back = Math.sign(tail - head) * 0.18;
  const point = (t: number, off = 0): [number, number] => (upright ? [middle + off, t] : [t, middle + off]);
  pen.line([point(tail), point(head)]);
  pen.line([point(head + back, -0.1), point(head), point(head + back, 0.1)]);
}

const nearBox = ([x, y]: readonly [number, number], b: { x0: number; y0: number; x1: number; y1: number }) =>
  x > b.x0 - 0.5 && x < b.x1 + 0.5 && y > b.y0 - 0.5 && y < b.y1 + 0.5;

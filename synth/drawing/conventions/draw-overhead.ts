import type { Plan } from '#core/plan/schema.ts';
import { boundsOf } from '../../dwelling/loose-furniture.ts';
import { floorFree } from '../../dwelling/wall-spots.ts';
import type { Random } from '../../random.ts';
import type { Pen } from '../pen.ts';
import type { Conventions } from './conventions.ts';

const LARGE = ['living', 'living-kitchen', 'dining', 'bedroom', 'garage', 'hall'];

/** What is over one's head, dashed: beams from wall to wall, lowered ceilings, the fall of a roof. Nothing of it is in the truth. */
export function drawOverhead(pen: Pen, plan: Plan, { beams, slopes }: Conventions['overhead'], random: Random): void {
  const dash = random
    .pick([
      [0.12, 0.08],
      [0.3, 0.07, 0.05, 0.07],
      [0.05, 0.05],
    ])
    .map((metres) => metres * pen.scale);
  const options = { dash, widthPx: pen.style.linePx * random.pick([0.7, 1, 1.4]) };
  const width = random.pick([0, 0.1, 0.15, 0.2]);
  for (const room of plan.rooms) {
    const { x0, y0, x1, y1 } = boundsOf(room.outline);
    if (beams !== 'none' && LARGE.includes(room.type) && room.area > 8 && floorFree({ x0, y0, x1, y1 }, room.outline)) {
      if (beams === 'lowered') {
        const t = random.pick([0.3, 0.45, 0.6]);
        pen.line([[x0 + t, y0 + t], [x1 - t, y0 + t], [x1 - t, y1 - t], [x0 + t, y1 - t]], { ...options, closed: true }); // biome-ignore format: a ring
      } else {
        const across = x1 - x0 < y1 - y0;
        const count = beams === 'rows' ? random.int(2, 5) : 1;
        for (let i = 1; i <= count; i++)
          for (const off of width ? [-width / 2, width / 2] : [0]) {
            const share = count === 1 ? random.range(0.3, 0.7) : i / (count + 1);
            if (across) pen.line([[x0, y0 + (y1 - y0) * share + off], [x1, y0 + (y1 - y0) * share + off]], options); // biome-ignore format: a line
            else pen.line([[x0 + (x1 - x0) * share + off, y0], [x0 + (x1 - x0) * share + off, y1]], options); // biome-ignore format: a line
          }
      }
    }
    if (slopes && ['bathroom', 'hall', 'utility', 'garage'].includes(room.type) && room.outline.length === 4) {
      const [a, b, c, d] = room.outline as [[number, number], [number, number], [number, number], [number, number]];
      pen.line(random.chance(0.5) ? [a, c] : [b, d], options);
    }
  }
}

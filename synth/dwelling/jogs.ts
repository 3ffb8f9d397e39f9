import type { Random } from '../random.ts';
import type { Layout, RectMm } from './types.ts';

const SIDES = ['x0', 'x1', 'y0', 'y1'] as const;

/** Moves some outer walls of single rooms outwards or inwards, so that the footprint gets projections and recesses. */
export function addJogs(layout: Layout, random: Random): void {
  for (const cell of random.shuffle(layout.cells)) {
    if (cell.rects.length !== 1 || cell.type === 'garage' || random.chance(0.5)) continue;
    const rect = cell.rects[0]!;
    const side = random.pick(SIDES);
    const others = layout.cells.filter((c) => c !== cell).flatMap((c) => c.rects);
    if (others.some((o) => bordersOn(rect, o, side))) continue;
    const outwards = side === 'x0' || side === 'y0' ? -1 : 1;
    const by = random.int(35, 120) * 10 * (random.chance(0.7) ? outwards : -outwards);
    const moved = { ...rect, [side]: rect[side] + by };
    const [w, d] = [moved.x1 - moved.x0, moved.y1 - moved.y0];
    const size = (w * d) / 1e6;
    const before = ((rect.x1 - rect.x0) * (rect.y1 - rect.y0)) / 1e6;
    if (size < 0.75 * before || size > 1.5 * before || Math.min(w, d) < 1500) continue;
    // Nothing else within 60 cm of the new ground, and no step that is hardly one.
    if (by * outwards > 0 && others.some((o) => overlaps(strip(rect, side, by), o))) continue;
    if (others.some((o) => Math.abs(o[side] - moved[side]) < 300 && o[side] !== moved[side])) continue;
    cell.rects[0] = moved;
  }
}

function bordersOn(a: RectMm, b: RectMm, side: (typeof SIDES)[number]): boolean {
  const vertical = side === 'x0' || side === 'x1';
  const facing = { x0: 'x1', x1: 'x0', y0: 'y1', y1: 'y0' } as const;
  if (a[side] !== b[facing[side]]) return false;
  return vertical ? a.y0 < b.y1 && a.y1 > b.y0 : a.x0 < b.x1 && a.x1 > b.x0;
}

/** The new ground beyond a side, with 60 cm around it except towards the room. */
function strip(rect: RectMm, side: (typeof SIDES)[number], by: number): RectMm {
  const clear = 600;
  const wide = { x0: rect.x0 - clear, x1: rect.x1 + clear, y0: rect.y0 - clear, y1: rect.y1 + clear };
  if (side === 'x0') return { ...wide, x0: rect.x0 + by - clear, x1: rect.x0 };
  if (side === 'x1') return { ...wide, x0: rect.x1, x1: rect.x1 + by + clear };
  if (side === 'y0') return { ...wide, y0: rect.y0 + by - clear, y1: rect.y0 };
  return { ...wide, y0: rect.y1, y1: rect.y1 + by + clear };
}

const overlaps = (a: RectMm, b: RectMm) => a.x0 < b.x1 && a.x1 > b.x0 && a.y0 < b.y1 && a.y1 > b.y0;

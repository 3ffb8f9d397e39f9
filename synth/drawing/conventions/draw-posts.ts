import type { Point } from '#core/plan/schema.ts';
import type { Random } from '../../random.ts';
import type { Pen } from '../pen.ts';

/** Sides of posts and how far they stand apart, metres: of steel, timber, masonry. */
const SIDES = [0.09, 0.12, 0.15, 0.2, 0.3, 0.4];
const APART = [1.6, 2.2, 3, 4];

/**
 * The open sides of a porch or a roofed terrace: posts at their ends and between them, with one thin line along them, full or dashed, or none.
 * Posts are no walls: they and the line are marked as a railing, which is what bounds the floor.
 */
export function drawPosts(pen: Pen, open: readonly (readonly [Point, Point])[], random: Random): void {
  const { style, scale } = pen;
  const side = random.pick(SIDES);
  const step = random.pick(APART);
  const fill = random.pick([style.ink, style.ink, style.wall.outer.colour, style.paper]);
  const line = random.weighted({ full: 0.5, dashed: 0.35, none: 0.15 });
  const isRound = random.chance(0.15);
  const widthPx = style.linePx * random.pick([0.7, 0.8, 1]);
  const posts: Point[] = [];
  for (const [a, b] of open) {
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    if (line !== 'none') {
      pen.line([a, b], { widthPx, ...(line === 'dashed' ? { dash: [scale * 0.12, scale * 0.08] } : {}) });
      pen.markStroke('railing', a, b, Math.max(3, widthPx));
    }
    const pieces = Math.max(1, Math.round(length / step));
    for (let i = 0; i <= pieces; i++) {
      const at = (axis: 0 | 1) => a[axis] + ((b[axis] - a[axis]) * i) / pieces;
      posts.push([at(0), at(1)]);
    }
  }
  for (const [x, y] of posts) {
    const turns = isRound ? 12 : 4;
    const reach = isRound ? side / 2 : side / Math.SQRT2;
    const ring = Array.from({ length: turns }, (_, i): Point => {
      const angle = ((i + 0.5) * 2 * Math.PI) / turns;
      return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
    });
    pen.line(ring, { closed: true, fill, widthPx });
    pen.mark('railing', ring, true);
  }
}

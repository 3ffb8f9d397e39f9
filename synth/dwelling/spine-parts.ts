import type { Random } from '../random.ts';
import type { Cell, Layout } from './types.ts';

const rectOf = (layout: Layout, key: string) => layout.cells.find((cell) => cell.key === key)?.rects;

/** Turns a deep, wide bedroom into an L with its own bathroom and walk-in closet on the corridor side (the top side). */
export function addSuite(layout: Layout, key: string, corridorY: number, random: Random): void {
  const rects = rectOf(layout, key);
  if (rects?.length !== 1) return;
  const { x0, x1, y0, y1 } = rects[0]!;
  const depth = random.int(185, 225) * 10;
  const bath = random.int(200, 260) * 10;
  const passage = random.int(125, 160) * 10;
  const closet = x1 - x0 - bath - passage;
  if (y0 !== corridorY || y1 - y0 - depth < 2700 || closet < 0) return;
  const bathRect = { x0, y0, x1: x0 + bath, y1: y0 + depth };
  const withCloset = closet > 1200;
  const inner = withCloset ? x1 - passage : x0 + bath;
  layout.cells.push({ key: 'ensuite', type: 'bathroom', rects: [bathRect] });
  layout.links.push({ from: key, to: 'ensuite', kind: 'door' });
  if (withCloset) {
    layout.cells.push({ key: 'dressing', type: 'closet', rects: [{ x0: x0 + bath, y0, x1: inner, y1: y0 + depth }] });
    layout.links.push({ from: key, to: 'dressing', kind: random.pick(['door', 'gap'] as const) });
  }
  rects.splice(0, 1, { x0: inner, y0, x1, y1: y0 + depth }, { x0, y0: y0 + depth, x1, y1 });
}

/** Two built-in closets back to back between two neighbouring bedrooms, one opening to each. */
export function addBedroomClosets(layout: Layout, left: string, right: string, random: Random): void {
  const [a, b] = [rectOf(layout, left), rectOf(layout, right)];
  if (a?.length !== 1 || b?.length !== 1) return;
  const [l, r] = [a[0]!, b[0]!];
  if (l.x1 !== r.x0 || l.y0 !== r.y0 || l.y1 !== r.y1) return;
  const depth = random.int(75, 85) * 10;
  if (l.x1 - l.x0 - depth / 2 < 2500 || r.x1 - r.x0 - depth / 2 < 2500 || l.y1 - l.y0 < 3400) return;
  const middle = Math.round((l.y0 + l.y1) / 20) * 10;
  const [c0, c1] = [l.x1 - Math.round(depth / 20) * 10, l.x1 - Math.round(depth / 20) * 10 + depth];
  l.x1 = c0;
  r.x0 = c1;
  const kind = random.pick(['sliding', 'double'] as const);
  const cell = (key: string, y0: number, y1: number): Cell => ({
    key,
    type: 'closet',
    rects: [{ x0: c0, y0, x1: c1, y1 }],
  });
  layout.cells.push(cell('closet1', l.y0, middle), cell('closet2', middle, l.y1));
  layout.links.push({ from: left, to: 'closet1', kind }, { from: right, to: 'closet2', kind });
}

/** A garage at the left end; the corridor's end leads into it. */
export function addGarage(layout: Layout, corridorTop: number, corridorBottom: number, random: Random): void {
  const width = random.int(330, 600) * 10;
  const depth = random.int(560, 640) * 10;
  const bottom = corridorBottom + random.int(100, 300) * 10;
  const top = Math.min(corridorTop, bottom - depth);
  layout.cells.push({ key: 'garage', type: 'garage', rects: [{ x0: -width, y0: top, x1: 0, y1: bottom }] });
  layout.links.push(
    { from: 'corridor', to: 'garage', kind: 'door' },
    { from: 'garage', to: 'outside', kind: 'garage' },
  );
}

import type { Random } from '../random.ts';
import type { Cell, Layout, RectMm } from './types.ts';

/** Shares of homes with closets along the walls of rooms, and of the rooms in them that get one. */
const HOMES = 0.75;
const ROOMS = 0.75;
/** Depth of a closet between the middles of its walls, what must be left of the room, and the least length of a closet, mm. */
const DEPTHS = [600, 640, 680, 720, 780];
const LEFT = { bedroom: 2500, hall: 1350 } as const;
const LEAST_LENGTH = 1250;
/** How a closet opens: leaves that slide, that fold or swing, or none before open shelves. */
const FRONTS = { sliding: 0.42, double: 0.36, gap: 0.22 } as const;

const SIDES = ['x0', 'x1', 'y0', 'y1'] as const;
type Side = (typeof SIDES)[number];

/** Takes closets off bedrooms and halls: strips along an inner wall, as long as the room or shorter, that open into it. */
export function carveClosets(layout: Layout, random: Random): void {
  if (!random.chance(HOMES)) return;
  for (const cell of [...layout.cells]) {
    if ((cell.type !== 'bedroom' && cell.type !== 'hall') || cell.rects.length !== 1 || !random.chance(ROOMS)) continue;
    const depth = random.pick(DEPTHS);
    const kind = random.weighted(FRONTS);
    const isShort = random.chance(0.45);
    const side = random
      .shuffle(SIDES)
      .find((s) => canTake(layout, cell, s, depth, LEFT[cell.type as keyof typeof LEFT]));
    if (!side) continue;
    const [strip, ...rest] = split(cell.rects[0]!, side, depth, isShort ? random.range(0.45, 0.75) : 1, random);
    const key = `closet-${cell.key}`;
    cell.rects = rest;
    layout.cells.push({ key, type: 'closet', rects: [strip!] });
    layout.links.push({ from: cell.key, to: key, kind });
  }
}

/** Whether a strip along a side has rooms behind it, none of which the room leads to, and leaves enough of the room. */
function canTake({ cells, links }: Layout, cell: Cell, side: Side, depth: number, left: number): boolean {
  const rect = cell.rects[0]!;
  const upright = side === 'x0' || side === 'x1';
  const [deep, long] = upright ? [rect.x1 - rect.x0, rect.y1 - rect.y0] : [rect.y1 - rect.y0, rect.x1 - rect.x0];
  if (deep - depth < left || long < LEAST_LENGTH) return false;
  const [low, high] = upright ? [rect.y0, rect.y1] : [rect.x0, rect.x1];
  const beyond = rect[side] + (side.endsWith('0') ? -1 : 1);
  const behind = (along: number) => {
    const [x, y] = upright ? [beyond, along] : [along, beyond];
    return cells.find(({ rects }) => rects.some((r) => x > r.x0 && x < r.x1 && y > r.y0 && y < r.y1));
  };
  const keys = [0.05, 0.25, 0.5, 0.75, 0.95].map((share) => behind(low + (high - low) * share)?.key);
  const ways = links.flatMap(({ from, to }) => (from === cell.key ? [to] : to === cell.key ? [from] : []));
  return keys.every((key) => key !== undefined && !ways.includes(key));
}

/** The strip along a side, shorter than it or not, and what is left of the rectangle. */
function split(rect: RectMm, side: Side, depth: number, share: number, random: Random): RectMm[] {
  const upright = side === 'x0' || side === 'x1';
  const line = rect[side] + (side.endsWith('0') ? depth : -depth);
  const other: Side = upright ? (side === 'x0' ? 'x1' : 'x0') : side === 'y0' ? 'y1' : 'y0';
  const strip = { ...rect, [other]: line };
  const rest = { ...rect, [side]: line };
  const [low, high] = upright ? (['y0', 'y1'] as const) : (['x0', 'x1'] as const);
  const length = Math.max(LEAST_LENGTH, Math.round(((rect[high] - rect[low]) * share) / 10) * 10);
  // What is left beside a short closet is a niche: no narrower than one can stand in.
  if (rect[high] - rect[low] - length < 700) return [strip, rest];
  const atLow = random.chance(0.5);
  const cut = atLow ? rect[low] + length : rect[high] - length;
  return atLow
    ? [{ ...strip, [high]: cut }, rest, { ...strip, [low]: cut }]
    : [{ ...strip, [low]: cut }, rest, { ...strip, [high]: cut }];
}

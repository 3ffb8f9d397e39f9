import type { RoomType } from '#core/plan/schema.ts';
import type { Random } from '../random.ts';
import { cutUp } from './cut-up.ts';
import { linkCells } from './link-cells.ts';
import type { Cell, Layout, RectMm } from './types.ts';

/** A storey of a school, a town hall or an office: many rooms along corridors, round a court, in one bar or in wings. Undefined where a room has no way in. */
export function layOutInstitution(random: Random): Layout | undefined {
  const cells = LAYOUTS[random.weighted({ court: 0.4, bar: 0.3, wings: 0.3 })](random);
  const links = linkCells(cells, random);
  return links && { cells, links };
}

/** Depth of the rows of rooms, of corridors, and lengths of rooms and of stairs, mm. */
const ROW = [4000, 6400] as const;
const CORRIDOR = [1600, 2600] as const;
const LEAST = [1800, 2400, 2800, 3200] as const;
const STAIRS = 2800;
/** Share of the rooms with a smaller one split off at the far end. */
const SPLIT = 0.12;

const mm = (random: Random, [low, high]: readonly [number, number]) => random.int(low / 50, high / 50) * 50;
const box = (x0: number, y0: number, x1: number, y1: number): RectMm => ({ x0, y0, x1, y1 });
const corridor = (key: string, ...rects: RectMm[]): Cell => ({ key, type: 'corridor', rects });

const LAYOUTS: Record<'court' | 'bar' | 'wings', (random: Random) => Cell[]> = {
  /** Rooms outside of a corridor that runs round a court. */
  court: (random) => {
    const [row, way] = [mm(random, ROW), mm(random, CORRIDOR)];
    const [w, d] = [mm(random, [26000, 40000]), mm(random, [23000, 32000])];
    const [left, right, top, bottom] = [row, w - row, row, d - row];
    return [
      ...rowOf('t', box(0, 0, w, top), random),
      ...rowOf('r', box(right, top, w, bottom), random),
      ...rowOf('b', box(0, bottom, w, d), random),
      ...rowOf('l', box(0, top, left, bottom), random),
      corridor('way1', box(left, top, right, top + way), box(right - way, top + way, right, bottom)),
      corridor('way2', box(left, bottom - way, right - way, bottom), box(left, top + way, left + way, bottom - way)),
    ];
  },
  /** Rooms on both sides of one corridor, the rows of unequal depth and now and then of unequal length. */
  bar: (random) => {
    const [upper, way, lower] = [mm(random, ROW), mm(random, CORRIDOR), mm(random, ROW)];
    const w = mm(random, [22000, 44000]);
    const short = random.chance(0.3) ? mm(random, [3000, 9000]) : 0;
    return [
      ...rowOf('u', box(0, 0, w, upper), random),
      ...rowOf('l', box(0, upper + way, w - short, upper + way + lower), random),
      corridor('way1', box(0, upper, w, upper + way)),
    ];
  },
  /** A bar with one or two wings at its ends, and a hall between them on some sheets. */
  wings: (random) => {
    const [upper, way, lower] = [mm(random, ROW), mm(random, CORRIDOR), mm(random, ROW)];
    const [w, deep] = [mm(random, [26000, 42000]), upper + way + lower];
    const wings = random.chance(0.5) ? [0, w - deep] : [random.pick([0, w - deep])];
    const ways = [box(0, upper, w, upper + way)];
    const cells = rowOf('u', box(0, 0, w, upper), random);
    const taken = wings.map((x) => x + upper);
    const edges = [0, ...taken.flatMap((x) => [x, x + way]), w];
    for (let i = 0; i < edges.length; i += 2)
      if (edges[i + 1]! - edges[i]! > 1500) cells.push(...rowOf(`l${i}`, box(edges[i]!, upper + way, edges[i + 1]!, deep), random)); // biome-ignore format: one line
    wings.forEach((x, i) => {
      const end = deep + mm(random, [7000, 16000]);
      ways.push(box(x + upper, upper + way, x + upper + way, end));
      cells.push(...rowOf(`v${i}`, box(x, deep, x + upper, end), random));
      cells.push(...rowOf(`w${i}`, box(x + upper + way, deep, x + deep, end), random));
    });
    return [...cells, corridor('way1', ...ways)];
  },
};

/** A row of rooms of uneven length along the longer side of a box, some with a small room split off, stairs now and then. */
function rowOf(key: string, { x0, y0, x1, y1 }: RectMm, random: Random): Cell[] {
  const level = x1 - x0 > y1 - y0;
  const [low, high] = level ? [x0, x1] : [y0, y1];
  const least = random.pick(LEAST);
  const pieces = cutUp(low, high, Math.round((high - low) / random.range(least * 1.15, least * 1.7)), least, random);
  const stairs = random.chance(0.4) ? random.int(0, pieces.length - 1) : -1;
  return pieces.flatMap(([from, to], i): Cell[] => {
    const rect = level ? box(from, y0, to, y1) : box(x0, from, x1, to);
    const isStairs = i === stairs && to - from <= STAIRS * 1.6;
    const type: RoomType = isStairs ? 'stairs' : to - from < 2200 ? 'other' : 'study';
    const one: Cell = { key: `${key}${i + 1}`, type, rects: [rect] };
    if (isStairs || to - from < 2600 || !random.chance(SPLIT)) return [one];
    const at = Math.round((from + (to - from) * random.range(0.35, 0.65)) / 10) * 10;
    const parts = level ? [box(from, y0, at, y1), box(at, y0, to, y1)] : [box(x0, from, x1, at), box(x0, at, x1, to)];
    return parts.map((part, k) => ({ key: `${key}${i + 1}${'ab'[k]}`, type: 'other', rects: [part] }));
  });
}

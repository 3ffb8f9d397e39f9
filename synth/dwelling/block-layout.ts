import type { RoomType } from '#core/plan/schema.ts';
import type { Random } from '../random.ts';
import { cutUp } from './cut-up.ts';
import { linkCells } from './link-cells.ts';
import type { Cell, Layout, RectMm } from './types.ts';

/** A piece of a building with few rooms, some of them oddly narrow: a room alone, a column of cells beside large rooms, rooms round a hall; often with a flight of stairs. */
export function layOutBlock(random: Random): Layout | undefined {
  const lay = random.weighted({ one: 0.07, column: 0.36, hall: 0.34, split: 0.23 });
  const cells = LAYOUTS[lay](random);
  const links = linkCells(cells, random);
  return links && { cells, links };
}

const mm = (random: Random, low: number, high: number) => random.int(low / 10, high / 10) * 10;
const box = (x0: number, y0: number, x1: number, y1: number): RectMm => ({ x0, y0, x1, y1 });
const cell = (key: string, type: RoomType, ...rects: RectMm[]): Cell => ({ key, type, rects });

const LAYOUTS: Record<'one' | 'column' | 'hall' | 'split', (random: Random) => Cell[]> = {
  one: (random) => [cell('r1', 'other', box(0, 0, mm(random, 3200, 9000), mm(random, 2800, 6500)))],
  /** Narrow cells one above the other beside one or two large rooms; the column may run on beyond them. */
  column: (random) => {
    const [wide, depth] = [mm(random, 3000, 5600), mm(random, 6000, 11000)];
    const narrow = mm(random, 1250, 1900);
    const before = random.chance(0.5) ? mm(random, 1200, 2600) : 0;
    const levels = cutUp(-before, depth, random.int(2, 4), 1400, random);
    const large = cutUp(0, depth, random.int(1, 2), 2600, random);
    const stairs = random.chance(0.5) ? random.int(0, levels.length - 1) : -1;
    // Rooms to live in have windows, others none.
    const lit = random.pick(['living', 'other'] as const);
    return [
      ...levels.map(([low, high], i) =>
        cell(`n${i + 1}`, i === stairs && high - low > 2400 ? 'stairs' : 'other', box(0, low, narrow, high)),
      ),
      ...large.map(([low, high], i) => cell(`r${i + 1}`, lit, box(narrow, low, narrow + wide, high))),
    ];
  },
  /** A hall with a row of rooms along it, one or two in its corners, and stairs across one end. */
  hall: (random) => {
    const [width, upper, middle] = [mm(random, 8000, 13000), mm(random, 2400, 3400), mm(random, 3200, 5200)];
    const row = cutUp(0, width, random.int(2, 4), 1900, random);
    const lower = random.chance(0.7) ? mm(random, 1800, 2600) : 0;
    const corner = lower ? cutUp(0, mm(random, 3500, width * 0.7), random.int(1, 2), 1700, random) : [];
    const end = corner.at(-1)?.[1] ?? 0;
    const stairs = random.chance(0.7) ? mm(random, 1800, 2600) : 0;
    const [top, bottom] = [upper + middle, upper + middle + lower];
    const hall = [box(0, upper, width - stairs, top)];
    if (lower) hall.push(box(end, top, width - stairs, bottom));
    return [
      cell('hall', 'hall', ...hall),
      ...row.map(([low, high], i) => cell(`u${i + 1}`, 'other', box(low, 0, high, upper))),
      ...corner.map(([low, high], i) => cell(`l${i + 1}`, 'other', box(low, top, high, bottom))),
      ...(stairs ? [cell('stairs', 'stairs', box(width - stairs, upper, width, bottom))] : []),
    ];
  },
  /** Two to four rooms of one box. */
  split: (random) => {
    const [width, depth] = [mm(random, 5500, 11000), mm(random, 4500, 8000)];
    const columns = cutUp(0, width, 2, 1800, random);
    return columns.flatMap(([low, high], i) =>
      cutUp(0, depth, random.int(1, 2), 1600, random).map(([from, to], j) =>
        cell(`r${i}${j}`, 'other', box(low, from, high, to)),
      ),
    );
  },
};

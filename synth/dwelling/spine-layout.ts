import type { Random } from '../random.ts';
import { laySlots, makeSlot, rowWidth, type Slot, stretchRow } from './row.ts';
import { addBedroomClosets, addGarage, addSuite } from './spine-parts.ts';
import type { Cell, Layout, Link } from './types.ts';

/** What a dwelling along a corridor is to have. */
export interface SpineProgramme {
  bedrooms: number;
  openKitchen: boolean;
  house: boolean;
}

/**
 * Rooms in two rows along a corridor: service rooms above, bedrooms below; the living room closes the corridor at its right
 * end, or is the last room of the lower row. Rows of unequal width give an L-shaped footprint. Undefined when it does not work out.
 */
export function layOutSpine(programme: SpineProgramme, random: Random): Layout | undefined {
  const { openKitchen, house } = programme;
  const rows = pickRooms(programme, random);
  if (!rows) return undefined;
  const { upper, lower, upperDepth, lowerDepth, corridorDepth, livingAtEnd, hallSlot } = rows;

  const width = Math.round((rowWidth(upper) + rowWidth(lower)) / 20) * 10;
  const missingAbove = stretchRow(upper, width);
  const missingBelow = stretchRow(lower, width);
  // A row that cannot follow leaves a recess in the footprint; a very small one would look like a mistake.
  if (missingAbove !== missingBelow && Math.abs(missingAbove - missingBelow) < 900) return undefined;
  const upperWidth = rowWidth(upper);
  const lowerWidth = rowWidth(lower);
  if (livingAtEnd && upperWidth !== lowerWidth) return undefined;
  // Long thin buildings exist, but are rare.
  const slender =
    Math.max(upperWidth, lowerWidth) + (livingAtEnd ? 4500 : 0) > 1.75 * (upperDepth + corridorDepth + lowerDepth);
  if (slender && random.chance(0.9)) return undefined;

  const y1 = upperDepth;
  const y2 = upperDepth + corridorDepth;
  const cells = [...laySlots(upper, 0, 0, y1), ...laySlots(lower, 0, y2, y2 + lowerDepth)];
  const links: Link[] = [];
  const endOf = (slots: Slot[]) => rowWidth(slots) - slots.at(-1)!.width + 1250;
  const corridorEnd = livingAtEnd
    ? upperWidth
    : Math.min(Math.max(upperWidth, lowerWidth), Math.max(endOf(upper), endOf(lower)));
  const corridorIsHall = !hallSlot;
  const corridor: Cell = {
    key: 'corridor',
    type: corridorIsHall ? 'hall' : 'corridor',
    rects: [{ x0: 0, y0: y1, x1: corridorEnd, y1: y2 }],
  };
  const common = Math.min(upperWidth, lowerWidth);
  if (corridorEnd < common) {
    const heir = cells.find((cell) => cell.key === lower.at(-1)!.key)!;
    heir.rects.push({ x0: corridorEnd, y0: y1, x1: common, y1: y2 });
  }
  const merged = hallSlot && random.chance(0.5);
  if (merged) {
    const hall = cells.find((cell) => cell.key === 'hall')!;
    corridor.rects.push(...hall.rects);
    corridor.type = 'hall';
    cells.splice(cells.indexOf(hall), 1);
  } else if (hallSlot) {
    links.push({ from: 'hall', to: 'corridor', kind: random.chance(0.5) ? 'gap' : 'door' });
  }
  cells.push(corridor);
  links.push({ from: hallSlot && !merged ? 'hall' : 'corridor', to: 'outside', kind: 'door' });

  for (const row of [upper, lower]) {
    for (const { key, type } of row) {
      if (key === 'hall') continue;
      const wide = type === 'living' || type === 'living-kitchen';
      const kind = type === 'stairs' ? 'gap' : wide ? random.pick(['door', 'double', 'gap'] as const) : 'door';
      links.push({ from: 'corridor', to: key, kind });
    }
  }
  if (livingAtEnd)
    addLivingEnd(
      cells,
      links,
      { x: upperWidth, y1, y2, y3: y2 + lowerDepth, openKitchen, hasKitchen: upper.some((s) => s.key === 'kitchen') },
      random,
    );
  const layout: Layout = { cells, links };
  if (house || random.chance(0.3)) addSuite(layout, 'bed1', y2, random);
  if (random.chance(0.35)) addBedroomClosets(layout, 'bed1', 'bed2', random);
  if (house && hallSlot && random.chance(0.55)) addGarage(layout, y1, y2, random);
  return layout;
}

/** Rooms of the two rows with their depths, mm. */
interface Rows {
  readonly upper: Slot[];
  readonly lower: Slot[];
  readonly upperDepth: number;
  readonly lowerDepth: number;
  readonly corridorDepth: number;
  /** The living room closes the corridor. */
  readonly livingAtEnd: boolean;
  /** The hall is a room of the upper row. */
  readonly hallSlot: boolean;
}

function pickRooms(programme: SpineProgramme, random: Random): Rows | undefined {
  const { bedrooms, openKitchen, house } = programme;
  const lowerDepth = random.int(340, house ? 500 : 450) * 10;
  const upperDepth = random.int(235, bedrooms >= 3 ? 360 : 310) * 10;
  const corridorDepth = random.int(120, 160) * 10;
  const slot = (key: string, type: Cell['type'], depth: number) => makeSlot(key, type, depth, random);

  const livingAtEnd = bedrooms <= 2 ? random.chance(0.55) : random.chance(0.75);
  const hallSlot = house || random.chance(0.4);
  const upper: Slot[] = [];
  const serviceTypes: [string, Cell['type'], boolean][] = [
    ['bath', 'bathroom', true],
    ['wc', 'wc', bedrooms >= 2 && random.chance(0.6)],
    ['kitchen', 'kitchen', !openKitchen && !(livingAtEnd && random.chance(0.5))],
    ['utility', 'utility', (house || bedrooms >= 3) && random.chance(0.55)],
    ['store', 'closet', random.chance(0.4)],
    ['bath2', 'bathroom', bedrooms >= 3 && random.chance(0.5)],
    ['stairs', 'stairs', house && random.chance(0.4)],
    ['study', 'study', bedrooms >= 2 && upperDepth > 2700 && random.chance(0.3)],
  ];
  for (const [key, type, wanted] of random.shuffle(serviceTypes)) if (wanted) upper.push(slot(key, type, upperDepth));
  const bedroomsBelow = bedrooms >= 3 && upperDepth >= 2900 ? bedrooms - 1 : bedrooms;
  if (bedroomsBelow < bedrooms) upper.push(slot(`bed${bedrooms}`, 'bedroom', upperDepth));
  if (hallSlot) upper.splice(random.int(0, upper.length), 0, slot('hall', 'hall', upperDepth));
  const lower: Slot[] = [];
  for (let i = 1; i <= bedroomsBelow; i++) lower.push(slot(`bed${i}`, 'bedroom', lowerDepth));
  if (!livingAtEnd) lower.push(slot('living', openKitchen ? 'living-kitchen' : 'living', lowerDepth));
  if (upper.length === 0 || lower.length === 0) return undefined;
  return { upper, lower, upperDepth, lowerDepth, corridorDepth, livingAtEnd, hallSlot };
}

/** The living room across the whole depth at the corridor's end, with the kitchen in it, beside it or elsewhere. */
function addLivingEnd(
  cells: Cell[],
  links: Link[],
  at: { x: number; y1: number; y2: number; y3: number; openKitchen: boolean; hasKitchen: boolean },
  random: Random,
): void {
  const { x, y1, y2, y3, openKitchen, hasKitchen } = at;
  const width = random.int(380, 560) * 10;
  const kind = random.pick(['door', 'double', 'gap', 'door'] as const);
  if (openKitchen || hasKitchen) {
    cells.push({
      key: 'living',
      type: openKitchen ? 'living-kitchen' : 'living',
      rects: [{ x0: x, y0: 0, x1: x + width, y1: y3 }],
    });
  } else {
    cells.push({ key: 'living', type: 'living', rects: [{ x0: x, y0: y1, x1: x + width, y1: y3 }] });
    cells.push({ key: 'kitchen', type: 'kitchen', rects: [{ x0: x, y0: 0, x1: x + width, y1 }] });
    links.push({ from: 'living', to: 'kitchen', kind: random.pick(['door', 'gap', 'double'] as const) });
  }
  links.push({ from: 'corridor', to: 'living', kind: y2 - y1 < 1500 && kind === 'double' ? 'door' : kind });
}

import { type KitchenNeeds, kitchenTemplate } from './kitchen-template.ts';
import { mirrorTemplate, type Part, piece, type Stretchable, type Template, type Zone } from './template.ts';
import { fitUnits, hangOver, layUnits, type Unit, unit, WIDTHS, widthOf, worktop } from './unit-row.ts';

/** NKBA: 1.07 m between worktops for one cook; 0.91 m round an island; 0.6 m of edge a stool. */
const AISLE = 1.08;
const AROUND = 0.93;
const STOOL = 0.6;
const ROW_DEPTH = 0.65;
/** How far stools are under the edge, metres: an overhang of 0.3 m for knees (NKBA, counters of 0.91 m: 0.38). */
const UNDER = 0.15;
const ISLAND = { least: 1.2, most: 2.4, share: 0.5, depth: 0.9 };
const PENINSULA = { width: 1.7, depth: 0.9 };

const sink: Unit = { kind: 'kitchen-sink', least: 0.6, ideal: 0.8, most: 0.9 };
const ISLAND_ROWS: readonly (readonly Unit[])[] = [
  [unit('fridge'), worktop(0.3, 0.45, 0.6), sink, unit('dishwasher'), worktop(0.15, 0.3, 0.6), unit('hob'), worktop(0.3, 0.45, 0.6)],
  [unit('larder'), unit('fridge'), worktop(0.3, 0.45, 0.6), sink, unit('dishwasher'), worktop(0.15, 0.3, 0.6), unit('hob'), worktop(0.3, 0.45, 0.6)],
]; // biome-ignore format: a table
/** From the peninsula on: the corner behind it is worktop. */
const PENINSULA_ROWS: readonly (readonly Unit[])[] = [
  [worktop(0.6, 0.7, 0.9), unit('dishwasher'), sink, worktop(0.6, 0.6, 0.9), unit('hob'), worktop(0.3, 0.45, 0.6), unit('fridge')],
  [worktop(0.6, 0.7, 0.9), unit('dishwasher'), sink, worktop(0.6, 0.6, 0.9), unit('hob'), worktop(0.3, 0.45, 0.6), unit('fridge'), unit('larder')],
]; // biome-ignore format: a table

const RULE = '0.91 m round an island (NKBA)';
const walk = (rect: Omit<Zone, 'ignores' | 'what' | 'rule'>, of: number): Zone => ({ ...rect, ignores: ['bar-stool'], what: 'walk', rule: RULE, of }); // biome-ignore format: one line

/** A row with an island before it that people sit at from the other side. */
function islandTemplate(units: readonly Unit[], length: number, needs: KitchenNeeds): Template {
  const row = layUnits(fitUnits(units, length), 'back', -length / 2);
  const [wet, hot] = ['kitchen-sink', 'hob'].map((kind) => row.find((part) => part.kind === kind)!);
  const middle = (wet!.x0 + hot!.x1) / 2;
  const width = Math.min(ISLAND.most, Math.max(ISLAND.least, ISLAND.share * length));
  const island = piece('kitchen-island', middle, ROW_DEPTH + AISLE, 0, { width, depth: ISLAND.depth });
  const stools = stoolsBefore(island);
  const parts = [...row, island, ...stools];
  const of = row.length;
  return kitchenTemplate(`kitchen-island-${units.length}-${length.toFixed(1)}`, parts, needs, {
    extras: hangOver(row),
    zones: [...waysRound(island, of), walk({ x0: island.x0, x1: island.x1, y0: ROW_DEPTH, y1: island.y0 }, of)],
  });
}

/** An island by itself, for a kitchen that is drawn: its back to the worktop, stools on the other side. */
export function islandsAlone(): Template[] {
  return [2.1, 1.8, 1.5, 1.2].map((width, rank): Template => {
    const island = piece('kitchen-island', 0, 0, 0, { width, depth: ISLAND.depth });
    const stools = stoolsBefore(island);
    return {
      name: `island-alone-${width}`,
      parts: [island, ...stools],
      zones: [...waysRound(island, 0), walk({ x0: island.x0, x1: island.x1, y0: -AROUND, y1: 0 }, 0)],
      penalty: rank * 0.08,
      free: true,
    };
  });
}

function stoolsBefore(island: Part): Part[] {
  const width = island.x1 - island.x0;
  const count = Math.floor(width / STOOL);
  return Array.from({ length: count }, (_, k): Part => {
    const stool = piece('bar-stool', island.x0 + ((k + 0.5) * width) / count, 0, 180);
    return { ...stool, y0: island.y1 - UNDER, y1: island.y1 - UNDER + stool.y1 - stool.y0 };
  });
}

/** At both ends, and behind the stools. */
const waysRound = ({ x0, x1, y0, y1 }: Part, of: number): Zone[] => [
  walk({ x0: x0 - AROUND, x1: x0, y0, y1 }, of),
  walk({ x0: x1, x1: x1 + AROUND, y0, y1 }, of),
  walk({ x0, x1, y0: y1, y1: y1 + AROUND }, of),
];

/** A row that turns into the room at its left end, `length` metres in all: stools stand on the outer side. */
function peninsulaTemplate(units: readonly Unit[], length: number, needs: KitchenNeeds): Template {
  const from = PENINSULA.depth - length / 2;
  const row = layUnits(fitUnits(units, length - PENINSULA.depth), 'back', from);
  const peninsula = piece('peninsula', from, PENINSULA.width / 2, 90, PENINSULA);
  const first = ROW_DEPTH;
  const count = Math.floor((PENINSULA.width - first) / STOOL);
  const stools = Array.from({ length: count }, (_, k): Part => {
    const stool = piece('bar-stool', 0, first + ((k + 0.5) * (PENINSULA.width - first)) / count, 270);
    const deep = stool.x1 - stool.x0;
    return { ...stool, x0: peninsula.x0 + UNDER - deep, x1: peninsula.x0 + UNDER };
  });
  const parts = [...row, peninsula, ...stools];
  const of = row.length;
  return kitchenTemplate(`kitchen-peninsula-${units.length}-${length.toFixed(1)}`, parts, needs, {
    extras: hangOver(row),
    zones: [
      walk({ x0: peninsula.x0 - AROUND, x1: peninsula.x0, y0: first, y1: peninsula.y1 }, of),
      walk({ x0: peninsula.x0, x1: peninsula.x1, y0: peninsula.y1, y1: peninsula.y1 + AROUND }, of),
      walk({ x0: from, x1: from + AISLE, y0: ROW_DEPTH, y1: peninsula.y1 }, of),
    ],
  });
}

/** Kitchens with a worktop in the room that one also eats at; only asked for where the needs want an island. */
export function islandKitchens(needs: KitchenNeeds): Stretchable[] {
  const stretched = (units: readonly Unit[], make: typeof islandTemplate, more: number): Stretchable[] => {
    const [least, ideal, most] = WIDTHS.map((width) => widthOf(units, width) + more) as [number, number, number];
    const range = { least, ideal, most };
    return [
      { ...range, make: (length) => make(units, length, needs) },
      { ...range, make: (length) => mirrorTemplate(make(units, length, needs)) },
    ];
  };
  return [
    ...ISLAND_ROWS.flatMap((units) => stretched(units, islandTemplate, 0)),
    ...PENINSULA_ROWS.flatMap((units) => stretched(units, peninsulaTemplate, PENINSULA.depth)),
  ];
}

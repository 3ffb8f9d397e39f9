import type { Kind } from '../catalogue/catalogue.ts';
import { type Extra, type Part, piece, type Rect, type Template, type Zone } from './template.ts';

/** A table by who sits at it. Metres. */
export interface TableSize {
  readonly kind: Extract<Kind, `${string}dining-table`>;
  readonly width: number;
  readonly depth: number;
  /** Chairs at each long side, and whether one sits at each head. */
  readonly perSide: number;
  readonly heads: boolean;
  readonly penalty: number;
}

/** From the edge of a table, where people sit, to a wall or cupboard, metres: NKBA 0.813, and 3 cm of reserve. */
const BEHIND_CHAIR = 0.84;
/** Beside a table where nobody sits, metres: cupboards open and one reaches the next seat. */
const BESIDE_TABLE = 0.33;
/** How far the back of a chair stands off the edge that it is drawn up to, metres. */
const CHAIR_OUT = 0.36;
/** The same at small tables, where chairs around a corner would meet under the top. */
const CHAIR_OUT_SMALL = 0.46;
const SMALL = 0.95;
/** Width of a person at a table, metres (NKBA 0.61). */
export const PLACE = 0.6;

/**
 * Tables by the number of places: 0.6 m of edge for each and 0.8 to 1.0 m across (furniture schedule of the UK space standard).
 * One kind in all lengths: what is eaten at follows from who eats, and a wall that moves by a thumb changes its length only.
 */
export const TABLES: readonly TableSize[] = [
  { kind: 'dining-table', width: 2.4, depth: 1.0, perSide: 4, heads: true, penalty: 0 },
  { kind: 'dining-table', width: 2.0, depth: 1.0, perSide: 3, heads: true, penalty: 0 },
  { kind: 'dining-table', width: 2.4, depth: 0.95, perSide: 4, heads: false, penalty: 0.05 },
  { kind: 'dining-table', width: 1.5, depth: 0.9, perSide: 2, heads: true, penalty: 0.05 },
  { kind: 'dining-table', width: 1.85, depth: 0.9, perSide: 3, heads: false, penalty: 0 },
  { kind: 'dining-table', width: 1.4, depth: 0.85, perSide: 2, heads: false, penalty: 0 },
  { kind: 'dining-table', width: 1.25, depth: 0.8, perSide: 2, heads: false, penalty: 0.05 },
  { kind: 'dining-table', width: 0.8, depth: 0.75, perSide: 1, heads: false, penalty: 0 },
];
/** A round table, for a small room of its own that is about square. */
export const ROUND_TABLE: TableSize = { kind: 'round-dining-table', width: 1.15, depth: 1.15, perSide: 1, heads: true, penalty: 0 }; // biome-ignore format: one table

type Side = 'near' | 'far' | 'left' | 'right';
const RULE = '0.81 m from the edge of the table to draw back a chair (NKBA)';

export const placesOf = ({ perSide, heads }: TableSize): number => 2 * perSide + (heads ? 2 : 0);

/** Chairs drawn up to the sides of a table, evenly. */
function chairsAround(table: Part, at: Partial<Record<Side, number>>): Part[] {
  const { x0, x1, y0, y1 } = table;
  const isSmall = Math.min(x1 - x0, y1 - y0) < SMALL;
  const meetAtCorners = (at.near || at.far) && (at.left || at.right);
  const out = isSmall && meetAtCorners ? CHAIR_OUT_SMALL : CHAIR_OUT;
  const spread = (count: number | undefined, from: number, to: number) =>
    Array.from({ length: count ?? 0 }, (_, k) => from + ((k + 0.5) / count!) * (to - from));
  return [
    ...spread(at.near, x0, x1).map((x) => piece('dining-chair', x, y0 - out, 0)),
    ...spread(at.far, x0, x1).map((x) => piece('dining-chair', x, y1 + out, 180)),
    ...spread(at.left, y0, y1).map((y) => piece('dining-chair', x0 - out, y, 270)),
    ...spread(at.right, y0, y1).map((y) => piece('dining-chair', x1 + out, y, 90)),
  ];
}

/** The floor beside each side of a table: deep where somebody sits, less where nobody does; none at the sides in `atWall`. */
function zonesAround({ x0, x1, y0, y1 }: Rect, at: Partial<Record<Side, number>>, atWall: readonly Side[]): Zone[] {
  const sides = { near: { x0, x1, y0: y0 - 1, y1: y0 }, far: { x0, x1, y0: y1, y1: y1 + 1 }, left: { x0: x0 - 1, x1: x0, y0, y1 }, right: { x0: x1, x1: x1 + 1, y0, y1 } }; // biome-ignore format: four sides
  return (Object.keys(sides) as Side[]).filter((side) => !atWall.includes(side)).map((side): Zone => {
    const depth = at[side] ? BEHIND_CHAIR : BESIDE_TABLE;
    const s = sides[side];
    const rect = {
      x0: side === 'left' ? s.x1 - depth : s.x0,
      x1: side === 'right' ? s.x0 + depth : s.x1,
      y0: side === 'near' ? s.y1 - depth : s.y0,
      y1: side === 'far' ? s.y0 + depth : s.y1,
    };
    return { ...rect, ignores: ['dining-chair', 'high-chair'], what: at[side] ? 'use' : 'gap', rule: at[side] ? RULE : '0.3 m beside a table' };
  }); // biome-ignore format: one rule a line
}

/** A lamp over the middle of a table. */
function lampOver({ x0, x1, y0, y1 }: Rect): Extra[] {
  return [{ at: [piece('pendant-lamp', (x0 + x1) / 2, (y0 + y1) / 2 - 0.225)] }];
}

/** A table that stands free, with people on both long sides and, where it is long, at its heads. */
export function freeTable(size: TableSize, penalty: number): Template {
  const { kind, width, depth, perSide, heads } = size;
  const table = piece(kind, 0, 0, 0, { width, depth });
  const at = { near: perSide, far: perSide, ...(heads ? { left: 1, right: 1 } : {}) };
  const chairs = chairsAround(table, at);
  const name = `table-${kind}-${width}-${placesOf(size)}`;
  return { name, penalty, extras: lampOver(table), parts: [table, ...chairs], zones: zonesAround(table, at, []), free: true }; // biome-ignore format: one group
}

/** A table with one end to the wall, nobody at its ends. */
export function tableAtWall(size: TableSize, penalty: number): Template {
  const { kind, width, depth, perSide } = size;
  const table = piece(kind, depth / 2, width / 2, 90, { width, depth });
  const at = { left: perSide, right: perSide };
  const chairs = chairsAround(table, at);
  const name = `table-end-${kind}-${width}-${2 * perSide}`;
  return { name, penalty, extras: lampOver(table), parts: [table, ...chairs], zones: zonesAround(table, at, ['near']) }; // biome-ignore format: one group
}

/** A bench along the wall, the table before it and chairs on its far side. */
export function tableWithBench(size: TableSize, penalty: number): Template {
  const { kind, width, depth, perSide } = size;
  const bench = piece('dining-bench', 0, 0, 0, { width: Math.min(2.4, width), depth: 0.4 });
  const table = piece(kind, 0, bench.y1 + 0.02, 0, { width, depth });
  const at = { far: perSide };
  const chairs = chairsAround(table, at);
  const name = `table-bench-${kind}-${width}-${2 * perSide}`;
  return { name, penalty, extras: lampOver(table), parts: [bench, table, ...chairs], zones: zonesAround(table, at, ['near']).map((zone) => ({ ...zone, of: 1 })) }; // biome-ignore format: one group
}

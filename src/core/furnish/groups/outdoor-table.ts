import type { Kind } from '../catalogue/catalogue.ts';
import {
  type Extra,
  mirrorTemplate,
  type Part,
  piece,
  type Rect,
  type Template,
  type Turn,
  type Zone,
} from './template.ts';
import { CHAIRS } from './use-zones.ts';

/** To push the chair back, metres from the edge of the table (NKBA 0.81 to a wall; 0.75 where nobody passes), with the reserve. */
const BEHIND = 0.78;
const RULE = '0.75 m from the edge of a table to push the chair back (NKBA 0.81)';
/** How much of a chair is under its table, metres. */
const UNDER = 0.14;
const CHAIR = { width: 0.5, depth: 0.5 };
/** Edge that one needs at a table, metres (NKBA 0.61). */
const SEAT = 0.6;

type Edge = 'wall' | 'front' | 'left' | 'right';
/** The way a chair at an edge looks. */
const LOOKS: Record<Edge, Turn> = { wall: 0, front: 180, left: 270, right: 90 };

function chairAt(table: Rect, edge: Edge, share: number, under: number): Part {
  const x = table.x0 + share * (table.x1 - table.x0);
  const y = table.y0 + share * (table.y1 - table.y0);
  const off = CHAIR.depth - under;
  const at: Record<Edge, [number, number]> = {
    wall: [x, table.y0 - off],
    front: [x, table.y1 + off],
    left: [table.x0 - off, y],
    right: [table.x1 + off, y],
  };
  return piece('outdoor-chair', ...at[edge], LOOKS[edge], CHAIR);
}

const zoneAt = ({ x0, x1, y0, y1 }: Rect, edge: Edge): Zone => {
  const rect: Record<Edge, Rect> = {
    wall: { x0, x1, y0: y0 - BEHIND, y1: y0 },
    front: { x0, x1, y0: y1, y1: y1 + BEHIND },
    left: { x0: x0 - BEHIND, x1: x0, y0, y1 },
    right: { x0: x1, x1: x1 + BEHIND, y0, y1 },
  };
  return { ...rect[edge], ignores: CHAIRS, what: 'use', rule: RULE, of: 0 };
};

type Seats = Partial<Record<Edge, number>>;

/** A table with this many chairs at each edge; it stands free where one sits between it and the wall. */
function tableGroup(
  name: string,
  kind: Kind,
  size: { width: number; depth: number },
  seats: Seats,
  more: Partial<Template>,
): Template {
  // biome-ignore format: one line
  const table = piece(kind, 0, 0, 0, size);
  const edges = Object.entries(seats) as [Edge, number][];
  // Chairs round a corner of a small table would meet under it.
  const isAroundCorner = (seats.front || seats.wall) && (seats.left || seats.right);
  const under = isAroundCorner ? Math.min(UNDER, (size.width - CHAIR.width) / 2) : UNDER;
  const chairs = edges.flatMap(([edge, count]) =>
    Array.from({ length: count }, (_, k) => chairAt(table, edge, (k + 0.5) / count, under)),
  );
  return { name, penalty: 0, ...more, parts: [table, ...chairs], zones: edges.map(([edge]) => zoneAt(table, edge)) };
}

/** Something green at either end of what stands at a wall. */
export function plantersBeside(group: { x0: number; x1: number }): Extra[] {
  const at = (x: number, width: number): Part => piece('planter', x, 0, 0, { width, depth: 0.3 });
  return [-1, 1].map((side) => {
    const end = side < 0 ? group.x0 : group.x1;
    return { at: [0.8, 0.5].map((width) => at(end + side * (0.15 + width / 2), width)) };
  });
}

/** For two on a balcony: beside each other's table along the wall, around its corner, or across from the wall. */
export function bistroSets(penalty: number): Template[] {
  return [0.6, 0.5].flatMap((width, rank) => {
    const size = { width, depth: width };
    const worse = penalty + 0.1 * rank;
    const along = tableGroup(`bistro-along-${width}`, 'bistro-table', size, { left: 1, right: 1 }, { penalty: worse });
    const corner = tableGroup(`bistro-corner-${width}`, 'bistro-table', size, { right: 1, front: 1 }, { penalty: worse + 0.05 }); // biome-ignore format: one line
    const across = tableGroup(`bistro-across-${width}`, 'bistro-table', size, { wall: 1, front: 1 }, { penalty: worse + 0.1, free: true }); // biome-ignore format: one line
    const mirrored = { ...mirrorTemplate(corner), name: `bistro-corner-left-${width}` };
    return [{ ...along, extras: plantersBeside({ x0: -BEHIND - width / 2, x1: BEHIND + width / 2 }) }, corner, mirrored, across]; // biome-ignore format: one line
  });
}

/** One chair by itself on a balcony too narrow for a table between two. */
export const balconySeat = (penalty: number): Template =>
  tableGroup('bistro-single', 'bistro-table', { width: 0.5, depth: 0.5 }, { right: 1 }, { penalty });

/** Outdoor tables by seats, standing free: two long sides, and the heads of the largest. */
const TABLES = [
  { seats: 4, width: 1.2, depth: 0.8, sides: 2, heads: 0 },
  { seats: 6, width: 1.8, depth: 0.9, sides: 3, heads: 0 },
  { seats: 8, width: 2.2, depth: 1.0, sides: 3, heads: 1 },
] as const; // biome-ignore format: a table

/** Tables for a meal outdoors; `penaltyFor` says what a number of seats costs. */
export const outdoorTables = (penaltyFor: (seats: number) => number): Template[] =>
  TABLES.map(({ seats, width, depth, sides, heads }) => {
    const edges: Seats = { wall: sides, front: sides, ...(heads ? { left: heads, right: heads } : {}) };
    const size = { width: Math.max(width, sides * SEAT), depth };
    const penalty = penaltyFor(seats);
    return tableGroup(`outdoor-table-${seats}`, 'outdoor-dining-table', size, edges, { penalty, free: true });
  });

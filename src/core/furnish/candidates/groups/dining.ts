import type { Kind } from '../../catalogue/catalogue.ts';
import { TABLE_IGNORES, TABLE_ZONE } from '../../rules/use-zones.ts';
import { makeTemplate, mirror, type Part, piece, type Rect, type Template, type Zone } from '../template.ts';

/** How far a chair's back stands off the table's edge. */
const CHAIR_BACK = 0.36;
/** The same at small tables, where chairs around a corner would meet under the top. */
const CHAIR_BACK_SMALL = 0.46;
const SMALL = 0.8;

interface TableSize {
  readonly width: number;
  readonly depth: number;
  /** Chairs on each long side, and one at each head. */
  readonly perSide: number;
  readonly heads: boolean;
}

/** Tables by seats (1 stands for the smallest that two sit at): NDSS furniture schedule and 0.6 m of edge a person. */
export const TABLES: Record<number, TableSize> = {
  10: { width: 2.8, depth: 1.0, perSide: 4, heads: true },
  8: { width: 2.2, depth: 1.0, perSide: 3, heads: true },
  6: { width: 1.8, depth: 0.9, perSide: 3, heads: false },
  4: { width: 1.3, depth: 0.8, perSide: 2, heads: false },
  2: { width: 0.75, depth: 0.7, perSide: 1, heads: false },
  1: { width: 0.6, depth: 0.55, perSide: 1, heads: false },
};

type Edge = 'near' | 'far' | 'left' | 'right';

function tableGroup(
  name: string,
  kinds: { table: Kind; chair: Kind },
  size: { width: number; depth: number },
  y: number,
  seats: Partial<Record<Edge, number>>,
  options: Partial<Template>,
): Template {
  const table = piece(kinds.table, 0, y, 0, size);
  const parts: Part[] = [table];
  const zones: Zone[] = [];
  const { x0, x1, y0, y1 } = table;
  const aroundCorner = (seats.near || seats.far) && (seats.left || seats.right);
  const back = aroundCorner && size.width < SMALL ? CHAIR_BACK_SMALL : CHAIR_BACK;
  const zone = (rect: Rect) => zones.push({ ...rect, ignores: TABLE_IGNORES });
  const spread = (count: number, from: number, to: number) =>
    Array.from({ length: count }, (_, k) => from + ((k + 0.5) / count) * (to - from));
  for (const x of spread(seats.near ?? 0, x0, x1)) parts.push(piece(kinds.chair, x, y0 - back, 0));
  for (const x of spread(seats.far ?? 0, x0, x1)) parts.push(piece(kinds.chair, x, y1 + back, 180));
  for (const at of spread(seats.left ?? 0, y0, y1)) parts.push(piece(kinds.chair, x0 - back, at, 270));
  for (const at of spread(seats.right ?? 0, y0, y1)) parts.push(piece(kinds.chair, x1 + back, at, 90));
  if (seats.near) zone({ x0, x1, y0: y0 - TABLE_ZONE, y1: y0 });
  if (seats.far) zone({ x0, x1, y0: y1, y1: y1 + TABLE_ZONE });
  if (seats.left) zone({ x0: x0 - TABLE_ZONE, x1: x0, y0, y1 });
  if (seats.right) zone({ x0: x1, x1: x1 + TABLE_ZONE, y0, y1 });
  return makeTemplate(name, parts, { ...options, zones });
}

const INDOORS = { table: 'dining-table', chair: 'dining-chair' } as const;

/** Tables with their chairs: free in the room, with one end to a wall, or with one long side to a wall. */
export function diningGroups(seatCounts: readonly number[], withRug: boolean): { free: Template[]; wall: Template[] } {
  const free: Template[] = [];
  const wall: Template[] = [];
  seatCounts.forEach((seats, rank) => {
    const { width, depth, perSide, heads } = TABLES[seats] ?? TABLES[4]!;
    // Two at a table are better than none, but a home asks for four.
    const penalty = rank * 0.8 + (seats < 4 && rank > 0 ? 1.5 : 0);
    const ends = heads ? { left: 1, right: 1 } : {};
    const rugs =
      withRug && seats >= 4 ? [{ x0: -width / 2 - 0.6, x1: width / 2 + 0.6, y0: -0.6, y1: depth + 0.6 }] : [];
    free.push(
      tableGroup(
        `table-${seats}`,
        INDOORS,
        { width, depth },
        0,
        { near: perSide, far: perSide, ...ends },
        { penalty, free: true, rugs },
      ),
    );
    if (seats === 4)
      free.push(
        tableGroup(
          'table-round',
          { ...INDOORS, table: 'round-dining-table' },
          { width: 1.1, depth: 1.1 },
          0,
          { near: 1, far: 1, left: 1, right: 1 },
          { penalty: penalty + 0.1, free: true, rugs: withRug ? [{ x0: -1.1, x1: 1.1, y0: -0.55, y1: 1.65 }] : [] },
        ),
      );
    if (seats <= 6) {
      // One end to the wall: the long side runs into the room.
      wall.push(
        tableGroup(
          `table-end-${seats}`,
          INDOORS,
          { width: depth, depth: width },
          0,
          { left: perSide, right: perSide },
          { penalty: penalty + 0.5 },
        ),
      );
      // At least two chairs always: on the long side, at the heads, or around the free corner.
      const along = (kind: string, chairs: Partial<Record<Edge, number>>, cost: number) =>
        tableGroup(`table-${kind}-${seats}`, INDOORS, { width, depth }, 0, chairs, { penalty: penalty + cost });
      const corner = along('corner', { far: perSide, right: 1 }, 1.3);
      wall.push(along('side', { far: perSide, left: 1, right: 1 }, 0.9), corner, mirror(corner));
      wall.push(along('wall', perSide > 1 ? { far: perSide } : { left: 1, right: 1 }, 1.4));
    }
  });
  return { free, wall };
}

const OUTDOORS = { table: 'bistro-table', chair: 'outdoor-chair' } as const;

/** A small table and two chairs for a balcony, one for four for a terrace. */
export function outdoorGroups(large: boolean): { free: Template[]; wall: Template[] } {
  const small = { width: 0.6, depth: 0.6 };
  const wall = [
    tableGroup('bistro-along', OUTDOORS, small, 0.02, { left: 1, right: 1 }, {}),
    tableGroup('bistro-far', OUTDOORS, small, 0.02, { far: 1, left: 1 }, { penalty: 0.3 }),
    mirror(tableGroup('bistro-far', OUTDOORS, small, 0.02, { far: 1, left: 1 }, { penalty: 0.3 })),
    tableGroup('bistro-one', OUTDOORS, { width: 0.5, depth: 0.5 }, 0.02, { left: 1 }, { penalty: 1 }),
    mirror(tableGroup('bistro-one', OUTDOORS, { width: 0.5, depth: 0.5 }, 0.02, { left: 1 }, { penalty: 1 })),
  ];
  const table = { table: 'dining-table', chair: 'outdoor-chair' } as const;
  const free = large
    ? [
        tableGroup('terrace-6', table, { width: 1.8, depth: 0.9 }, 0, { near: 3, far: 3 }, { free: true }),
        tableGroup(
          'terrace-4',
          table,
          { width: 1.3, depth: 0.8 },
          0,
          { near: 2, far: 2 },
          { free: true, penalty: 0.6 },
        ),
      ]
    : [];
  return { free, wall };
}

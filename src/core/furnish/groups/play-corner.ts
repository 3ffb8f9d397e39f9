import { piece, type Template, type Zone } from './template.ts';
import { CHAIRS } from './use-zones.ts';

/** Sides of the floor that a child plays on, metres. */
const FLOORS = [1.5, 1.2, 1.0] as const;
/** How far the back of a stool is from its table, and the floor to get up from it, metres. */
const STOOL_OUT = 0.3;
const GET_UP = 0.78;

const playFloor = (width: number, y0: number, y1: number): Zone => ({
  x0: -width / 2,
  x1: width / 2,
  y0,
  y1,
  ignores: CHAIRS,
  what: 'use',
  rule: `${width} m of floor to play on (ours; 1.5 m where there is room)`,
});

/** Toys in a chest at the wall, with floor to play on before it. */
export const playCorners = (): Template[] =>
  FLOORS.flatMap((side, k) => {
    const chest = piece('toy-chest', 0, 0, 0, { width: Math.min(1, side) });
    const rug = piece('play-rug', 0, chest.y1 + 0.03, 0, { width: side, depth: side });
    const base = { zones: [playFloor(side, chest.y1, chest.y1 + side)], rugs: [rug] };
    const books = piece('low-bookcase', 0.65, 0, 0, { width: 0.8, depth: 0.4 });
    const besides = piece('toy-chest', -0.3, 0, 0, { width: 1.0, depth: 0.42 });
    return [
      { ...base, name: `toy-chest-${side}`, parts: [chest], penalty: 0.1 + 0.15 * k },
      { ...base, name: `toy-chest-books-${side}`, parts: [besides, books], penalty: 0.15 * k },
    ];
  });

/** A low table with a stool at each end, to draw and build at; its long side at a wall. */
export function drawingTables(): Template[] {
  const table = piece('children-low-table', 0, 0);
  const middle = (table.y0 + table.y1) / 2;
  const left = piece('children-stool', table.x0 - STOOL_OUT, middle, 270);
  const right = piece('children-stool', table.x1 + STOOL_OUT, middle, 90);
  const rule = '0.75 m from the edge of a table to get up from a stool (NKBA: 0.81)';
  const beside = (x0: number, x1: number): Zone => ({ x0, x1, y0: table.y0, y1: table.y1, ignores: CHAIRS, what: 'use', rule }); // biome-ignore format: one line
  return [
    {
      name: 'drawing-table',
      parts: [table, left, right],
      zones: [beside(table.x0 - GET_UP, table.x0), beside(table.x1, table.x1 + GET_UP)],
      penalty: 0,
    },
  ];
}

/** A tent to hide and read in, open to the room. */
export function playTents(): Template[] {
  const tent = piece('play-tent', 0, 0);
  const { x0, x1, y1 } = tent;
  const rule = '0.6 m to creep into a tent (ours)';
  return [
    {
      name: 'play-tent',
      parts: [tent],
      zones: [{ x0, x1, y0: y1, y1: y1 + 0.63, ignores: [], what: 'use', rule }],
      penalty: 0,
    },
  ];
}

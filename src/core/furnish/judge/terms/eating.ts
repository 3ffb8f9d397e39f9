import { hangs } from '../../solve/free-intervals.ts';
import type { Placed } from '../../solve/state.ts';
import { toLocal } from '../../space/box.ts';
import { pointGap } from '../../space/polygon.ts';
import { type Face, gapBetween, gapToRing, isLengthwise, lookAt } from '../look.ts';
import { isCoffeeTable, isScreen, isSofa, isStorage, viewerOf } from '../seats.ts';
import { chairsAt, isDiningChair, isDiningTable, kitchenDoors, kitchenIn, OPPOSITE, offsetAlong, sideTowards } from '../tables.ts'; // biome-ignore format: one list
import { type FurnishedRoom, falling, type Rating, type Term } from '../term.ts';

const tables = ({ pieces }: FurnishedRoom): Placed[] => pieces.filter(isDiningTable);

/** From the edge of a table, where somebody sits, to the wall or the next piece, metres (NKBA 0.813). */
const DRAW_BACK = 0.8;
const CRAMPED = 0.74;
/** Half the width of a sitter, metres. */
const SHOULDER = 0.18;

function behindChairs(room: FurnishedRoom): Rating[] {
  const bodies = room.pieces.filter(
    (p) => !isDiningChair(p) && !isDiningTable(p) && !/bench/.test(p.kind) && !hangs(p),
  );
  return tables(room).flatMap((piece) => {
    const sides = new Map<Face, number>();
    for (const chair of chairsAt(piece, room.pieces)) {
      const side = sideTowards(piece, chair.box.at);
      const at = offsetAlong(piece, side, chair);
      for (const offset of [at - SHOULDER, at, at + SHOULDER]) {
        const { distance } = lookAt(room.scene.space, piece.box, side, offset, bodies);
        sides.set(side, Math.min(distance, sides.get(side) ?? 2));
      }
    }
    return [...sides.values()].map((figure) => ({ value: falling(figure, DRAW_BACK, CRAMPED), figure, piece }));
  });
}

/** Who looks across a table at a wall this close behind its far edge eats with the face to it, metres. */
const FACES_WALL = 0.3;
/** Across a table longer than this a wall is far off, metres. */
const ACROSS = 1.2;

function facingWall(room: FurnishedRoom): Rating[] {
  return tables(room).flatMap((piece) => {
    const chairs = chairsAt(piece, room.pieces);
    if (!chairs.length) return [];
    const figures = chairs.map((chair) => {
      const side = sideTowards(piece, chair.box.at);
      if ((isLengthwise(side) ? piece.box.depth : piece.box.width) > ACROSS) return 1;
      const view = lookAt(room.scene.space, piece.box, OPPOSITE[side], offsetAlong(piece, side, chair), []);
      return view.opening === 'door' ? 1 : view.distance;
    });
    const figure = Math.min(...figures);
    return [{ value: figure < FACES_WALL ? 0 : 1, figure, piece }];
  });
}

/** From a table to what is no seat of it, such as a cupboard, a desk or a bed, metres. */
const TABLE_GAP = 0.3;

function tableRoom(room: FurnishedRoom): Rating[] {
  const others = room.pieces.filter(
    (p) => isStorage(p) || isScreen(p) || /desk$|bed$|fridge|larder|tall-/.test(p.kind),
  );
  return tables(room).map((piece) => {
    const figure = Math.min(1, ...others.map((p) => gapBetween(p.box, piece.box)));
    return { value: falling(figure, TABLE_GAP, TABLE_GAP - 0.1), figure, piece };
  });
}

/** From kitchen to table, metres: in one room, and from the kitchen's door. */
const CARRY = { near: 2.2, far: 3.2, doorNear: 2.5, doorFar: 5.5 } as const;

function carrying(room: FurnishedRoom): Rating[] {
  const own = tables(room);
  if (!own.length) return [];
  const kitchen = kitchenIn(room.scene, room.pieces);
  if (kitchen.length) {
    const figure = Math.min(...own.flatMap((table) => kitchen.map((ring) => gapToRing(table.box, ring))));
    return [{ value: falling(figure, CARRY.near, CARRY.far), figure, piece: own[0]! }];
  }
  const doors = kitchenDoors(room.scene);
  if (!doors.length) return [];
  const figure = Math.min(...own.flatMap((table) => doors.map((at) => gapToRing(table.box, [at]))));
  return [{ value: 0.5 + 0.5 * falling(figure, CARRY.doorNear, CARRY.doorFar), figure, piece: own[0]! }];
}

/** Half the width of the way on which dishes are carried, metres. */
const WAY = 0.1;

/** Whether the straight way from the kitchen to the table leads through the lounge. */
function zoneOrder(room: FurnishedRoom): Rating[] {
  const [table] = tables(room);
  const lounge = room.pieces.filter((p) => isSofa(p) || isCoffeeTable(p) || (isScreen(p) && viewerOf(p, room.pieces)));
  if (!table || !lounge.some(isSofa)) return [];
  const kitchen = kitchenIn(room.scene, room.pieces);
  if (!kitchen.length) return [];
  const middles = kitchen.map((ring) => ring.reduce((sum, [x, y]) => [sum[0] + x / ring.length, sum[1] + y / ring.length], [0, 0]) as [number, number]); // biome-ignore format: one sum
  const from = middles.reduce((best, p) => (distance(p, table.box.at) < distance(best, table.box.at) ? p : best));
  // Sofa and screen are one zone: what lies between them counts as crossed.
  const xs = lounge.flatMap((p) => p.box.outline.map((q) => toLocal(lounge.find(isSofa)!.box, q)));
  const local = [from, table.box.at].map((p) => toLocal(lounge.find(isSofa)!.box, p)) as [
    [number, number],
    [number, number],
  ];
  const box = { x0: Math.min(...xs.map((p) => p[0])) - WAY, x1: Math.max(...xs.map((p) => p[0])) + WAY, y0: Math.min(...xs.map((p) => p[1])) - WAY, y1: Math.max(...xs.map((p) => p[1])) + WAY }; // biome-ignore format: one rectangle
  return [{ value: segmentMeets(local[0], local[1], box) ? 0 : 1, piece: table }];
}

const distance = (a: readonly [number, number], b: readonly [number, number]) => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** Whether a segment passes through a rectangle (Liang–Barsky). */
function segmentMeets(
  a: [number, number],
  b: [number, number],
  r: { x0: number; x1: number; y0: number; y1: number },
): boolean {
  let from = 0;
  let to = 1;
  const clip = (delta: number, low: number, high: number) => {
    if (Math.abs(delta) < 1e-9) return low <= 0 && high >= 0;
    const [near, far] = delta > 0 ? [low / delta, high / delta] : [high / delta, low / delta];
    from = Math.max(from, near);
    to = Math.min(to, far);
    return from < to;
  };
  return clip(b[0] - a[0], r.x0 - a[0], r.x1 - a[0]) && clip(b[1] - a[1], r.y0 - a[1], r.y1 - a[1]);
}

function places(room: FurnishedRoom): Rating[] {
  const task = room.scene.tasks.find(({ what }) => what === 'eat');
  if (!task) return [];
  const people = Math.max(2, Math.min(task.for, room.scene.people));
  const chairs = room.pieces.filter((p) => isDiningChair(p)).length;
  const benches = room.pieces.filter(({ kind }) => kind === 'dining-bench');
  const figure = chairs + benches.reduce((sum, { box }) => sum + Math.floor(box.width / 0.6 + 0.01), 0);
  return [{ value: figure >= people ? 1 : 0.6 * falling(figure, people, 1), figure }];
}

const twoTables = (room: FurnishedRoom): Rating[] =>
  tables(room).slice(1).map((piece) => ({ value: 0, piece })); // biome-ignore format: one line

/** Daylight at the table: from the middle of its window, metres. */
const LIGHT = { near: 2, far: 4.5 } as const;

function daylight(room: FurnishedRoom): Rating[] {
  const { openings } = room.scene.space;
  const glass = openings.filter(({ isGlass }) => isGlass).map(({ doorway }) => doorway.opening);
  if (!glass.length) return [];
  return tables(room).map((piece) => {
    const figure = Math.min(...glass.map(({ from, to }) => pointGap(piece.box.at, from, to)));
    return { value: falling(figure, LIGHT.near, LIGHT.far), figure, piece };
  });
}

/** Eating together. */
export const EATING_TERMS: readonly Term[] = [
  { name: 'behind-chairs', weight: 1, rate: behindChairs, source: '0.81 m from the edge of a table to the wall or a piece, nobody passing (NKBA)' },
  { name: 'facing-wall', weight: 1, rate: facingWall, source: 'nobody eats with the face to a wall (Infinigen: table away from walls)' },
  { name: 'table-room', weight: 1, rate: tableRoom, source: '0.3 m between a table and cupboards (house rule)' },
  { name: 'carrying', weight: 1, rate: carrying, source: 'dining beside the kitchen: within 2.2 m in one room, 2.5 m from its door (house rule)' },
  { name: 'zone-order', weight: 1, rate: zoneOrder, source: 'kitchen, table, lounge in this order (house rule)' },
  { name: 'table-places', weight: 1, rate: places, source: 'a place for all who live here, two at least' },
  { name: 'one-table', weight: 1, rate: twoTables, source: 'one table to eat at in a room' },
  { name: 'table-daylight', weight: 0.25, rate: daylight, source: 'one eats by daylight' },
]; // biome-ignore format: a table

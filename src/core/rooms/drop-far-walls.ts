import { lengthOf, pointAt } from '../geometry/segment.ts';
import { isDoor } from '../structure/is-door.ts';
import type { OpeningPx, RoomsPx, WallPx, WallsPx } from '../structure/types.ts';

/** Cells in which rooms are looked for, in door widths: a wall is near a room that lies in one of its cells or in one beside. */
const CELL = 0.75;
/** Rooms are wider than so many pixels. */
const STRIDE = 2;

/**
 * The walls and openings without walls that stand about a metre and more from every room, from end to end: lines of title blocks, of
 * legends and of dimensions. Those with a door stay, since that is often all that was read of a room. Where no room was found all stay.
 */
export function dropFarWalls(
  openings: readonly OpeningPx[],
  rooms: RoomsPx,
  walls: WallsPx,
): { readonly walls: WallsPx; readonly openings: OpeningPx[] } {
  if (rooms.rooms.length === 0) return { walls, openings: [...openings] };
  const isNear = nearRooms(rooms, CELL * walls.doorPx);
  const entered = new Set(openings.filter(isDoor).map((o) => o.wall));
  /** New places of the walls that stay. */
  const places = new Map<number, number>();
  const kept = walls.walls.filter((wall, i) => {
    const stays = entered.has(i) || isNear(wall);
    if (stays) places.set(i, places.size);
    return stays;
  });
  return {
    walls: { ...walls, walls: kept },
    openings: openings.flatMap((o) => {
      const wall = o.wall < 0 ? o.wall : places.get(o.wall);
      return wall === undefined ? [] : [{ ...o, wall }];
    }),
  };
}

/** Tells whether a wall passes a room within one cell to two. */
function nearRooms({ labels, inside: { width, height } }: RoomsPx, cellPx: number): (wall: WallPx) => boolean {
  const columns = Math.ceil(width / cellPx) + 2;
  const cells = new Uint8Array(columns * (Math.ceil(height / cellPx) + 2));
  /** With a cell to spare on every side. */
  const cellAt = (x: number, y: number) => (Math.floor(y / cellPx) + 1) * columns + Math.floor(x / cellPx) + 1;
  for (let y = 0; y < height; y += STRIDE)
    for (let x = 0; x < width; x += STRIDE) if (labels[y * width + x]) cells[cellAt(x, y)] = 1;
  const around = [-1, 0, 1].flatMap((row) => [-1, 0, 1].map((column) => row * columns + column));
  return (wall) => {
    const steps = Math.ceil((2 * lengthOf(wall)) / cellPx) + 1;
    return Array.from({ length: steps + 1 }, (_, k) => pointAt(wall, (k / steps) * lengthOf(wall))).some(([x, y]) =>
      around.some((beside) => cells[cellAt(x, y) + beside]),
    );
  };
}

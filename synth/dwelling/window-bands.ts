import type { Opening, Plan, RoomType } from '#core/plan/schema.ts';
import type { Random } from '../random.ts';
import { axesOf, freeStretch, pointAlong } from './free-stretch.ts';
import { boundsOf } from './loose-furniture.ts';

/**
 * Lengths of window bands, metres, with their shares: of the windows on 128 real drawings 17 % are 1.8 to 2.4 m long, 7 % to 3 m, 5 % longer;
 * and lengths of the windows that stand beside outer doors.
 */
const BANDS: Record<keyof typeof BAND_SHARES, readonly [number, number]> = { short: [1.7, 2.4], plain: [2.4, 3.2], long: [3.2, 6] }; // biome-ignore format: a table
const BAND_SHARES = { short: 0.5, plain: 0.28, long: 0.22 };
const SIDELIGHT = [0.35, 1.8] as const;
/** The post between a door and the window in the same frame, metres. */
const POST = [0.05, 0.12] as const;
/** Share of bands that may run up to the corners of their room. */
const CORNERS = 0.3;
/** Share of these that are as long as their room. */
const WALL_TO_WALL = 0.4;

/** Rooms whose windows stay as they are. */
const SMALL: readonly RoomType[] = ['garage', 'bathroom', 'wc', 'closet', 'utility'];

/** Lets a share of the windows grow into bands of 1.7 to 6 m, or as far as their room goes; what they swallow of other windows goes. */
export function growWindows(plan: Plan, share: number, random: Random): void {
  for (const window of plan.openings.filter((o) => o.kind === 'window')) {
    if (!random.chance(share) || !plan.openings.includes(window)) continue;
    const wall = plan.walls.find((w) => w.id === window.wall)!;
    if (!wall.exterior || isOf(plan, window, wall.thickness, SMALL)) continue;
    const doors = plan.openings.filter((o) => o.kind !== 'window');
    const reach = random.fork(window.id);
    const toCorners = reach.chance(CORNERS) ? POST[0] / 2 : undefined;
    const free = freeStretch(plan, window, wall, doors, toCorners);
    if (!free || free.high - free.low < BANDS.short[0]) continue;
    const isWhole = toCorners && reach.chance(WALL_TO_WALL);
    const wanted = isWhole ? Number.POSITIVE_INFINITY : random.range(...BANDS[random.weighted(BAND_SHARES)]);
    const length = Math.min(free.high - free.low, wanted);
    if (length < widthOf(window)) continue;
    const low = free.low + (free.high - free.low - length) * random.pick([0, 0.5, 0.5, 1]);
    const { along } = axesOf(wall);
    const inWay = plan.openings.filter((o) => o !== window && o.wall === wall.id && o.kind === 'window');
    for (const other of inWay) {
      const at = [along(other.from), along(other.to)];
      if (Math.max(...at) > low - 0.1 && Math.min(...at) < low + length + 0.1)
        plan.openings.splice(plan.openings.indexOf(other), 1);
    }
    [window.from, window.to] = [pointAlong(wall, low), pointAlong(wall, low + length)];
  }
}

const widthOf = ({ from, to }: Opening) => Math.hypot(to[0] - from[0], to[1] - from[1]);

/** Whether an opening belongs to a room of one of the types: its middle lies on the edge of the room's box, within a wall's thickness. */
function isOf(plan: Plan, { from, to }: Opening, thickness: number, types: readonly RoomType[]): boolean {
  const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  return plan.rooms.some((room) => {
    const { x0, y0, x1, y1 } = boundsOf(room.outline);
    return (
      types.includes(room.type) && x > x0 - thickness && x < x1 + thickness && y > y0 - thickness && y < y1 + thickness
    );
  });
}

/** Puts a window beside a share of the outer doors, with only a post between. */
export function addSidelights(plan: Plan, share: number, random: Random): void {
  let count = 0;
  const doors = plan.openings.filter((o) => o.kind === 'door' || o.kind === 'sliding' || o.kind === 'double');
  for (const door of doors) {
    const wall = plan.walls.find((w) => w.id === door.wall)!;
    if (!wall.exterior || !random.chance(share)) continue;
    const others = plan.openings.filter((o) => o !== door);
    const free = freeStretch(plan, door, wall, others);
    if (!free) continue;
    const { along } = axesOf(wall);
    const [low, high] = [along(door.from), along(door.to)].sort((a, b) => a - b) as [number, number];
    const post = random.range(...POST);
    const sides = random.chance(0.2) ? [-1, 1] : [random.pick([-1, 1])];
    for (const side of sides) {
      const room = side < 0 ? low - post - free.low : free.high - high - post;
      const length = Math.min(room, random.range(...SIDELIGHT));
      if (length < SIDELIGHT[0]) continue;
      const start = side < 0 ? low - post - length : high + post;
      const window: Opening = {
        id: `s${++count}`,
        kind: 'window',
        wall: wall.id,
        from: pointAlong(wall, start),
        to: pointAlong(wall, start + length),
      };
      plan.openings.push(window);
    }
  }
}

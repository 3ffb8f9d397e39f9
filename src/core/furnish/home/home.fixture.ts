import type { Opening, OpeningKind, Plan, Point, Ring, Room, RoomType } from '../../plan/schema.ts';
import { readDoorways } from '../space/doorways.ts';
import { cleanRooms, type RoomSpace, readRoom } from '../space/room-space.ts';

/** A room as a rectangle: type, place of its upper left corner, width and depth in metres; its id is its name in the record. */
export interface DrawnRoom {
  readonly type: RoomType;
  readonly at: Point;
  readonly size: Point;
  readonly label?: string;
}

/** An opening by its middle; `x` runs along the x axis. */
export interface DrawnOpening {
  readonly at: Point;
  readonly along: 'x' | 'y';
  readonly kind?: OpeningKind;
}

const WIDTH = 0.8;

/** A plan of rectangular rooms that stand 0.1 m apart. */
export function drawHome(
  rooms: Readonly<Record<string, DrawnRoom>>,
  openings: readonly DrawnOpening[],
  fixtures: Plan['fixtures'] = [],
): Plan {
  return {
    walls: [],
    furniture: [],
    fixtures,
    rooms: Object.entries(rooms).map(
      ([
        id,
        {
          type,
          at: [x, y],
          size: [w, h],
          label = '',
        },
      ]): Room => {
        const outline: Ring = [[x, y], [x + w, y], [x + w, y + h], [x, y + h]]; // biome-ignore format: corners
        return { id, type, label, outline, holes: [], area: w * h };
      },
    ),
    openings: openings.map(({ at: [x, y], along, kind = 'door' }, k): Opening => {
      const [dx, dy] = along === 'x' ? [WIDTH / 2, 0] : [0, WIDTH / 2];
      return { id: `o${k}`, kind, wall: '', from: [x - dx, y - dy], to: [x + dx, y + dy] };
    }),
  };
}

export function spacesOf(plan: Plan): RoomSpace[] {
  const rooms = cleanRooms(plan);
  const doorways = readDoorways(plan, rooms);
  return rooms.map((room) => readRoom(plan, room, doorways));
}

/** The plan with all its points moved. */
export function movePlan(plan: Plan, move: (p: Point) => Point): Plan {
  return {
    ...plan,
    walls: plan.walls.map((wall) => ({ ...wall, from: move(wall.from), to: move(wall.to) })),
    rooms: plan.rooms.map((room) => ({
      ...room,
      outline: room.outline.map(move),
      holes: room.holes.map((hole) => hole.map(move)),
    })),
    openings: plan.openings.map((o) => ({
      ...o,
      from: move(o.from),
      to: move(o.to),
      ...(o.swing ? { swing: { hinge: move(o.swing.hinge), leaf: move(o.swing.leaf) } } : {}),
    })),
    fixtures: plan.fixtures.map((fixture) => ({ ...fixture, outline: fixture.outline.map(move) })),
  };
}

/** A flat for three: a hall with living room, kitchen, bathroom and two bedrooms around it. */
export const FLAT: Readonly<Record<string, DrawnRoom>> = {
  hall: { type: 'hall', at: [0, 0], size: [6, 1.5] },
  living: { type: 'living', at: [0, 1.6], size: [5, 4.2] },
  kitchen: { type: 'kitchen', at: [5.1, 1.6], size: [2.6, 3.4] },
  bath: { type: 'bathroom', at: [6.1, -0.9], size: [2.4, 2.4] },
  parents: { type: 'bedroom', at: [0, -3.6], size: [3.6, 3.5] },
  child: { type: 'bedroom', at: [3.7, -3.6], size: [2.3, 3.5] },
};
export const FLAT_OPENINGS: readonly DrawnOpening[] = [
  { at: [-0.05, 0.7], along: 'y' },
  { at: [2, 1.55], along: 'x' },
  { at: [5.55, 1.55], along: 'x' },
  { at: [5.05, 3], along: 'y' },
  { at: [6.05, 0.7], along: 'y' },
  { at: [2.5, -0.05], along: 'x' },
  { at: [4.5, -0.05], along: 'x' },
  { at: [2.5, 5.85], along: 'x', kind: 'window' },
  { at: [7.75, 3], along: 'y', kind: 'window' },
  { at: [2, -3.65], along: 'x', kind: 'window' },
  { at: [4.8, -3.65], along: 'x', kind: 'window' },
];

import type { DrawnItem, Plan, Point, Ring, RoomType } from '../../plan/schema.ts';
import type { Task } from '../home/task.ts';
import { readDoorways } from '../space/doorways.ts';
import { cleanRooms, readRoom } from '../space/room-space.ts';
import { openWalk } from '../space/walk.ts';
import { walkHome } from '../space/ways-in.ts';
import { makeScene, readBareRoom } from './make-scene.ts';
import type { Scene } from './state.ts';

type Span = readonly [from: number, to: number];

/** A rectangular room with a door in its lower wall and a window in its upper one, for tests. Metres; corner at 0, 0. */
export interface BoxRoom {
  readonly type: RoomType;
  readonly width: number;
  readonly depth: number;
  readonly door?: Span;
  readonly window?: Span;
  /** Drawn things: kind, then their rectangle. */
  readonly drawn?: readonly (readonly [kind: string, x0: number, y0: number, x1: number, y1: number])[];
  readonly tasks: readonly Omit<Task, 'room'>[];
}

const HALF_WALL = 0.1;
const rectangle = (x0: number, y0: number, x1: number, y1: number): Ring => [[x0, y0], [x1, y0], [x1, y1], [x0, y1]]; // biome-ignore format: four corners

export function boxPlan({ type, width, depth, door = [0.2, 1.1], window, drawn = [] }: BoxRoom): Plan {
  const corners: Point[] = rectangle(-HALF_WALL, -HALF_WALL, width + HALF_WALL, depth + HALF_WALL);
  const walls = corners.map((from, k) => ({ id: `w${k}`, from, to: corners[(k + 1) % 4]!, thickness: 2 * HALF_WALL, exterior: true })); // biome-ignore format: one line
  const below = depth + HALF_WALL;
  return {
    walls,
    openings: [
      { id: 'd', kind: 'door', wall: 'w2', from: [door[0], below], to: [door[1], below] },
      ...(window ? [{ id: 'v', kind: 'window' as const, wall: 'w0', from: [window[0], -HALF_WALL] as Point, to: [window[1], -HALF_WALL] as Point }] : []), // biome-ignore format: one line
    ],
    rooms: [{ id: 'r', type, label: '', outline: rectangle(0, 0, width, depth), holes: [], area: width * depth }],
    fixtures: drawn.map(([kind, ...at], k): DrawnItem => ({ id: `f${k}`, kind, room: 'r', outline: rectangle(...at) })),
    furniture: [],
  };
}

export function boxScene(box: BoxRoom, people = 2): Scene {
  const plan = boxPlan(box);
  const rooms = cleanRooms(plan);
  const space = readRoom(plan, rooms[0]!, readDoorways(plan, rooms));
  const bare = readBareRoom(space);
  const [reach] = walkHome([{ space, walk: bare.walk, open: bare.walk.open }]);
  openWalk(bare.walk, reach!.ports);
  const tasks = box.tasks.map((task): Task => ({ ...task, room: 'r' }));
  return makeScene(bare, [space], { people, tasks }, [0]);
}

import { OUTDOOR_TYPES } from '../../plan/outdoor-types.ts';
import type { Point, Ring } from '../../plan/schema.ts';
import { wantsFor } from '../activities/wants-for.ts';
import type { Scene, Want } from '../solve/state.ts';
import type { RoomOpening } from '../space/room-space.ts';
import type { Task } from './task.ts';

const OUTDOORS: ReadonlySet<string> = OUTDOOR_TYPES;

/**
 * What a room is made of, as a text: its type, its floor, its openings and what is drawn in it. Whole millimetres from the corner of the room,
 * so a room that was moved as a whole is the same room; so is one whose outline is told from another corner on. What a name means is in
 * what the room is asked for.
 */
export function floorKey({ space, walk, entrances }: Pick<Scene, 'space' | 'walk' | 'entrances'>): string {
  const { x0, y0 } = space.bounds;
  const at = ([x, y]: Point): Point => [millimetres(x - x0), millimetres(y - y0)];
  const ring = (outline: Ring): Ring => fromFirstCorner(outline.map(at));
  const opening = ({ doorway, beyond }: RoomOpening) => {
    const { kind, from, to, swing } = doorway.opening;
    const leaf = swing ? [at(swing.hinge), at(swing.leaf)] : [];
    return [kind, doorway.inner, at(from), at(to), leaf, kindBeyond(beyond?.type)];
  };
  const doors = (ports: readonly number[]) => ports.map((k) => at(space.doors[k]!.doorway.opening.from));
  return JSON.stringify([
    space.type,
    ring(space.outline),
    inOrder(space.holes.map(ring)),
    inOrder(space.openings.map(opening)),
    // Doors of other rooms may swing in.
    space.doorZones.length,
    inOrder(space.fixtures.map(({ kind, outline }) => [kind, ring(outline)])),
    [inOrder(doors(entrances)), inOrder(doors(walk.home)), walk.cutOff],
  ]);
}

/** What a room is asked for: the uses that the home gives it, and the groups of pieces that these want. */
export interface Asked {
  readonly uses: readonly Task[];
  readonly wants: readonly Want[];
  readonly isAccessible: boolean;
}

export const askedOf = (scene: Scene): Asked => ({
  uses: scene.tasks,
  wants: wantsFor(scene),
  isAccessible: scene.wishes.accessible ?? false,
});

/** Whether who furnished a room for `before` has furnished it for `now`: it is asked for the same, or for the same for fewer people. */
export function asksNoMore(now: Asked, before: Asked): boolean {
  if (now.isAccessible !== before.isAccessible || now.uses.length !== before.uses.length) return false;
  if (JSON.stringify(now.uses) === JSON.stringify(before.uses))
    return JSON.stringify(now.wants) === JSON.stringify(before.wants);
  const isLess = (use: Task, k: number): boolean => {
    const other = before.uses[k]!;
    return use.for <= other.for && JSON.stringify({ ...use, for: other.for }) === JSON.stringify(other);
  };
  const isKnown = ({ name, level }: Want): boolean =>
    before.wants.some((want) => want.name === name && want.level === level);
  return now.uses.every(isLess) && now.wants.every(isKnown);
}

/** What is asked of the room behind a door: whether one steps out there, reaches into a closet, or carries dishes. */
const kindBeyond = (type = ''): string => (OUTDOORS.has(type) || /kitchen|closet/.test(type) ? type : type && 'room');

const millimetres = (metres: number): number => Math.round(metres * 1000);
const inOrder = (list: readonly unknown[]): string[] => list.map((one) => JSON.stringify(one)).sort();

function fromFirstCorner(ring: Ring): Ring {
  const first = ring.reduce((best, [x, y], k) => {
    const [bx, by] = ring[best]!;
    return x < bx || (x === bx && y < by) ? k : best;
  }, 0);
  return [...ring.slice(first), ...ring.slice(0, first)];
}

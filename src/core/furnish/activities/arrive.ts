import { entrySets } from '../groups/entry.ts';
import type { Task } from '../home/task.ts';
import type { Candidate, Scene, State } from '../solve/state.ts';
import { distanceToBox } from '../space/box.ts';
import type { Want } from './want.ts';

/** Coats are hung up within a few steps of the door; beyond this nobody goes back to do it, metres. */
const NEAR_DOOR = 2;
const TOO_FAR = 5;

/** A place for coats and shoes where one comes in, whatever the room is called. */
export function arriveWants(task: Task, scene: Scene): Want[] {
  const { type, area } = scene.space;
  const isPassage = type === 'hall' || type === 'corridor';
  const breadth = area / Math.max(0.1, ...scene.lines.map(({ length }) => length));
  // A closet close by holds most of them: hooks and a place to put on shoes are wanted all the same, but nothing gives way to them.
  const level = task.closet ? 'should' : 'must';
  return [
    {
      name: 'coats',
      activity: 'arrive',
      level,
      missed: 1.4,
      options: entrySets({ isPassage, area, people: task.for, breadth }),
      taste: { corner: 0.5, underWindow: -0.5 },
      rate: (candidate) => -Math.max(0, fromDoor(candidate, scene) - NEAR_DOOR),
      rateAtMost: () => 0,
      accepts: (candidate: Candidate, _: State) => fromDoor(candidate, scene) <= TOO_FAR,
      names: 'wall-coat-rack',
    },
  ];
}

/** How far the group is from the door that one comes in by, metres; from any door where that is not known. */
function fromDoor({ pieces }: Candidate, { space, entrances }: Scene): number {
  const doors = entrances.length ? entrances.map((k) => space.doors[k]!) : space.doors;
  const gaps = doors.flatMap(({ at }) => pieces.map(({ box }) => distanceToBox(box, at[0], at[1])));
  return gaps.length ? Math.min(...gaps) : 0;
}

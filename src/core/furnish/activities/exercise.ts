import type { Kind } from '../catalogue/catalogue.ts';
import { gymPiece } from '../groups/gym.ts';
import type { Task } from '../home/task.ts';
import type { Scene } from '../solve/state.ts';
import type { Want } from './want.ts';

/** What a gym gets besides its first piece, from which floor on (m²), and what it is missed by there. */
const MORE: readonly { readonly kind: Kind; readonly from: number; readonly missed: number }[] = [
  { kind: 'exercise-mat', from: 5, missed: 0.5 },
  { kind: 'weight-bench', from: 8, missed: 0.4 },
  { kind: 'exercise-bike', from: 10, missed: 0.3 },
  { kind: 'rowing-machine', from: 13, missed: 0.3 },
]; // biome-ignore format: a table

/** A treadmill that looks out, and as much else as the floor holds. */
export function exerciseWants(_task: Task, { space }: Scene): Want[] {
  const first: Want = {
    name: 'training',
    activity: 'exercise',
    level: 'must',
    options: [gymPiece('treadmill'), gymPiece('exercise-bike', 0.2), gymPiece('exercise-mat', 0.5)],
    taste: { nearWindow: 0.5, farFromDoor: 0.4 },
    names: 'treadmill',
  };
  const more = MORE.filter(({ from }) => space.area >= from).map(
    ({ kind, missed }): Want => ({
      name: kind,
      activity: 'exercise',
      level: 'could',
      options: [gymPiece(kind)],
      missed,
      taste: { farFromDoor: 0.3, corner: 0.3 },
      unless: ({ placed }) => placed.some((piece) => piece.kind === kind),
      names: kind,
    }),
  );
  return [first, ...more];
}

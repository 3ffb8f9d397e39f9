import { saunaBenches, saunaHeaters } from '../groups/sauna.ts';
import type { Task } from '../home/task.ts';
import type { Scene } from '../solve/state.ts';
import { standsInItsCorner } from './in-its-corner.ts';
import type { Want } from './want.ts';

/** A bench from wall to wall and a heater by the door. */
export function saunaWants(_task: Task, { drawn }: Scene): Want[] {
  if (drawn.has('sauna')) return [];
  const heater: Want = { name: 'sauna-heater', activity: 'sauna', level: 'should', options: saunaHeaters(), missed: 0.5, taste: { corner: 1, farFromDoor: -0.8 }, names: 'sauna-heater' }; // biome-ignore format: one line
  return [
    { name: 'sauna-bench', activity: 'sauna', level: 'must', options: saunaBenches(), taste: { farFromDoor: 1, longWall: 0.3, corner: 0.5 }, accepts: standsInItsCorner, names: 'sauna-bench' }, // biome-ignore format: one line
    ...(drawn.has('fireplace', 'boiler') ? [] : [heater]),
  ];
}

import { pianoPlace } from '../groups/piano.ts';
import type { Task } from '../home/task.ts';
import type { Scene } from '../solve/state.ts';
import { keepsOff } from './lounge.ts';
import type { Want } from './want.ts';

/** A piano at an inner wall, away from sun and draught; in a living room only where the seats leave room for it. */
export function musicWants(_task: Task, { tasks }: Scene): Want[] {
  const isShared = tasks.some(({ what }) => what === 'lounge' || what === 'sleep');
  return [
    {
      name: 'piano',
      activity: 'music',
      level: isShared ? 'could' : 'must',
      missed: isShared ? 0.3 : 1,
      options: [pianoPlace()],
      taste: { underWindow: -3, nearWindow: -0.5, farFromDoor: 0.5, centred: 0.3 },
      accepts: keepsOff,
      names: 'piano',
    },
  ];
}

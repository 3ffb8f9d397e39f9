import { passageFurniture } from '../groups/entry.ts';
import type { Task } from '../home/task.ts';
import type { Scene } from '../solve/state.ts';
import type { Want } from './want.ts';

/** Nothing, where one only passes; in a wide passage something narrow that one sees on coming in. */
export const passWants = (_task: Task, _scene: Scene): Want[] => [
  {
    name: 'passage',
    activity: 'pass',
    level: 'could',
    options: passageFurniture(),
    missed: 0.1,
    taste: { centred: 0.5, underWindow: -0.3 },
    names: 'console-table',
  },
];

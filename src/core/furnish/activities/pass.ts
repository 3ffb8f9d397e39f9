import { passageFurniture } from '../groups/entry.ts';
import type { Task } from '../home/task.ts';
import type { Scene } from '../solve/state.ts';
import type { Want } from './want.ts';

/** A way of 0.9 m past a narrow table takes 1.25 m; a passage for one is clearly wider, metres. */
const WIDE = 1.45;

/** Nothing, where one only passes; in a wide passage something narrow that one sees on coming in. */
export const passWants = (_task: Task, { space, lines }: Scene): Want[] => {
  const breadth = space.area / Math.max(0.1, ...lines.map(({ length }) => length));
  if (breadth < WIDE) return [];
  return [
    {
      name: 'passage',
      activity: 'pass',
      level: 'could',
      options: passageFurniture(),
      missed: 0.3,
      taste: { centred: 0.5, underWindow: -0.3 },
      names: 'console-table',
    },
  ];
};

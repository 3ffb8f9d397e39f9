import { televisionGroups } from '../groups/television-groups.ts';
import type { Task } from '../home/task.ts';
import type { Scene } from '../solve/state.ts';
import { isPlaceToSit, loungeOf } from './lounge.ts';
import { mostOfLounge, rateLounge } from './rate-lounge.ts';
import type { Want } from './want.ts';

/** A room to watch in: a wall with a wide screen and all seats square before it. */
export function cinemaWants(task: Task, scene: Scene): Want[] {
  return [
    {
      name: 'cinema',
      activity: 'cinema',
      level: 'must',
      options: televisionGroups({ ...loungeOf(task, scene), isCinema: true }),
      taste: { centred: 1 },
      accepts: isPlaceToSit,
      rate: rateLounge,
      rateAtMost: (template) => mostOfLounge(template, scene),
      names: 'tv-wall',
    },
  ];
}

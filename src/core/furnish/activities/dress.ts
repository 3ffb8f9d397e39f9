import { chests } from '../groups/chest.ts';
import { wardrobes } from '../groups/wardrobe.ts';
import type { Task } from '../home/task.ts';
import type { Scene } from '../solve/state.ts';
import type { Want } from './want.ts';

/** Below this a bedroom may have its clothes elsewhere, m². */
const MAY_DO_WITHOUT = 6;
/** A bedroom with a closet of its own has a chest from here on, m²: well above where one just fits. */
const CHEST = 12;

/** A wardrobe for the clothes of those who sleep here, unless a closet opens off the room: then at most a chest for what does not hang. */
export function dressWants(task: Task, scene: Scene): Want[] {
  const { area } = scene.space;
  if (scene.hasCloset || task.closet) {
    const chest: Want = {
      name: 'chest-for-linen',
      activity: 'dress',
      level: 'could',
      options: chests(task.for > 1 ? 1.2 : 0.8),
      missed: 0.8,
      taste: { underWindow: -1, corner: 0.4 },
      names: 'chest-of-drawers',
    };
    // A bedroom for two has a chest of its own.
    const isForTwo = scene.tasks.some(({ what, beds }) => what === 'sleep' && beds === 'double');
    return area < CHEST || isForTwo ? [] : [chest];
  }
  const wardrobe: Want = {
    name: 'wardrobe',
    activity: 'dress',
    level: area >= MAY_DO_WITHOUT ? 'must' : 'should',
    options: wardrobes(Math.max(1, task.for), area),
    missed: 2,
    taste: { corner: 0.8, underWindow: -2, longWall: 0.2 },
    names: 'wardrobe',
  };
  return [wardrobe];
}

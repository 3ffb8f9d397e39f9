import { benchStool, garageShelves, workbenches } from '../groups/garage.ts';
import type { Task } from '../home/task.ts';
import type { Scene } from '../solve/state.ts';
import type { Want } from './want.ts';

/** A longer bench in a larger workshop: metres, and metres for each m². */
const BENCH = { least: 1.2, perArea: 0.08, most: 2.4 };
const SHELF = 4;

/** A bench at the light, shelves for what is mended at it. */
export function craftWants(_task: Task, { space }: Scene): Want[] {
  const ideal = Math.min(BENCH.most, Math.max(BENCH.least, BENCH.perArea * space.area + 1));
  const bench: Want = { name: 'workbench', activity: 'craft', level: 'must', options: [...benchStool(), ...workbenches(ideal)], taste: { nearWindow: 0.8, underWindow: 0.6, longWall: 0.3 }, names: 'workbench' }; // biome-ignore format: one line
  const shelf: Want = { name: 'tool-shelf', activity: 'craft', level: 'could', options: garageShelves(), missed: 0.4, taste: { corner: 0.8, underWindow: -1 }, names: 'garage-shelf' }; // biome-ignore format: one line
  return space.area < SHELF ? [bench] : [bench, shelf];
}

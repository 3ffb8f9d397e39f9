import { blend } from '../groups/blend.ts';
import { bookcases } from '../groups/bookcases.ts';
import { drawingTables, playCorners, playTents } from '../groups/play-corner.ts';
import type { Task } from '../home/task.ts';
import type { Scene } from '../solve/state.ts';
import type { Taste } from './taste.ts';
import type { Want } from './want.ts';

const FLOOR_TASTE: Taste = { farFromDoor: 0.6, nearWindow: 0.4 };

/** Toys with floor before them; where there is more room a low table, a tent and books in a child's reach. A room that is there to play is given all. */
export function playWants(_task: Task, { space: { area, type, words } }: Scene): Want[] {
  const isPlayroom = !['children', 'bedroom', 'living', 'living-kitchen'].includes(type) || /play|spiel|leikki|jeux/.test(words); // biome-ignore format: one line
  const room = isPlayroom ? 1 : blend(area, 8, 13);
  const corner: Want = {
    name: 'toys',
    activity: 'play',
    level: isPlayroom ? 'must' : 'should',
    options: playCorners(),
    missed: 0.2 + 0.5 * room,
    taste: FLOOR_TASTE,
    names: 'toy-chest',
  };
  const more = { activity: 'play', level: 'could', taste: FLOOR_TASTE } as const;
  return [
    corner,
    { ...more, name: 'drawing-table', options: drawingTables(), missed: 0.3 * blend(area, 9, 14), names: 'children-low-table' },
    { ...more, name: 'play-tent', options: playTents(), missed: 0.2 * blend(area, 10, 15), names: 'play-tent' },
    { ...more, name: 'children-books', options: [bookcases('low-bookcase', 1, 1.6)], missed: 0.2 * blend(area, 9, 13), taste: { corner: 0.4 }, names: 'low-bookcase' },
  ]; // biome-ignore format: a table
}

import { blend } from '../groups/blend.ts';
import { loungers, outdoorLounges, terracePiece } from '../groups/outdoor-lounge.ts';
import { balconySeat, bistroSets, outdoorTables } from '../groups/outdoor-table.ts';
import type { Task } from '../home/task.ts';
import type { Scene } from '../solve/state.ts';
import { standsInItsCorner } from './in-its-corner.ts';
import type { Want } from './want.ts';

/** Balconies that something stands on, and those that would look forgotten without, m². */
const LEAST_AREA = 1.6;
const FORGOTTEN = 2.8;
/** Two sit on the smallest; each has 1.4 m² more of a terrace before a larger table is asked for. */
const SEATS = { least: 2, from: 6.5, each: 1.4 };
/** A table for four fills what is smaller, m². */
const FOR_FOUR = { from: 6, to: 9 };
/** What each who has no chair costs, each chair that nobody needs beyond one for a guest, and a large table on a small floor. */
const COST = { standing: 0.5, empty: 0.06, crowded: 0.3 };
/** Areas from which seats to be lazy on, loungers, a grill and a box for cushions are more than clutter, m². */
const LOUNGE = { from: 10, to: 16 };
const LOUNGERS = { from: 18, to: 28 };
const GRILL = { from: 12, to: 18 };
const BOX = { from: 16, to: 24 };

const rising = (x: number, { from, to }: { from: number; to: number }) => blend(x, from, to);

/** Table and chairs for as many as live there and have room; on a terrace more. Nothing where garden furniture is drawn. */
export function sitOutWants(task: Task, scene: Scene): Want[] {
  const { area } = scene.space;
  if (area < LEAST_AREA || scene.drawn.has('table', 'chair', 'sofa', 'bed')) return [];
  const people = task.for || scene.people;
  const wanted = Math.min(people, SEATS.least + Math.max(0, area - SEATS.from) / SEATS.each);
  const penalty = (seats: number) =>
    COST.standing * Math.max(0, wanted - seats) +
    COST.empty * Math.max(0, seats - wanted - 1) +
    (seats > 2 ? COST.crowded * (1 - rising(area, FOR_FOUR)) : 0);
  const table: Want = {
    name: 'outdoor-table',
    activity: 'sit-out',
    level: area >= FORGOTTEN ? 'must' : 'should',
    options: [...outdoorTables(penalty), ...bistroSets(penalty(2)), balconySeat(penalty(1) + 0.3)],
    missed: 0.6,
    taste: { farFromDoor: 0.6, corner: 0.4, underWindow: -0.2 },
    names: wanted > 2.5 ? 'outdoor-dining-table' : 'bistro-table',
  };
  const could = (name: string, missed: number, want: Pick<Want, 'options' | 'names' | 'taste'>): Want[] =>
    missed > 0 ? [{ name, activity: 'sit-out', level: 'could', missed, accepts: standsInItsCorner, ...want }] : [];
  return [
    table,
    ...could('outdoor-lounge', 0.6 * rising(area, LOUNGE), { options: outdoorLounges(people), names: 'outdoor-sofa', taste: { corner: 0.6, farFromDoor: 0.3, longWall: 0.3 } }),
    ...could('loungers', 0.4 * rising(area, LOUNGERS), { options: loungers(), names: 'sun-lounger', taste: { farFromDoor: 1 } }),
    ...could('barbecue', 0.3 * rising(area, GRILL), { options: terracePiece('barbecue'), names: 'barbecue', taste: { corner: 0.8, farFromDoor: 0.8 } }),
    ...could('cushion-box', 0.15 * rising(area, BOX), { options: terracePiece('cushion-box'), names: 'cushion-box', taste: { corner: 0.5, underWindow: 0.2 } }),
  ]; // biome-ignore format: a table
}

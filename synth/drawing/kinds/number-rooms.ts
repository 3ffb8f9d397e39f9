import type { Plan } from '#core/plan/schema.ts';
import type { Random } from '../../random.ts';

const UNNUMBERED = ['corridor', 'stairs', 'hall'];

/** Gives rooms numbers in the order in which they lie along their corridors, some left out; corridors and stairs have none. */
export function numberRooms(plan: Plan, random: Random): void {
  let number = random.pick([1, 1, 11, 60, 77, 101, 101, 201, 301, 1001]);
  const prefix = random.pick(['', '', '', '', 'R', 'A', '1.', '0.', 'B-']);
  for (const room of plan.rooms) {
    room.label = UNNUMBERED.includes(room.type) ? '' : `${prefix}${number}`;
    number += random.pick([1, 1, 1, 1, 1, 2, 3]);
  }
}

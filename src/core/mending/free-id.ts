import type { Plan } from '../plan/schema.ts';

/** The first id that nothing in the plan has: `w12` for the prefix `w`. */
export function freeId({ walls, openings, rooms, fixtures, furniture }: Plan, prefix: string): string {
  const taken = new Set([walls, openings, rooms, fixtures, furniture].flat().map(({ id }) => id));
  let number = 1;
  while (taken.has(prefix + number)) number++;
  return prefix + number;
}

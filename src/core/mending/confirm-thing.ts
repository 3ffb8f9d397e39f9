import type { Plan } from '../plan/schema.ts';

/** A person says that something is as it was read: it is not doubted any more, and a room that was left bare for it is furnished. */
export function confirmThing(plan: Plan, id: string): Plan {
  const confirm = <T extends { id: string; confidence?: number }>(things: readonly T[]): T[] =>
    things.map((thing) => {
      if (thing.id !== id) return thing;
      const { confidence: _, ...sure } = thing;
      return sure as T;
    });
  return {
    walls: confirm(plan.walls),
    openings: confirm(plan.openings),
    rooms: confirm(plan.rooms),
    fixtures: confirm(plan.fixtures),
    furniture: confirm(plan.furniture),
  };
}

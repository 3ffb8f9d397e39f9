import type { PlanDocument } from '#core/plan/schema.ts';

/** Whether two documents say the same of a home. */
export const isSameHome = (a: PlanDocument, b: PlanDocument): boolean => a === b || textOf(a) === textOf(b);

function textOf({ scale, plan }: PlanDocument): string {
  const { walls, openings, rooms, fixtures, furniture } = plan;
  return JSON.stringify([scale, walls, openings, rooms, fixtures, furniture]);
}

import { removeOpening } from '#core/mending/adjust-opening.ts';
import { removeFixture } from '#core/mending/edit-fixture.ts';
import { removeRoom } from '#core/mending/remove-room.ts';
import { removeWall } from '#core/mending/remove-wall.ts';
import type { Plan } from '#core/plan/schema.ts';
import type { Thing } from './things.ts';

/** The plan without a thing. */
export function removeThing(plan: Plan, { of, id }: Thing): Plan {
  if (of === 'wall') return removeWall(plan, id);
  if (of === 'opening') return removeOpening(plan, id);
  if (of === 'fixture') return removeFixture(plan, id);
  if (of === 'furniture') return { ...plan, furniture: plan.furniture.filter((item) => item.id !== id) };
  return removeRoom(plan, id);
}

export const removeThings = (plan: Plan, things: readonly Thing[]): Plan => things.reduce(removeThing, plan);

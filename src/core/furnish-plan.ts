import { orFailure } from './failures.ts';
import { checkLayout } from './furnish/check/check-layout.ts';
import { canonicalFrame } from './furnish/home/canonical-frame.ts';
import { furnishHome } from './furnish/home/furnish-home.ts';
import type { Furnished } from './furnish/home/home-before.ts';
import { movedWithRooms } from './furnish/home/moved-with-rooms.ts';
import type { Wishes } from './furnish/home/wishes.ts';
import { checkExtent } from './plan/check-extent.ts';
import type { Layout, LayoutItem, Plan } from './plan/schema.ts';
import { seedOf } from './scene/palettes.ts';

/**
 * Furnishes every room of a plan for the people who may live there: pieces from the catalogue, metres, positions as in plan.json.
 * Nothing in the layout overlaps, leaves its room, blocks a door or stands tall before a window: what would is taken out and
 * named in `dropped`, like everything that a room is asked to hold and that finds no place. The same plan gives the same layout,
 * and one that is mirrored or turned by quarters the same one mirrored or turned.
 * @param before the same home as it was furnished before its plan was put right. Rooms that are as they were (to a millimetre, wherever the plan
 * was moved) and serve the same for no more people keep their layout with its ids, proofs and alternatives; the seed stays, and so do wishes that are not given anew
 * @throws `Failure`: `size_unsupported` for a plan that is too large for a dwelling, `internal_error` for a bug
 */
export function furnishPlan(plan: Plan, wishes: Wishes = {}, before?: Furnished): Layout {
  checkExtent(plan);
  return orFailure(() => {
    const frame = canonicalFrame(plan, before?.plan);
    const known = before && {
      plan: canonicalFrame(before.plan).plan,
      layout: movedWithRooms(before, plan),
      forth: frame.forth,
    };
    const wished = { ...before?.layout.home?.wishes, ...wishes } as Wishes;
    const layout = settle(plan, furnishHome(frame.plan, wished, frame.back, known));
    return { ...layout, seed: before?.layout.seed ?? seedOf(before?.plan ?? plan) };
  });
}

/** The last gate: takes out what breaks a rule, and counts what is left to say. */
function settle(plan: Plan, { items: listed, ...rest }: Omit<Layout, 'checks'>): Layout {
  const dropped = [...(rest.dropped ?? [])];
  let items: readonly LayoutItem[] = listed;
  let checked = checkLayout(plan, items);
  for (let round = 0; round < 4; round++) {
    const broken = new Set(checked.faults.filter((f) => f.what !== 'unreachable').map((f) => f.item));
    if (!broken.size) break;
    for (const item of items)
      if (broken.has(item.id)) dropped.push({ room: item.room, kind: item.kind, reason: 'its place broke a rule' });
    items = items.filter((item) => !broken.has(item.id));
    checked = checkLayout(plan, items);
  }
  return { ...rest, items: [...items], checks: checked.checks, ...(dropped.length ? { dropped } : {}) };
}

import { CATALOGUE, type Kind } from '../furnish/catalogue/catalogue.ts';
import { undersideOf } from '../furnish/catalogue/underside-of.ts';
import type { Layout, LayoutItem, Plan } from '../plan/schema.ts';
import { kindOf, standing } from '../scene/fixture-nodes.ts';
import { stairsOf } from '../scene/stair-nodes.ts';
import type { Pen } from './pen.ts';
import { symbolOf } from './symbols/symbol-of.ts';

/** Furniture, the lower first: what stands or hangs higher hides what is below it. */
export function drawFurniture(pen: Pen, { items }: Layout): void {
  for (const { kind, at, rotation, size } of byLevel(items)) symbolOf(kind)(pen.placed(at, rotation), size);
}

/** The lower first. */
export const byLevel = (items: readonly LayoutItem[]): LayoutItem[] =>
  [...items].sort((a, b) => levelOf(a) - levelOf(b));

/** Seats stand with their fronts under the table, so they are lower than it whatever their backs. */
const SEAT = 0.45;

/** Height of what is seen from above, metres. */
function levelOf({ kind, size }: LayoutItem): number {
  if (CATALOGUE[kind as Kind]?.flat) return 0;
  if (/chair|stool|bench/.test(kind)) return SEAT;
  return (undersideOf(kind, size.height) ?? 0) + size.height;
}

/** What is built in and drawn on the plan, and the stairs of rooms that are stairs. Worktops come first: what is let into them lies on top. */
export function drawFixtures(pen: Pen, plan: Plan): void {
  const pieces = plan.fixtures
    .filter(({ outline }) => outline.length >= 3)
    .map((fixture) => {
      const room = plan.rooms.find(({ id }) => id === fixture.room);
      const { kind, back } = kindOf(fixture, room);
      return { fixture, kind, back };
    });
  const worktops = pieces.filter(({ kind }) => kind === 'kitchen-counter');
  for (const { fixture } of worktops) pen.ring(fixture.outline);
  for (const { fixture, kind, back } of pieces) {
    if (kind === 'kitchen-counter') continue;
    const { at, rotation, width, depth } = standing(plan, fixture, back);
    symbolOf(kind)(pen.placed(at, rotation), { width, depth });
  }
  for (const { at, rotation, size } of stairsOf(plan)) symbolOf('stairs')(pen.placed(at, rotation), size);
}

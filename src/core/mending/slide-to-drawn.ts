import type { Opening, Plan } from '../plan/schema.ts';
import type { DrawnInk } from './drawn/drawn-ink.ts';
import { openingAsDrawn } from './drawn/opening-as-drawn.ts';
import { swingAsDrawn } from './drawn/swing-as-drawn.ts';
import { freeSpans, putOnWall, spanOf, swingSideOf, swings } from './opening-span.ts';

/**
 * An opening that was moved along its wall, put into the one that is drawn there: its width is that one's, and its leaf hangs by the arc.
 * The plan as it is where none is drawn within `reach`, metres, or another opening stands in it.
 */
export function slideToDrawn(plan: Plan, id: string, ink: DrawnInk, reach: number): Plan {
  const opening = plan.openings.find((one) => one.id === id);
  const wall = plan.walls.find((one) => one.id === opening?.wall);
  if (!opening || !wall) return plan;
  const now = spanOf(opening, wall);
  const middle = (now.from + now.to) / 2;
  const drawn = openingAsDrawn(ink, wall, opening.kind, middle, 0, freeSpans(plan, wall, id));
  if (!drawn || Math.abs((drawn.from + drawn.to) / 2 - middle) > reach) return plan;
  const swing = (swings(opening.kind) && swingAsDrawn(ink, wall, drawn)) || swingSideOf(opening, wall);
  const put = (one: Opening): Opening => ({ ...one, ...putOnWall(one, wall, drawn, swing) });
  return { ...plan, openings: plan.openings.map((one) => (one.id === id ? put(one) : one)) };
}

import { project } from '../geometry/segment.ts';
import type { OpeningKind, Plan, Point, Wall } from '../plan/schema.ts';
import { freeId } from './free-id.ts';
import { freeSpans, putOnWall, type Span } from './opening-span.ts';

/** How wide a new one is, metres: clear widths that are usual in European homes. */
const USUAL_M: Readonly<Record<OpeningKind, number>> = {
  door: 0.8,
  double: 1.4,
  sliding: 0.9,
  garage: 2.5,
  gap: 1,
  window: 1.2,
};

/** Puts a new opening on a wall, as near to a point as what stands there already allows. The plan as it is where nothing fits. */
export function placeOpening(plan: Plan, wall: Wall, near: Point, kind: OpeningKind): Plan {
  const span = spanFor(plan, wall, near, kind);
  if (!span) return plan;
  const id = freeId(plan, kind === 'window' ? 'n' : 'd');
  return { ...plan, openings: [...plan.openings, putOnWall({ id, kind }, wall, span)] };
}

/** Where a new opening would come to lie. */
export function spanFor(plan: Plan, wall: Wall, near: Point, kind: OpeningKind): Span | undefined {
  const { along } = project(wall, near);
  const away = ({ from, to }: Span) => Math.max(0, from - along, along - to);
  const [free] = freeSpans(plan, wall).sort((a, b) => away(a) - away(b));
  if (!free) return undefined;
  const width = Math.min(USUAL_M[kind], free.to - free.from);
  const from = Math.min(free.to - width, Math.max(free.from, along - width / 2));
  return { from, to: from + width };
}

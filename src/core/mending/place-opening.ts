import { project } from '../geometry/segment.ts';
import type { OpeningKind, Plan, Point, Wall } from '../plan/schema.ts';
import type { DrawnInk } from './drawn/drawn-ink.ts';
import { openingAsDrawn } from './drawn/opening-as-drawn.ts';
import { swingAsDrawn } from './drawn/swing-as-drawn.ts';
import { freeId } from './free-id.ts';
import { freeSpans, putOnWall, type Span, type SwingSide, swings } from './opening-span.ts';

/** How wide a new one is, metres: clear widths that are usual in European homes. */
const USUAL_M: Readonly<Record<OpeningKind, number>> = {
  door: 0.8,
  double: 1.4,
  sliding: 0.9,
  garage: 2.5,
  gap: 1,
  window: 1.2,
};

/** How near what is drawn must be to be meant, metres. */
interface Drawing {
  readonly ink: DrawnInk;
  readonly reach: number;
}

/** Where a new opening comes to lie, how its leaf hangs, and whether that is as it is drawn. */
export interface Placed {
  readonly span: Span;
  readonly swing?: SwingSide | undefined;
  readonly isDrawn: boolean;
}

/** Puts a new opening on a wall, where `whereOnWall` says. The plan as it is where nothing fits. */
export function placeOpening(plan: Plan, wall: Wall, near: Point, kind: OpeningKind, drawing?: Drawing): Plan {
  const placed = whereOnWall(plan, wall, near, kind, drawing);
  return placed ? withOpening(plan, wall, kind, placed) : plan;
}

/** The plan with one more opening, the last of them. */
export function withOpening(plan: Plan, wall: Wall, kind: OpeningKind, { span, swing }: Omit<Placed, 'isDrawn'>): Plan {
  const id = freeId(plan, kind === 'window' ? 'n' : 'd');
  return { ...plan, openings: [...plan.openings, putOnWall({ id, kind }, wall, span, swing)] };
}

/**
 * Where a new opening would come to lie: where one is drawn near a point, else around the point, as near as what stands in the wall
 * already allows. Undefined where no stretch of the wall is free.
 */
export function whereOnWall(
  plan: Plan,
  wall: Wall,
  near: Point,
  kind: OpeningKind,
  drawing?: Drawing,
): Placed | undefined {
  const { along } = project(wall, near);
  const spans = freeSpans(plan, wall);
  const drawn = drawing && openingAsDrawn(drawing.ink, wall, kind, along, drawing.reach, spans);
  if (drawn) {
    const swing = swings(kind) ? swingAsDrawn(drawing.ink, wall, drawn) : undefined;
    return { span: drawn, swing, isDrawn: true };
  }
  const away = ({ from, to }: Span) => Math.max(0, from - along, along - to);
  const [free] = spans.sort((a, b) => away(a) - away(b));
  if (!free) return undefined;
  const width = Math.min(USUAL_M[kind], free.to - free.from);
  const from = Math.min(free.to - width, Math.max(free.from, along - width / 2));
  return { span: { from, to: from + width }, isDrawn: false };
}

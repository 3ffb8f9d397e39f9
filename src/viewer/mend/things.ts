import { apply } from '#core/geometry/affine.ts';
import { ringBox } from '#core/geometry/ring.ts';
import type { DrawnItem, Opening, Plan, PlanDocument, Point, Room, Source, Wall } from '#core/plan/schema.ts';
import type { Box } from '../plan-view/transform.ts';

export type ThingKind = 'room' | 'wall' | 'opening' | 'fixture' | 'furniture';

/** One thing of the plan, as the page speaks of it. */
export interface Thing {
  readonly of: ThingKind;
  readonly id: string;
}

/** How the canvas marks an element with the thing that it shows: `wall:w3`. */
export const nameOfThing = ({ of, id }: Thing): string => `${of}:${id}`;

/** The thing that an element of the canvas, or what it is in, shows. */
export function thingOf(element: Element | null): Thing | undefined {
  const name = element?.closest('[data-thing]')?.getAttribute('data-thing');
  if (!name) return undefined;
  const [of, id] = name.split(':') as [ThingKind, string];
  return { of, id };
}

export const isSame = (a: Thing | undefined, b: Thing | undefined): boolean =>
  a === b || (a !== undefined && b !== undefined && a.of === b.of && a.id === b.id);

/** All things, in the order in which the keyboard goes through them. */
export const thingsOf = (plan: Plan): Thing[] => [
  ...plan.rooms.map(({ id }): Thing => ({ of: 'room', id })),
  ...plan.openings.map(({ id }): Thing => ({ of: 'opening', id })),
  ...plan.walls.map(({ id }): Thing => ({ of: 'wall', id })),
  ...plan.fixtures.map(({ id }): Thing => ({ of: 'fixture', id })),
  ...plan.furniture.map(({ id }): Thing => ({ of: 'furniture', id })),
];

/** The corners of a thing, metres; none where the plan has no such thing (any more). */
export function pointsOf(plan: Plan, { of, id }: Thing): Point[] {
  if (of === 'wall' || of === 'opening') {
    const segments: readonly (Wall | Opening)[] = of === 'wall' ? plan.walls : plan.openings;
    const segment = segments.find((one) => one.id === id);
    return segment ? [segment.from, segment.to] : [];
  }
  const areas: readonly (Room | DrawnItem)[] =
    of === 'room' ? plan.rooms : of === 'fixture' ? plan.fixtures : plan.furniture;
  return areas.find((one) => one.id === id)?.outline ?? [];
}

/** The box around a thing, metres. */
export const boxOf = (plan: Plan, thing: Thing) => ringBox(pointsOf(plan, thing));

export const exists = (plan: Plan, thing: Thing): boolean => pointsOf(plan, thing).length > 0;

/** Of the surroundings of a thing so much is shown with it at least, metres: enough to know where one is. */
const AROUND_M = 1.5;

/** The box around a thing on the drawing, its pixels, wide enough to tell where it is. */
export function boxOnDrawing({ plan, source }: PlanDocument, thing: Thing): Box {
  const [x0, y0, x1, y1] = boxOf(plan, thing);
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
  const [dx, dy] = [Math.max(AROUND_M, (x1 - x0) / 2), Math.max(AROUND_M, (y1 - y0) / 2)];
  return boxOnSource(source, [[x - dx, y - dy], [x + dx, y + dy]]); // biome-ignore format: corners
}

/** The box around all that was read, or the whole drawing where nothing was. */
export function planOnDrawing({ plan, source }: PlanDocument): Box {
  const points = thingsOf(plan).flatMap((thing) => pointsOf(plan, thing));
  return points.length > 0 ? boxOnSource(source, points) : { x0: 0, y0: 0, x1: source.widthPx, y1: source.heightPx };
}

function boxOnSource({ toPixels }: Source, points: readonly Point[]): Box {
  const [x0, y0, x1, y1] = ringBox(points.map((point) => apply(toPixels, point)));
  return { x0, y0, x1, y1 };
}

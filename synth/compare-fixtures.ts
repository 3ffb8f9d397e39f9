import { apply } from '#core/geometry/affine.ts';
import type { DrawnItem, PlanDocument, Point } from '#core/plan/schema.ts';
import { upright } from './compare-reading.ts';
import { FIXTURE_CLASSES } from './drawing/pixel-classes.ts';
import type { DrawingTruth } from './drawing/types.ts';

/** Classes of fixtures that furnishing keeps where they are drawn. */
export const COMPARED = ['toilet', 'basin', 'bath', 'shower', 'hob', 'sink', 'counter'] as const;
type Compared = (typeof COMPARED)[number];

/** How many there are, how many of these were found, and how many were read although there are none. */
export interface FixtureCount {
  drawn: number;
  found: number;
  wrong: number;
}

/** Boxes that share this part of what they cover together are of the same fixture. */
const SAME = 0.25;

/** Compares the fixtures that were read from a drawing with those that it has, by class and by the boxes around them. */
export function compareFixtures(truth: DrawingTruth, read: PlanDocument): Record<Compared, FixtureCount> {
  const place = (item: DrawnItem, toPixels: readonly number[], turn: (p: Point) => Point) => ({
    kind: FIXTURE_CLASSES[item.kind],
    box: boxOf(item.outline.map((p) => turn(apply(toPixels as never, p as never) as Point))),
  });
  const drawn = (truth.plan?.fixtures ?? []).map((f) => place(f, truth.toPixels!, (p) => upright(p, truth)));
  const found = read.plan.fixtures.map((f) => place(f, read.source.toPixels, (p) => p));
  return Object.fromEntries(
    COMPARED.map((kind) => {
      const [own, seen] = [drawn, found].map((list) => list.filter((f) => f.kind === kind));
      const matches = (a: Box, others: readonly { box: Box }[]) => others.some((o) => sharedPart(a, o.box) > SAME);
      return [
        kind,
        {
          drawn: own!.length,
          found: own!.filter((f) => matches(f.box, seen!)).length,
          wrong: seen!.filter((f) => !matches(f.box, own!)).length,
        },
      ];
    }),
  ) as Record<Compared, FixtureCount>;
}

type Box = readonly [x0: number, y0: number, x1: number, y1: number];

function boxOf(ring: readonly Point[]): Box {
  const [xs, ys] = [0, 1].map((axis) => ring.map((p) => p[axis as 0 | 1]));
  return [Math.min(...xs!), Math.min(...ys!), Math.max(...xs!), Math.max(...ys!)];
}

/** Area that two boxes have in common over the area that they cover together. */
function sharedPart(a: Box, b: Box): number {
  const [width, height] = [Math.min(a[2], b[2]) - Math.max(a[0], b[0]), Math.min(a[3], b[3]) - Math.max(a[1], b[1])];
  if (width <= 0 || height <= 0) return 0;
  const area = ([x0, y0, x1, y1]: Box) => (x1 - x0) * (y1 - y0);
  return (width * height) / (area(a) + area(b) - width * height);
}

import { Failure } from '../failures.ts';
import type { Plan, Point } from './schema.ts';

/** No dwelling of 2,000 m² of floor (the most that is served) reaches farther from end to end, metres: it would be 8 m deep. */
const FARTHEST_M = 250;

/**
 * Checks that a plan has the size of a dwelling: one from elsewhere may have points anywhere, and what is laid out over all of it
 * (walks, labels, light) takes memory and time by its extent.
 * @throws `Failure` `size_unsupported`
 */
export function checkExtent(plan: Plan): void {
  const extent = Math.max(spread(plan, 0), spread(plan, 1));
  if (extent <= FARTHEST_M) return;
  throw new Failure(
    'size_unsupported',
    `The plan reaches over ${extent.toPrecision(3)} m; dwellings of up to ${FARTHEST_M} m from end to end are supported. Check that its coordinates are metres.`,
    { reason: 'too-large', extentM: extent, limitM: FARTHEST_M },
  );
}

/** How far the points of a plan lie apart along an axis. */
function spread({ walls, openings, rooms, fixtures, furniture }: Plan, axis: 0 | 1): number {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  const note = (point: Point) => {
    // A room with a point that is no number is left bare; it reaches nowhere.
    if (Number.isNaN(point[axis])) return;
    least = Math.min(least, point[axis]);
    most = Math.max(most, point[axis]);
  };
  for (const { from, to, thickness } of walls) {
    for (const [x, y] of [from, to]) {
      note([x - thickness / 2, y - thickness / 2]);
      note([x + thickness / 2, y + thickness / 2]);
    }
  }
  for (const { from, to, swing } of openings) {
    [from, to].forEach(note);
    if (swing) [swing.hinge, swing.leaf].forEach(note);
  }
  for (const { outline, holes } of rooms) [outline, ...holes].flat().forEach(note);
  for (const { outline } of [...fixtures, ...furniture]) outline.forEach(note);
  return least > most ? 0 : most - least;
}

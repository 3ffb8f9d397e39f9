import { type Axis, angleBetween, axisOf, lengthOf, offAxis, project } from '../geometry/segment.ts';
import type { Bar } from '../raster/find-bars.ts';

/** Hatching crosses a wall at this angle at least, degrees, and at no more than a right angle less as much. */
const ASLANT = 20;
/** The stripes of hatching are thinner than this share of the wall, and the wall is so many times as long as thick. */
const THINNER = 0.7;
const LONGER = 2;
/** What a stripe may stand out of the wall on either side, as a share of the wall's thickness. */
const SLACK = 0.15;

/**
 * Bars without those that lie aslant within another one: the stripes of a hatched wall. Those of two walls in line with each other, at a
 * corner for instance, would be joined to walls across the rooms.
 */
export function dropHatching(bars: readonly Bar[]): Bar[] {
  const walls = bars.filter((bar) => lengthOf(bar) > LONGER * bar.thick).map((bar) => ({ bar, axis: axisOf(bar) }));
  return bars.filter((stripe) => !walls.some((wall) => isStripeOf(stripe, wall)));
}

function isStripeOf(stripe: Bar, { bar, axis }: { readonly bar: Bar; readonly axis: Axis }): boolean {
  if (stripe.thick > THINNER * bar.thick) return false;
  const ends = [stripe.from, stripe.to];
  // Nearly all bars lie elsewhere.
  if (ends.some((end) => Math.abs(offAxis(axis, end)) > (0.5 + SLACK) * bar.thick)) return false;
  const angle = angleBetween(stripe, bar);
  if (angle < ASLANT || angle > 90 - ASLANT) return false;
  const long = lengthOf(bar);
  return ends.every((end) => {
    const { along } = project(bar, end);
    return along >= 0 && along <= long;
  });
}

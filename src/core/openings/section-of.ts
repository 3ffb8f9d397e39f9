import { lengthOf, pointAt, type Segment } from '../geometry/segment.ts';
import { spanOf } from '../geometry/span-of.ts';
import { greyAt } from '../raster/grey-at.ts';
import type { Page } from '../sheet/types.ts';

/** Looks across the wall, to either side of its middle, and how far apart they are, as a share of its thickness. */
const LOOKS = 12;
const APART = 0.05;
/** By so many looks the centre lines of two walls may lie aside of what is drawn. */
const SHIFT = 4;
/** Ends of an opening that are left out, where jambs are, as a share of its length. */
const JAMB = 0.12;
/** Sections of openings of one kind differ at most by this share of their ink, and those of another kind by that one at least. */
const SAME = 0.3;
const OTHER = 0.38;
/** The inside of a filled wall, looks to either side of its middle, is at least so dark as a share of its darkest line. */
const INNER = 7;
const FILL = 0.4;

/** Mean grey along an opening, 0 black to 255 white, at looks across its wall from beyond one face to beyond the other. */
export function sectionOf(opening: Segment, thicknessPx: number, page: Page): number[] {
  const long = lengthOf(opening);
  const raw = Array.from({ length: 2 * LOOKS + 3 }, (_, k) => {
    let [sum, n] = [0, 0];
    for (let s = JAMB * long; s <= (1 - JAMB) * long; s++, n++)
      sum += greyAt(page, pointAt(opening, s, (k - LOOKS - 1) * APART * thicknessPx));
    return n ? sum / n : 255;
  });
  // Lines are hardly wider than a pixel: which pixels they fall on must not tell.
  return raw.slice(1, -1).map((grey, k) => (raw[k]! + grey + raw[k + 2]!) / 3);
}

/** The wall on both sides of an opening, half as long as that where it goes on so far. */
export function besidesOf(o: Segment, wall: Segment): Segment[] {
  const { lo, hi } = spanOf(o, wall, Number.POSITIVE_INFINITY) ?? { lo: 0, hi: 0 };
  const half = (hi - lo) / 2;
  const stretches = [
    [Math.max(0, lo - half), lo],
    [hi, Math.min(lengthOf(wall), hi + half)],
  ] as const;
  return stretches
    .filter(([from, to]) => to - from > half / 2)
    .map(([from, to]) => ({ from: pointAt(wall, from), to: pointAt(wall, to) }));
}

/** Whether two sections look the same, seen from either side of the wall. */
export function isSameSection(a: readonly number[], b: readonly number[]): boolean {
  return differenceOf(a, b) < SAME;
}

/** Whether nobody would take two sections for each other. */
export function isOtherSection(a: readonly number[], b: readonly number[]): boolean {
  return differenceOf(a, b) > OTHER;
}

/** By how much two sections differ, seen from whichever sides of the wall suit best, as a share of the darker one's ink. */
function differenceOf(a: readonly number[], b: readonly number[]): number {
  return Math.min(offBy(a, b), offBy(a, [...b].reverse())) / Math.max(inkOf(a), inkOf(b));
}

/** Whether there is no paper between the faces of a wall. */
export function isFilled(section: readonly number[]): boolean {
  const inner = section.slice(LOOKS - INNER, LOOKS + INNER + 1);
  return 255 - Math.max(...inner) >= FILL * (255 - Math.min(...section));
}

/** Mean darkness. */
function inkOf(section: readonly number[]): number {
  return section.reduce((sum, grey) => sum + 255 - grey, 0) / section.length;
}

/** Mean difference of two sections where they are laid over each other best. */
function offBy(a: readonly number[], b: readonly number[]): number {
  let best = 255;
  for (let shift = -SHIFT; shift <= SHIFT; shift++) {
    let [sum, n] = [0, 0];
    for (let k = SHIFT; k < a.length - SHIFT; k++, n++) sum += Math.abs(a[k]! - b[k + shift]!);
    best = Math.min(best, sum / n);
  }
  return best;
}

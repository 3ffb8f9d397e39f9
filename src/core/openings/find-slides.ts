import { lengthOf, pointAt } from '../geometry/segment.ts';
import { isSet } from '../raster/bitmap.ts';
import type { Page } from '../sheet/types.ts';
import type { OpeningPx, WallPx, WallsPx } from '../structure/types.ts';

/** Length of a panel and of the whole door, in door widths. */
const PANEL = [0.3, 2.4] as const;
const WHOLE = [0.8, 4.5] as const;
/** Panels of a door are of about the same length: the longer one is at most so many times the other. */
const UNEQUAL = 2;
/** A panel is at most so thick, those of two tracks lie so far apart, and one lies as straight as that, in thicknesses of the wall. */
const THIN = 0.72;
const APART = 0.12;
const STRAIGHT = 0.15;
/** Panels overlap by no more than this share of the shorter one. */
const OVERLAP = 0.4;
/** Wall begins no farther from a panel's end than this, in door widths, and is at least so thick, in its usual thickness. */
const JAMB = 0.15;
const FULL = 0.8;

/** A stretch of a wall in which ink lies in one thin strip: distances from its start, and how far beside the wall's middle, pixels. */
interface Strip {
  readonly lo: number;
  hi: number;
  readonly beside: number;
}

/**
 * Sliding doors whose panels are as bold as walls and were taken for such, or were read as gaps: two strips of about the same length, one
 * after the other at different depths of an inner wall, between full wall.
 */
export function findSlides(page: Page, walls: WallsPx): OpeningPx[] {
  return walls.walls.flatMap((w, wall) => {
    if (w.exterior || lengthOf(w) < WHOLE[0] * walls.doorPx) return [];
    const extents = extentsOf(w, page);
    const strips = stripsOf(extents, w.thicknessPx);
    return strips.slice(1).flatMap((next, i): OpeningPx[] => {
      const last = strips[i]!;
      if (!arePanels(last, next, w.thicknessPx, walls.doorPx)) return [];
      const reach = Math.max(3, JAMB * walls.doorPx);
      const isWall = (from: number, to: number) =>
        extents
          .slice(Math.max(0, Math.floor(from)), Math.ceil(to))
          .some((e) => e && e[1] - e[0] > FULL * w.thicknessPx);
      if (!isWall(last.lo - reach, last.lo) || !isWall(next.hi, next.hi + reach)) return [];
      return [{ kind: 'sliding', wall, from: pointAt(w, last.lo), to: pointAt(w, next.hi) }];
    });
  });
}

function arePanels(last: Strip, next: Strip, thick: number, doorPx: number): boolean {
  const [a, b] = [last.hi - last.lo, next.hi - next.lo];
  const [short, long] = [Math.min(a, b), Math.max(a, b)];
  if (short < PANEL[0] * doorPx || long > PANEL[1] * doorPx || long > UNEQUAL * short) return false;
  const whole = next.hi - last.lo;
  if (whole < WHOLE[0] * doorPx || whole > WHOLE[1] * doorPx || next.lo - last.hi > OVERLAP * short) return false;
  return Math.abs(last.beside - next.beside) > Math.max(1.5, APART * thick);
}

/** From where to where ink lies across a wall, at every pixel of its length; undefined where there is none. */
function extentsOf(w: WallPx, page: Page): ([number, number] | undefined)[] {
  const half = Math.ceil(0.55 * w.thicknessPx);
  return Array.from({ length: Math.floor(lengthOf(w)) }, (_, s) => {
    let [first, last] = [half + 1, -half - 1];
    for (let k = -half; k <= half; k++) {
      if (!isSet(page.ink, ...pointAt(w, s, k))) continue;
      first = Math.min(first, k);
      last = k;
    }
    return last >= first ? [first - 0.5, last + 0.5] : undefined;
  });
}

function stripsOf(extents: readonly ([number, number] | undefined)[], thick: number): Strip[] {
  const strips: Strip[] = [];
  const straight = Math.max(0.75, STRAIGHT * thick);
  extents.forEach((extent, s) => {
    if (!extent || extent[1] - extent[0] > THIN * thick) return;
    const beside = (extent[0] + extent[1]) / 2;
    const last = strips.at(-1);
    if (last && s - last.hi <= 1 && Math.abs(last.beside - beside) <= straight) last.hi = s;
    else strips.push({ lo: s, hi: s, beside });
  });
  return strips.filter(({ lo, hi }) => hi - lo > 2);
}

import { enclose } from '../raster/flood-outside.ts';
import type { Bitmap } from '../sheet/types.ts';
import type { TextRun } from '../texts/types.ts';

/** Breaks in the outer walls up to so many door widths are closed straight when nothing was recognised in them. */
const GAPS = [3, 4.5, 6, 8, 11];

/**
 * What the plan encloses, walls included. The hull is closed over no wider breaks than is needed for every room name that a
 * wider closing would take in.
 */
export function findHull(barrier: Bitmap, texts: readonly TextRun[], doorPx: number): Bitmap {
  const names = texts.filter((t) => /\p{L}{3}/u.test(t.text) && !/\d/.test(t.text));
  const hullOf = (gap: number) => enclose(barrier, gap * doorPx);
  if (!names.length) return hullOf(GAPS[0]!);
  const countIn = (hull: Bitmap) => names.filter((t) => holds(hull, t)).length;
  const widest = hullOf(GAPS.at(-1)!);
  const most = countIn(widest);
  for (const gap of GAPS.slice(0, -1)) {
    const hull = hullOf(gap);
    if (countIn(hull) >= most) return hull;
  }
  return widest;
}

function holds(hull: Bitmap, { box }: TextRun): boolean {
  const x = Math.round((box.x0 + box.x1) / 2);
  const y = Math.round((box.y0 + box.y1) / 2);
  return x >= 0 && y >= 0 && x < hull.width && y < hull.height && hull.data[y * hull.width + x] === 1;
}

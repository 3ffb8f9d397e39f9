import { distance, lengthOf, pointAt, project } from '../geometry/segment.ts';
import { isSet } from '../raster/bitmap.ts';
import type { Bar } from '../raster/find-bars.ts';
import type { Bitmap, PointPx } from '../sheet/types.ts';
import type { Arc } from './find-arcs.ts';
import { type Band, commonThicknesses } from './find-bands.ts';

/** What the ends of a band may meet besides other bands. */
export interface BandGround {
  readonly ink: Bitmap;
  readonly solid: readonly Bar[];
  readonly arcs: readonly Arc[];
}

/**
 * Which bands between parallel lines are walls. A drawing has few wall thicknesses: bands near a thickness that much of the
 * drawing shares need to meet a wall at one end, others of a similar thickness at one end and a wall, a jamb or a door at the
 * other. Counters, frames and dimension lines do neither.
 */
export function chooseBands(bands: readonly Band[], widest: number, ground: BandGround): Band[] {
  const peaks = commonThicknesses(bands, widest);
  const main = peaks[0];
  if (!main) return [];
  const chosen = peaks.filter((p) => p.length >= 0.22 * main.length).slice(0, 4);
  const isCommon = (b: Band) => chosen.some((p) => Math.abs(b.thick - p.thick) <= Math.max(1.5, 0.12 * p.thick));
  const near = bands.filter((b) => isCommon(b) || (b.thick > 0.5 * main.thick && b.thick < 1.9 * main.thick));
  return keepConnected(dropInner(near), isCommon, ground);
}

/** Of bands that share ground, the longer one stays (of two as long, the thicker). */
function dropInner(bands: Band[]): Band[] {
  const kept: Band[] = [];
  for (const b of [...bands].sort((x, y) => lengthOf(y) * (y.thick + 8) - lengthOf(x) * (x.thick + 8))) {
    const covered = kept.some((k) => {
      const p = project(k, b.from);
      const q = project(k, b.to);
      if (Math.abs(p.beside) + b.thick / 2 > k.thick / 2 + 0.3 * b.thick) return false;
      if (Math.abs(q.beside) + b.thick / 2 > k.thick / 2 + 0.3 * b.thick) return false;
      const lo = Math.max(0, Math.min(p.along, q.along));
      const hi = Math.min(lengthOf(k), Math.max(p.along, q.along));
      return hi - lo > 0.7 * lengthOf(b);
    });
    if (!covered) kept.push(b);
  }
  return kept;
}

/** Drops bands whose ends do not meet what they should, until all that are left do. */
function keepConnected(bands: Band[], isCommon: (b: Band) => boolean, ground: BandGround): Band[] {
  const jambs = new Map(bands.map((b) => [b, [isJamb(b, b.from, ground), isJamb(b, b.to, ground)]]));
  let list = bands;
  for (;;) {
    const kept = list.filter((b) => {
      const others = [...list, ...ground.solid].filter((w) => w !== b);
      const meets = [b.from, b.to].map((end) => others.some((w) => touches(end, b, w)));
      const isMet = others.some((w) => touches(w.from, w, b) || touches(w.to, w, b));
      if (!meets[0] && !meets[1] && !isMet) return false;
      return isCommon(b) || [0, 1].every((k) => meets[k] || jambs.get(b)![k]);
    });
    if (kept.length === list.length) return kept;
    list = kept;
  }
}

function touches(end: PointPx, b: Bar, w: Bar): boolean {
  const reach = 1.3 * b.thick + w.thick;
  if (Math.min(distance(end, w.from), distance(end, w.to)) < reach) return true;
  const p = project(w, end);
  return p.along > -reach && p.along < lengthOf(w) + reach && Math.abs(p.beside) < w.thick / 2 + b.thick;
}

/** Whether a band ends as walls do at an opening: closed by a short line across, or at the hinge or the stop of a door. */
function isJamb(b: Band, end: PointPx, ground: BandGround): boolean {
  const near = 1.2 * b.thick;
  for (const a of ground.arcs) {
    if (distance(a.centre, end) < near || distance(a.from, end) < near || distance(a.to, end) < near) return true;
  }
  const at = project(b, end).along;
  for (let shift = -0.4 * b.thick; shift <= 0.6 * b.thick; shift++) {
    let hits = 0;
    const along = at > 1 ? at + shift : at - shift;
    for (let k = -4; k <= 4; k++) if (isSet(ground.ink, ...pointAt(b, along, (k / 10) * b.thick))) hits++;
    if (hits >= 8) return true;
  }
  return false;
}

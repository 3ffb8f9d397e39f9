import { distance, lengthOf, project } from '../geometry/segment.ts';
import { type Band, commonThicknesses } from './find-bands.ts';
import type { Bar } from './find-bars.ts';

/**
 * Which bands between parallel lines are walls. A drawing has few wall thicknesses, so bands count only near a thickness that
 * much of the drawing shares, and only where they meet another wall: counters, frames and dimension lines do neither.
 */
export function chooseBands(bands: readonly Band[], widest: number): Band[] {
  const peaks = commonThicknesses(bands, widest);
  if (!peaks.length) return [];
  const chosen = peaks.filter((p) => p.length >= 0.22 * peaks[0]!.length).slice(0, 4);
  const near = bands.filter((b) => chosen.some((p) => Math.abs(b.thick - p.thick) <= Math.max(1.5, 0.1 * p.thick)));
  return keepConnected(dropInner(near));
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

/** Drops bands whose ends touch nothing, until all that are left touch something. */
function keepConnected(bands: Band[]): Band[] {
  let list = bands;
  for (;;) {
    const all = list;
    const kept = list.filter((b) => [b.from, b.to].some((end) => all.some((w) => w !== b && touches(end, b, w))));
    if (kept.length === list.length) return kept;
    list = kept;
  }
}

function touches(end: [number, number], b: Bar, w: Bar): boolean {
  const reach = 1.3 * b.thick + w.thick;
  if (Math.min(distance(end, w.from), distance(end, w.to)) < reach) return true;
  const p = project(w, end);
  return p.along > -reach && p.along < lengthOf(w) + reach && Math.abs(p.beside) < w.thick / 2 + b.thick;
}

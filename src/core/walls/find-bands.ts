import { angleBetween, axisOf, lengthOf, offAxis, pointAt, project } from '../geometry/segment.ts';
import type { Bar } from '../raster/find-bars.ts';
import type { PointPx } from '../sheet/types.ts';

/** A strip between two parallel lines that may be a wall drawn by its outlines. */
export interface Band extends Bar {
  /** Indices of the two lines. */
  readonly sides: [number, number];
}

/** All pairs of parallel lines that run beside each other closer than `widest`, as the bands between their outer edges. */
export function pairLines(lines: readonly Bar[], narrowest: number, widest: number, shortest: number): Band[] {
  const bands: Band[] = [];
  const middles = lines.map(middleOf);
  const ladder = findLadders(lines, middles, widest);
  for (let i = 0; i < lines.length; i++) {
    const a = lines[i]!;
    if (ladder[i]) continue;
    const along = lengthOf(a);
    const axis = axisOf(a);
    for (let j = i + 1; j < lines.length; j++) {
      if (ladder[j]) continue;
      // Cheap rejection first: the middle of b must be near the line through a.
      if (Math.abs(offAxis(axis, middles[j]!)) > widest * 1.3) continue;
      const band = bandOf(a, lines[j]!, i, j, along, narrowest, widest, shortest);
      if (band) bands.push(band);
    }
  }
  return bands;
}

function bandOf(
  a: Bar,
  b: Bar,
  i: number,
  j: number,
  along: number,
  narrowest: number,
  widest: number,
  shortest: number,
): Band | undefined {
  if (angleBetween(a, b) > 1.5) return undefined;
  const p = project(a, b.from);
  const q = project(a, b.to);
  const lo = Math.max(0, Math.min(p.along, q.along));
  const hi = Math.min(along, Math.max(p.along, q.along));
  const gap = Math.abs(p.beside + q.beside) / 2;
  const thick = gap + (a.thick + b.thick) / 2;
  if (thick < narrowest || thick > widest) return undefined;
  if (hi - lo < Math.max(shortest, 1.2 * thick)) return undefined;
  // Centre line half way between the two, measured from outer edge to outer edge.
  const middle = (p.beside + q.beside) / 4 + (Math.sign(p.beside + q.beside) * (b.thick - a.thick)) / 4;
  return { from: pointAt(a, lo, middle), to: pointAt(a, hi, middle), thick, sides: [i, j] };
}

/** Lines of stairs, boards and hatching: at least five alike lines at one distance from each other. */
function findLadders(lines: readonly Bar[], middles: readonly PointPx[], widest: number): Uint8Array {
  const next: number[][] = lines.map(() => []);
  const lengths = Float64Array.from(lines, lengthOf);
  for (let i = 0; i < lines.length; i++) {
    const a = lines[i]!;
    const axis = axisOf(a);
    const long = lengths[i]!;
    for (let j = 0; j < lines.length; j++) {
      if (i === j || Math.abs(lengths[j]! - long) > 0.15 * long) continue;
      const beside = offAxis(axis, middles[j]!);
      if (beside <= 0.5 || beside > widest) continue;
      if (Math.abs(project(a, middles[j]!).along - long / 2) > 0.1 * long) continue;
      if (angleBetween(a, lines[j]!) > 3) continue;
      next[i]!.push(j);
    }
    next[i]!.sort((x, y) => offAxis(axis, middles[x]!) - offAxis(axis, middles[y]!));
  }
  const ladder = new Uint8Array(lines.length);
  for (let i = 0; i < lines.length; i++) {
    const chain = [i];
    let at = i;
    let step = 0;
    for (;;) {
      if (!next[at]!.length) break;
      const axis = axisOf(lines[at]!);
      const stepTo = (k: number) => offAxis(axis, middles[k]!);
      const j = next[at]!.find((k) => step === 0 || Math.abs(stepTo(k) - step) < 0.2 * step + 1);
      if (j === undefined || chain.includes(j)) break;
      step = stepTo(j);
      chain.push(j);
      at = j;
    }
    if (chain.length >= 5) for (const k of chain) ladder[k] = 1;
  }
  return ladder;
}

function middleOf(b: Bar): PointPx {
  return [(b.from[0] + b.to[0]) / 2, (b.from[1] + b.to[1]) / 2];
}

/** Thicknesses at which the drawing has most length of bands: peaks of the histogram over all bands, strongest first. */
export function commonThicknesses(bands: readonly Bar[], widest: number): { thick: number; length: number }[] {
  const size = Math.ceil(widest) + 3;
  const length = new Float64Array(size);
  for (const band of bands) length[Math.round(band.thick)]! += lengthOf(band);
  const smooth = length.map((v, i) => v + (length[i - 1] ?? 0) + (length[i + 1] ?? 0));
  const peaks: { thick: number; length: number }[] = [];
  for (let t = 1; t < size - 1; t++) {
    if (smooth[t]! > 0 && smooth[t]! >= smooth[t - 1]! && smooth[t]! > smooth[t + 1]!) {
      peaks.push({ thick: t, length: smooth[t]! });
    }
  }
  return peaks.sort((a, b) => b.length - a.length);
}

import { angleBetween, directionOf, lengthOf, pointAt, project } from '../geometry/segment.ts';
import type { Bar } from './find-bars.ts';

/** A strip between two parallel lines that may be a wall drawn by its outlines. */
export interface Band extends Bar {
  /** Indices of the two lines. */
  readonly sides: [number, number];
}

/** All pairs of parallel lines that run beside each other closer than `widest`, as the bands between their outer edges. */
export function pairLines(lines: readonly Bar[], narrowest: number, widest: number, shortest: number): Band[] {
  const bands: Band[] = [];
  const ladder = findLadders(lines, widest);
  for (let i = 0; i < lines.length; i++) {
    const a = lines[i]!;
    if (ladder[i]) continue;
    const along = lengthOf(a);
    const [dx, dy] = directionOf(a);
    for (let j = i + 1; j < lines.length; j++) {
      const b = lines[j]!;
      if (ladder[j]) continue;
      // Cheap rejection first: the middle of b must be near the line through a.
      const mx = (b.from[0] + b.to[0]) / 2 - a.from[0];
      const my = (b.from[1] + b.to[1]) / 2 - a.from[1];
      const beside = mx * -dy + my * dx;
      if (Math.abs(beside) > widest * 1.3) continue;
      const band = bandOf(a, b, i, j, along, narrowest, widest, shortest);
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
function findLadders(lines: readonly Bar[], widest: number): Uint8Array {
  const next: number[][] = lines.map(() => []);
  for (let i = 0; i < lines.length; i++) {
    const a = lines[i]!;
    const long = lengthOf(a);
    for (let j = 0; j < lines.length; j++) {
      const b = lines[j]!;
      if (i === j || Math.abs(lengthOf(b) - long) > 0.15 * long) continue;
      const p = project(a, [(b.from[0] + b.to[0]) / 2, (b.from[1] + b.to[1]) / 2]);
      if (p.beside <= 0.5 || p.beside > widest || Math.abs(p.along - long / 2) > 0.1 * long) continue;
      if (angleBetween(a, b) > 3) continue;
      next[i]!.push(j);
    }
    next[i]!.sort((x, y) => besideOf(a, lines[x]!) - besideOf(a, lines[y]!));
  }
  const ladder = new Uint8Array(lines.length);
  for (let i = 0; i < lines.length; i++) {
    const chain = [i];
    let at = i;
    let step = 0;
    for (;;) {
      const j = next[at]!.find((k) => step === 0 || Math.abs(besideOf(lines[at]!, lines[k]!) - step) < 0.2 * step + 1);
      if (j === undefined || chain.includes(j)) break;
      step = besideOf(lines[at]!, lines[j]!);
      chain.push(j);
      at = j;
    }
    if (chain.length >= 5) for (const k of chain) ladder[k] = 1;
  }
  return ladder;
}

function besideOf(a: Bar, b: Bar): number {
  return project(a, [(b.from[0] + b.to[0]) / 2, (b.from[1] + b.to[1]) / 2]).beside;
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

import { angleBetween, distance, lengthOf, type Segment } from '../geometry/segment.ts';
import { isSet } from '../raster/bitmap.ts';
import { dilate } from '../raster/morphology.ts';
import type { Bitmap, PointPx } from '../sheet/types.ts';
import type { Arc } from './find-arcs.ts';

/** Share of a dashed arc that is inked, and the longest break in it, degrees. */
const INKED = 0.45;
const BREAK = 8;
/** A short arc says little: it has to be drawn without breaks. */
const SHORT = 70;
const INKED_SHORT = 0.85;
const LEAST_SWEEP = 28;
/** Less where the arc goes on beyond the leaf. */
const LEAST_AJAR = 16;
const MOST_SWEEP = 125;
/** A swing that is drawn through ends here: beyond, an arc is no better. Degrees. */
const BEST = 92;
/** Circles just inside and outside an arc have at most this share of its ink: hatching and lettering have more. */
const BESIDE = 0.5;
/** Lines that may cross the swept floor: winding stairs have more. */
const CROSSINGS = 2;

/** A line may end this much before the tip of its leaf, in its own lengths; less is within what is tried anyway. */
const LOST = 0.1;
const MOST_LOST = 1.4;

/**
 * Arcs that start from the tip of a straight line and turn about its other end: door leaves, however their arc is drawn
 * (dashed, faint, of 90 degrees or half of that, or carried on beyond the leaf). `thin` is the ink without filled walls.
 */
export function sweepLeaves(lines: readonly Segment[], thin: Bitmap, strokePx: number, least: number, most: number) {
  const arcs: Arc[] = [];
  const ink = { thin, grown: dilate(thin, 3) };
  for (const line of lines) {
    const long = lengthOf(line);
    if (long < least || long > most) continue;
    for (const [hinge, end] of [
      [line.from, line.to],
      [line.to, line.from],
    ] as const) {
      const far = inkEnd(hinge, end, ink.thin);
      for (const tip of distance(end, far) > LOST * long ? [end, far] : [end]) {
        for (const turn of [1, -1] as const) {
          const arc = sweep(hinge, tip, turn, ink, strokePx);
          if (arc && (arc.share > INKED_SHORT || !isCorner(line, tip, lines))) arcs.push(arc);
        }
      }
    }
  }
  return arcs;
}

/** Where the ink of a line ends: near the arc, where the two run together, no line is seen any more. */
function inkEnd(hinge: PointPx, end: PointPx, thin: Bitmap): PointPx {
  const long = distance(hinge, end);
  const at = (s: number): PointPx => [
    hinge[0] + ((end[0] - hinge[0]) * s) / long,
    hinge[1] + ((end[1] - hinge[1]) * s) / long,
  ];
  let s = long;
  while (s < MOST_LOST * long && isSet(thin, ...at(s + 1))) s++;
  return at(s);
}

interface Ink {
  readonly thin: Bitmap;
  readonly grown: Bitmap;
}

/** An arc and the share of it that is inked. */
interface Swept extends Arc {
  readonly share: number;
}

interface Sweep {
  readonly degrees: number;
  /** Of the arc, on ink that is grown by a pixel, and on the ink itself. */
  readonly share: number;
  readonly fit: number;
}

/** The best arc from the tip of a leaf to one side: its line may end a little before or beyond the hinge and the arc. */
function sweep(hinge: PointPx, tip: PointPx, turn: 1 | -1, ink: Ink, strokePx: number): Swept | undefined {
  const long = distance(hinge, tip);
  const [dx, dy] = [(tip[0] - hinge[0]) / long, (tip[1] - hinge[1]) / long];
  if (!goesOn(hinge, tip, turn, ink)) return undefined;
  let best: { centre: PointPx; radius: number; at: Sweep; rank: number } | undefined;
  for (const back of [0, 0.05, -0.05]) {
    for (const share of [1, 0.97, 1.03, 0.94, 1.06, 1.1, 0.9, 0.86]) {
      for (const aside of [0, -0.05, 0.05]) {
        const shift = Math.abs(1 - share) + Math.abs(aside) + Math.abs(back);
        if (best && BEST * (1 - shift) <= best.rank) continue;
        const radius = share * (1 - back) * long;
        const end: PointPx = [tip[0] - dx * back * long, tip[1] - dy * back * long];
        const centre: PointPx = [end[0] - dx * radius - dy * aside * long, end[1] - dy * radius + dx * aside * long];
        const at = walk(centre, end, turn, ink);
        const rank = Math.min(BEST, at.degrees) * (at.share * at.fit) ** 2 * (1 - shift);
        if (at.degrees < LEAST_AJAR || at.degrees > MOST_SWEEP || (best && rank <= best.rank)) continue;
        if (
          at.degrees >= LEAST_SWEEP ||
          at.degrees + walk(centre, end, turn === 1 ? -1 : 1, ink).degrees >= LEAST_SWEEP
        )
          best = { centre, radius, at, rank };
      }
    }
  }
  if (!best || best.at.share < (best.at.degrees < SHORT ? INKED_SHORT : INKED)) return undefined;
  const { centre, radius, at } = best;
  const start = Math.atan2(tip[1] - centre[1], tip[0] - centre[0]);
  const point = (degrees: number, r: number): PointPx => {
    const a = start + (turn * degrees * Math.PI) / 180;
    return [centre[0] + r * Math.cos(a), centre[1] + r * Math.sin(a)];
  };
  const inked = (r: number) => {
    let [n, set] = [0, 0];
    for (let d = 6; d < at.degrees - 4; d += 60 / r, n++) if (isSet(ink.grown, ...point(d, r))) set++;
    return set / Math.max(1, n);
  };
  const off = 2.5 + 1.5 * strokePx;
  if (Math.max(inked(radius - off), inked(radius + off)) > BESIDE * at.share) return undefined;
  let crossings = 0;
  for (let d = 8, was = true; d < at.degrees - 8; d += 30 / radius) {
    const now = isSet(ink.grown, ...point(d, 0.62 * radius));
    if (now && !was) crossings++;
    was = now;
  }
  if (crossings > CROSSINGS) return undefined;
  return {
    centre,
    radius,
    from: point(0, radius),
    to: point(at.degrees, radius),
    sweep: at.degrees,
    tip: point(0, radius),
    share: at.share * at.fit,
  };
}

/** Whether another line of some length leaves the tip at a right angle, as sides of machines and cupboards do. */
function isCorner(line: Segment, tip: PointPx, lines: readonly Segment[]): boolean {
  const long = lengthOf(line);
  return lines.some(
    (l) =>
      lengthOf(l) > 0.45 * long &&
      Math.min(distance(l.from, tip), distance(l.to, tip)) < 0.1 * long &&
      angleBetween(l, line) > 70,
  );
}

/** Whether anything is drawn where an arc from the tip would begin. */
function goesOn(hinge: PointPx, tip: PointPx, turn: 1 | -1, ink: Ink): boolean {
  const long = distance(hinge, tip);
  const start = Math.atan2(tip[1] - hinge[1], tip[0] - hinge[0]);
  for (let r = 0.9 * long; r < 1.1 * long; r += 2) {
    for (const degrees of [4, 7, 10, 13]) {
      const a = start + (turn * degrees * Math.PI) / 180;
      if (isSet(ink.grown, hinge[0] + r * Math.cos(a), hinge[1] + r * Math.sin(a))) return true;
    }
  }
  return false;
}

/** How far the circle about a hinge is inked, from the tip of a leaf on. */
function walk(centre: PointPx, tip: PointPx, turn: 1 | -1, ink: Ink): Sweep {
  const radius = distance(centre, tip);
  const start = Math.atan2(tip[1] - centre[1], tip[0] - centre[0]);
  const step = 45 / radius;
  const { width, height, data: grown } = ink.grown;
  const thin = ink.thin.data;
  let [n, set, fit] = [0, 0, 0];
  /** The last inked degree, and how many steps led to it. */
  let [last, steps] = [0, 1];
  // Turned step by step, which costs less than a sine.
  const [c, s] = [Math.cos((turn * step * Math.PI) / 180), Math.sin((turn * step * Math.PI) / 180)];
  let [dx, dy] = [radius * Math.cos(start), radius * Math.sin(start)];
  for (let d = 0; d <= MOST_SWEEP + 5 && d - last <= BREAK; d += step) {
    const x = Math.round(centre[0] + dx);
    const y = Math.round(centre[1] + dy);
    const was = dx;
    dx = was * c - dy * s;
    dy = was * s + dy * c;
    n++;
    if (x < 0 || y < 0 || x >= width || y >= height || !grown[y * width + x]) continue;
    set++;
    fit += thin[y * width + x]!;
    last = d;
    steps = n;
  }
  return { degrees: last, share: set / steps, fit: fit / steps };
}

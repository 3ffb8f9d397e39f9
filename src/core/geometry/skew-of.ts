import { lengthOf, type Segment } from './segment.ts';

/** Lines further off level and upright than this, degrees, are meant to be slanted: nobody scans a sheet further askew. */
const MOST = 6;
/** Drawings less askew than this, degrees, are straight: over their length lines leave their place by no more than they are thick. */
export const STRAIGHT = 0.2;

/** How far a line is turned clockwise from level or upright, whichever is nearer, -45 to 45 degrees. */
export function offLevel({ from, to }: Segment): number {
  const degrees = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  return degrees - 90 * Math.round(degrees / 90);
}

/** How far near-level and near-upright lines are off, degrees: the middle one, each counted by the square of its length; 0 without any. */
export function skewOf(lines: readonly Segment[]): number {
  const near = lines
    .map((line) => ({ off: offLevel(line), weight: lengthOf(line) ** 2 }))
    .filter(({ off }) => Math.abs(off) < MOST)
    .sort((a, b) => a.off - b.off);
  const total = near.reduce((sum, { weight }) => sum + weight, 0);
  let sum = 0;
  return near.find(({ weight }) => (sum += weight) >= total / 2)?.off ?? 0;
}

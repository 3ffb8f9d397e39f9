import { angleBetween, project, type Segment } from './segment.ts';

/** Bars of one line run in its direction, degrees, unless more is asked for. */
const ASKEW = 12;

/**
 * The part of a line's length that a bar takes up: distances from the start of the line, which may lie before or beyond it.
 * Undefined where the bar's middle lies more than `most` beside the line, or the bar runs across it.
 */
export function spanOf(
  bar: Segment,
  line: Segment,
  most: number,
  askew = ASKEW,
): { lo: number; hi: number } | undefined {
  if (angleBetween(bar, line) > askew) return undefined;
  const [p, q] = [project(line, bar.from), project(line, bar.to)];
  if (Math.abs(p.beside + q.beside) / 2 > most) return undefined;
  return { lo: Math.min(p.along, q.along), hi: Math.max(p.along, q.along) };
}

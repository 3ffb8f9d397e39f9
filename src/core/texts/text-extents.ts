import type { TextRun } from './types.ts';

/** Extent along the axis of reading, pixels, smaller first. */
export function alongOf({ box, angle }: TextRun): [number, number] {
  return angle % 180 === 0 ? [box.x0, box.x1] : [box.y0, box.y1];
}

/** Extent across the axis of reading, pixels, smaller first. */
export function acrossOf({ box, angle }: TextRun): [number, number] {
  return angle % 180 === 0 ? [box.y0, box.y1] : [box.x0, box.x1];
}

/** Whether `b` follows `a` in reading direction. */
export function follows(a: TextRun, b: TextRun): boolean {
  const middle = (run: TextRun) => (alongOf(run)[0] + alongOf(run)[1]) / 2;
  return a.angle === 0 || a.angle === 90 ? middle(b) > middle(a) : middle(b) < middle(a);
}

import { axisOf, lengthOf, offAxis, project, type Segment } from '../geometry/segment.ts';

/** Lines within so many thicknesses of the middle of a wall are drawn in it or at its faces. */
const BAND = 0.7;

/** Length of all lines that run along a stretch of a wall so thick, within its band or at its faces, pixels. */
export function drawnAlong(stretch: Segment, thicknessPx: number, lines: readonly Segment[]): number {
  const axis = axisOf(stretch);
  const long = lengthOf(stretch);
  const most = BAND * thicknessPx;
  let sum = 0;
  for (const line of lines) {
    // Nearly all lines lie elsewhere: their first end tells.
    if (Math.abs(offAxis(axis, line.from)) > most) continue;
    const [p, q] = [project(stretch, line.from), project(stretch, line.to)];
    if (Math.max(Math.abs(p.beside), Math.abs(q.beside)) > most) continue;
    sum += Math.max(0, Math.min(long, Math.max(p.along, q.along)) - Math.max(0, Math.min(p.along, q.along)));
  }
  return sum;
}

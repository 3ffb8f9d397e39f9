import { lengthOf, pointAt, type Segment } from '../geometry/segment.ts';
import type { PixelClasses } from './types.ts';

/** Steps at which a line is looked at. */
const STEPS = 24;

/** Share of a line, sheet pixels, that runs over pixels of one of the named classes; 0 where it lies beside the map. */
export function shareAlong(line: Segment, names: ReadonlySet<string>, classes: PixelClasses): number {
  const { region, width, height, labels } = classes;
  const zoom = (region.x1 - region.x0) / width;
  const long = lengthOf(line);
  let hits = 0;
  for (let k = 0; k < STEPS; k++) {
    const [x, y] = pointAt(line, ((k + 0.5) / STEPS) * long);
    const [column, row] = [Math.floor((x - region.x0) / zoom), Math.floor((y - region.y0) / zoom)];
    if (column < 0 || row < 0 || column >= width || row >= height) continue;
    if (names.has(classes.names[labels[row * width + column]!]!)) hits++;
  }
  return hits / STEPS;
}

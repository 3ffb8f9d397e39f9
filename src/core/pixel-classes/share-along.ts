import { lengthOf, pointAt, type Segment } from '../geometry/segment.ts';
import { nameOnMap } from './name-on-map.ts';
import type { PixelClasses } from './types.ts';

/** Steps at which a line is looked at. */
const STEPS = 24;

/** Share of a line, sheet pixels, that runs over pixels of one of the named classes; 0 where it lies beside the map. */
export function shareAlong(line: Segment, names: ReadonlySet<string>, classes: PixelClasses): number {
  const nameAt = nameOnMap(classes);
  const long = lengthOf(line);
  let hits = 0;
  for (let k = 0; k < STEPS; k++) {
    const name = nameAt(...pointAt(line, ((k + 0.5) / STEPS) * long));
    if (name !== undefined && names.has(name)) hits++;
  }
  return hits / STEPS;
}

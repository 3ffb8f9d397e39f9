import { FLOOR_M2, floorOf } from './check-size.ts';
import type { FurnitureEvidence, Judges, VerdictInput } from './decide-verdict.ts';
import { hasFurniture } from './has-furniture.ts';
import { isPlan } from './is-plan.ts';
import { seenFurniture } from './seen-furniture.ts';
import { weighPlaces } from './weigh-places.ts';

/** A dwelling has fewer rooms than this. */
const MANY_ROOMS = 60;

/** The judges of the first reader: rules on what strokes and network together tell. */
export const BY_STROKES: Judges = { isPlan: (input) => isPlan(input), isFurnished: furnishedByStrokes };

function furnishedByStrokes({ symbols, rooms, scale, names, classes }: VerdictInput): FurnitureEvidence {
  const placed = names ? weighPlaces(symbols, names) : symbols;
  const floor = floorOf(rooms) * (scale.metresPerPixel ?? 0) ** 2;
  const dwellings = Math.max(rooms.rooms.length / MANY_ROOMS, floor / FLOOR_M2.most);
  return hasFurniture(placed, dwellings, classes && seenFurniture(classes, rooms, names));
}

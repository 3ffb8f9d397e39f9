import { countRooms, summarisePlan } from '../gallery/summary.ts';
import { formatArea, SQUARE_FEET_PER_SQUARE_METRE, type Units } from '../gallery/units.ts';
import type { PlanDocument } from '../plan/schema.ts';

/** What is said of a home on its sheets, on cards and in names of files. */
export interface HomeFacts {
  /** Large indoor rooms first, outdoor ones last; square metres. */
  readonly rooms: readonly { readonly name: string; readonly area: number }[];
  readonly indoorArea: number;
  readonly outdoorArea: number;
  /** `3 bedrooms`, or `2 rooms` where none is a bedroom. */
  readonly count: string;
}

export function homeFacts(document: PlanDocument): HomeFacts {
  const summary = summarisePlan(document);
  const { rooms, indoorArea, outdoorArea } = summary;
  return { rooms, indoorArea, outdoorArea, count: countRooms(summary) };
}

/** The units of the drawing: those that its own dimensions are in, where that was read; otherwise metres. */
export const unitsOf = ({ scale }: PlanDocument): Units => ('unit' in scale && scale.unit === 'ft' ? 'ft' : 'm');

/** `3 bedrooms · 84.2 m²`. */
export const titleOf = ({ count, indoorArea }: HomeFacts, units: Units): string =>
  `${count} · ${formatArea(indoorArea, units)}`;

/** `3-bedroom-home-84-m2`: what a file of this home is called, before what it is. */
export function fileStem({ count, indoorArea }: HomeFacts, units: Units): string {
  const area = units === 'm' ? indoorArea : indoorArea * SQUARE_FEET_PER_SQUARE_METRE;
  return `${count.replace(/s$/, '').replace(' ', '-')}-home-${Math.round(area)}-${units === 'm' ? 'm2' : 'sq-ft'}`;
}

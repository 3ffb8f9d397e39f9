import { nameRooms } from '../gallery/room-names.ts';
import { formatArea, SQUARE_FEET_PER_SQUARE_METRE, type Units } from '../gallery/units.ts';
import { OUTDOOR_TYPES } from '../plan/outdoor-types.ts';
import type { Plan, PlanDocument } from '../plan/schema.ts';

/** What is said of a home on its sheets, on cards and in names of files. Areas are square metres of clear floor. */
export interface HomeFacts {
  /** In the order of the plan. */
  readonly names: readonly string[];
  /** Large indoor rooms first, outdoor ones last. */
  readonly rooms: readonly { readonly name: string; readonly area: number; readonly outdoor: boolean }[];
  readonly bedrooms: number;
  readonly indoorArea: number;
  readonly outdoorArea: number;
}

export function homeFacts(plan: Plan): HomeFacts {
  const names = nameRooms(plan.rooms);
  const rooms = plan.rooms
    .map(({ area, type }, i) => ({ name: names[i]!, area, outdoor: OUTDOOR_TYPES.has(type) }))
    .sort((a, b) => Number(a.outdoor) - Number(b.outdoor) || b.area - a.area);
  const areaOf = (outdoor: boolean) =>
    rooms.filter((room) => room.outdoor === outdoor).reduce((sum, { area }) => sum + area, 0);
  const bedrooms = plan.rooms.filter(({ type }) => type === 'bedroom' || type === 'children').length;
  return { names, rooms, bedrooms, indoorArea: areaOf(false), outdoorArea: areaOf(true) };
}

/** The units of the drawing: those that its own dimensions are in, where that was read; otherwise metres. */
export const unitsOf = ({ scale }: PlanDocument): Units => ('unit' in scale && scale.unit === 'ft' ? 'ft' : 'm');

/** `3 bedrooms · 84.2 m²`; a home without bedrooms is told by its rooms. */
export function titleOf({ bedrooms, rooms, indoorArea }: HomeFacts, units: Units): string {
  const [count, what] = bedrooms ? [bedrooms, 'bedroom'] : [rooms.length, 'room'];
  return `${count} ${what}${count === 1 ? '' : 's'} · ${formatArea(indoorArea, units)}`;
}

/** `3-bedroom-home-84-m2`: what a file of this home is called, before what it is. */
export function fileStem({ bedrooms, rooms, indoorArea }: HomeFacts, units: Units): string {
  const count = bedrooms ? `${bedrooms}-bedroom` : `${rooms.length}-room`;
  return units === 'm'
    ? `${count}-home-${Math.round(indoorArea)}-m2`
    : `${count}-home-${Math.round(indoorArea * SQUARE_FEET_PER_SQUARE_METRE)}-sq-ft`;
}

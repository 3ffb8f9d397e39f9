import type { Style } from '../furnish/home/wishes.ts';
import type { RoomType } from '../plan/schema.ts';

/** Parts of a home that are floored alike: where one sits, where one sleeps and works, the ways between, kitchens, wet rooms. */
interface Floors {
  readonly living: string;
  readonly quiet: string;
  readonly way: string;
  readonly kitchen: string;
  readonly wet: string;
}

/** What the styles floor with: one wood throughout where a style has it, stone and tile where floors get wet. */
const FLOORS: Readonly<Record<Style, Floors>> = {
  scandinavian: { living: 'floor-wood', quiet: 'floor-wood', way: 'floor-wood', kitchen: 'floor-tile', wet: 'floor-tile-small' },
  modern: { living: 'floor-wood', quiet: 'floor-wood', way: 'floor-terrazzo', kitchen: 'floor-terrazzo', wet: 'floor-tile' },
  classic: { living: 'floor-herringbone', quiet: 'floor-herringbone', way: 'floor-checker', kitchen: 'floor-stone', wet: 'floor-tile-small' },
  industrial: { living: 'floor-screed', quiet: 'floor-boards', way: 'floor-screed', kitchen: 'floor-screed', wet: 'floor-tile' },
  coastal: { living: 'floor-boards', quiet: 'floor-boards', way: 'floor-boards', kitchen: 'floor-boards', wet: 'floor-tile-small' },
}; // biome-ignore format: a table

const PARTS: Readonly<Record<RoomType, keyof Floors | { readonly everywhere: string }>> = {
  living: 'living', dining: 'living', 'living-kitchen': 'living', bedroom: 'quiet', children: 'quiet', study: 'quiet', closet: 'quiet', other: 'quiet',
  corridor: 'way', hall: 'way', stairs: 'way', kitchen: 'kitchen', utility: 'kitchen', bathroom: 'wet', wc: 'wet',
  technical: { everywhere: 'floor-concrete' }, garage: { everywhere: 'floor-concrete' }, balcony: { everywhere: 'floor-deck' }, terrace: { everywhere: 'floor-paving' },
}; // biome-ignore format: a table

/** The material of the floor of a room in a home of the given style. */
export function floorMaterial(type: RoomType, style: Style): string {
  const part = PARTS[type];
  return typeof part === 'string' ? FLOORS[style][part] : part.everywhere;
}

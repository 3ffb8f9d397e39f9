import type { Kind } from '../catalogue/catalogue.ts';
import { piece, type Stretchable, type Template } from './template.ts';
import { useZones } from './use-zones.ts';

/** Cupboards or shelves in one piece as long as the trade makes them. Metres. */
interface Run {
  readonly name: string;
  readonly kind: Kind;
  readonly depth: number;
  readonly least: number;
  readonly ideal: number;
  readonly most: number;
}

/** Depths and lengths, metres. */
const RUNS = {
  'storage-wall': { name: 'storage-wall', kind: 'storage-wall', depth: 0.42, least: 1.6, ideal: 3.0, most: 4.6 },
  bookcases: { name: 'bookcases', kind: 'bookcase', depth: 0.32, least: 0.8, ideal: 2.0, most: 2.4 },
  'low-bookcases': { name: 'low-bookcases', kind: 'low-bookcase', depth: 0.32, least: 0.9, ideal: 1.6, most: 2.4 },
  sideboard: { name: 'sideboard', kind: 'sideboard', depth: 0.42, least: 1.0, ideal: 1.8, most: 2.4 },
  'display-cabinet': { name: 'display-cabinet', kind: 'display-cabinet', depth: 0.4, least: 0.8, ideal: 1.2, most: 1.6 },
} as const satisfies Record<string, Run>; // biome-ignore format: a table
export type RunName = keyof typeof RUNS;

/** What a run costs that is a metre shorter or longer than its ideal. */
const OFF_IDEAL = 0.1;

/** A run of cupboards or shelves along a wall, as long as the wall allows. */
export function storageRun(name: RunName, penalty: number): Stretchable {
  const { kind, depth, least, ideal, most } = RUNS[name];
  const make = (width: number): Template => {
    const parts = [piece(kind, 0, 0, 0, { width, depth })];
    return {
      name: `${name}-${width.toFixed(1)}`,
      parts,
      zones: useZones(parts),
      penalty: penalty + OFF_IDEAL * Math.abs(width - ideal),
    };
  };
  return { least, most, ideal, make };
}

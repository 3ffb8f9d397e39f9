import type { Kind } from '../catalogue/catalogue.ts';
import { type Part, piece, type Stretchable, type Template } from './template.ts';
import { useZones } from './use-zones.ts';

/** Cupboards and shelves of one depth, in one run. Metres. */
interface Run {
  readonly name: string;
  readonly kind: Kind;
  readonly depth: number;
  /** One piece is at most this wide; a longer run is made of several alike. */
  readonly widest: number;
  readonly least: number;
  readonly ideal: number;
  readonly most: number;
}

const RUNS = {
  'storage-wall': { name: 'storage-wall', kind: 'storage-wall', depth: 0.42, widest: 5, least: 1.6, ideal: 3.0, most: 4.6 },
  bookcases: { name: 'bookcases', kind: 'bookcase', depth: 0.32, widest: 1.2, least: 0.8, ideal: 2.0, most: 3.6 },
  'low-bookcases': { name: 'low-bookcases', kind: 'low-bookcase', depth: 0.32, widest: 1.6, least: 0.9, ideal: 1.6, most: 2.4 },
  sideboard: { name: 'sideboard', kind: 'sideboard', depth: 0.42, widest: 2.4, least: 1.0, ideal: 1.8, most: 2.4 },
  'display-cabinet': { name: 'display-cabinet', kind: 'display-cabinet', depth: 0.4, widest: 1.6, least: 0.8, ideal: 1.2, most: 1.6 },
} as const satisfies Record<string, Run>; // biome-ignore format: a table
export type RunName = keyof typeof RUNS;

/** What a run costs that is a metre shorter or longer than its ideal. */
const OFF_IDEAL = 0.1;
/** Pieces of a run stand this far apart, metres. */
const SEAM = 0.002;

/** A run of cupboards or shelves of equal depth along a wall, as long as the wall allows. */
export function storageRun(name: RunName, penalty: number): Stretchable {
  const { least, ideal, most } = RUNS[name];
  const make = (width: number): Template => {
    const parts = runParts(RUNS[name], width);
    const plant = piece('plant', width / 2 + 0.26, 0.02);
    return {
      name: `${name}-${width.toFixed(1)}`,
      parts,
      zones: useZones(parts),
      penalty: penalty + OFF_IDEAL * Math.abs(width - ideal),
      extras: name === 'sideboard' ? [{ at: [plant, { ...plant, x0: -plant.x1, x1: -plant.x0 }] }] : [],
    };
  };
  return { least, most, ideal, make };
}

function runParts({ kind, depth, widest }: Run, width: number): Part[] {
  const count = Math.ceil(width / widest - 1e-9);
  const each = width / count;
  return Array.from({ length: count }, (_, k) =>
    piece(kind, (k + 0.5) * each - width / 2, 0, 0, { width: each - SEAM, depth }),
  );
}

import { piece, type Stretchable, type Template } from './template.ts';
import { useZones } from './use-zones.ts';

/** Bookcases of several bays are made up to this wide, metres. */
const WIDEST = 2.4;
const DEPTH = 0.3;

/** One bookcase as wide as its wall lets it be: one piece, so that no length of wall changes their number. `ideal` and `most` in metres. */
export const bookcases = (kind: 'bookcase' | 'low-bookcase', ideal: number, most = WIDEST): Stretchable => ({
  least: 0.6,
  ideal: Math.min(ideal, most),
  most,
  make: (width) => {
    const parts = [piece(kind, 0, 0, 0, { width, depth: DEPTH })];
    const penalty = 0.2 * Math.max(0, ideal - width);
    return { name: `${kind}-run-${width.toFixed(2)}`, parts, zones: useZones(parts), penalty } satisfies Template;
  },
});

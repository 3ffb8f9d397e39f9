import { type Part, piece, type Stretchable, type Template } from './template.ts';
import { useZones } from './use-zones.ts';

/** Bookcases are made up to this wide before their boards sag, metres. */
const WIDEST = 1.2;
const DEPTH = 0.3;

/** One run of bookcases of one depth, in as many equal units as the width asks for. `ideal` and `most` in metres. */
export const bookcases = (kind: 'bookcase' | 'low-bookcase', ideal: number, most: number): Stretchable => ({
  least: 0.6,
  ideal,
  most,
  make: (width) => {
    const units = Math.ceil(width / WIDEST - 1e-6);
    const each = width / units;
    const parts: Part[] = Array.from({ length: units }, (_, k) =>
      piece(kind, -width / 2 + (k + 0.5) * each, 0, 0, { width: each, depth: DEPTH }),
    );
    const penalty = 0.2 * Math.max(0, ideal - width);
    return { name: `${kind}-run-${width.toFixed(2)}`, parts, zones: useZones(parts), penalty } satisfies Template;
  },
});

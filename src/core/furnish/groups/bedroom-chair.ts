import { bothWays, piece, type Template } from './template.ts';
import { useZones } from './use-zones.ts';

export type BedroomChair = 'armchair' | 'reading-chair' | 'rocking-chair';

const WIDTHS: Record<BedroomChair, number> = { armchair: 0.8, 'reading-chair': 0.75, 'rocking-chair': 0.65 };
/** Between the arms and what stands beside them, metres. */
const ASIDE = 0.04;

/**
 * A chair with its own table on one side and its own lamp on the other: a place by itself, to read, to dress or to nurse. What stands beside
 * it keeps others off its arms.
 */
export function bedroomChairs(kind: BedroomChair, penalty = 0): Template[] {
  const chair = piece(kind, 0, 0, 0, { width: WIDTHS[kind] });
  const table = piece('side-table', chair.x0 - ASIDE - 0.2, 0.2, 0, { width: 0.4, depth: 0.4 });
  const lamp = piece('floor-lamp', chair.x1 + ASIDE + 0.175, 0);
  return bothWays({
    name: `${kind}-with-table`,
    parts: [chair, table, lamp],
    zones: useZones([chair]),
    penalty,
  }).map((template, k) => ({ ...template, name: `${template.name}-${k}` }));
}

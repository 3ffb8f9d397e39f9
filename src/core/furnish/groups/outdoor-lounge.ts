import { plantersBeside } from './outdoor-table.ts';
import { type Part, piece, type Template, type Zone } from './template.ts';
import { useZones } from './use-zones.ts';

/** Between seat and low table, metres (Mitton & Nystuen: 0.3 to 0.46). */
const TO_TABLE = 0.4;
/** Free before who sits, metres: 0.45 and 3 cm of reserve. */
const LEGS = 0.48;
const RULE = '0.45 m for the legs of who sits (Mitton & Nystuen: 0.3 to 0.46 to the table)';
/** As in the catalogue, metres. */
const SOFA_DEPTH = 0.8;
const LOW_TABLE = { width: 0.9, depth: 0.6 };
/** Room between two loungers for a small table, metres. */
const BETWEEN = 0.6;

const before = (rect: { x0: number; x1: number; y1: number }): Zone => ({ x0: rect.x0, x1: rect.x1, y0: rect.y1, y1: rect.y1 + LEGS, ignores: [], what: 'use', rule: RULE, of: 0 }); // biome-ignore format: one line

/** A sofa for two with its table, and one or two armchairs across where the terrace is deep enough. */
function sofaSet(armchairs: number, penalty: number): Template {
  const sofa = piece('outdoor-sofa', 0, 0);
  const table = piece('outdoor-low-table', 0, SOFA_DEPTH + TO_TABLE, 0, LOW_TABLE);
  const y = table.y1 + TO_TABLE;
  const chairs = Array.from({ length: armchairs }, (_, k): Part => {
    const chair = piece('outdoor-armchair', armchairs === 1 ? 0 : (k - 0.5) * 0.95, 0, 180);
    return { ...chair, y0: y, y1: y + chair.y1 - chair.y0 };
  });
  const parts = [sofa, table, ...chairs];
  const walk = armchairs === 0 ? [before(table)] : [];
  return { name: `outdoor-sofa-${armchairs}`, parts, zones: [...useZones(parts), ...walk], penalty, extras: plantersBeside(sofa) }; // biome-ignore format: one line
}

/** Two armchairs side by side with a table between them, looking out. */
function armchairPair(penalty: number): Template {
  const parts = [
    piece('outdoor-armchair', -0.72, 0),
    piece('outdoor-armchair', 0.72, 0),
    piece('outdoor-low-table', 0, 0.15, 0, { width: 0.55, depth: 0.5 }),
  ];
  return {
    name: 'outdoor-armchairs',
    parts,
    zones: useZones(parts),
    penalty,
    extras: plantersBeside({ x0: -1.1, x1: 1.1 }),
  };
}

/** A corner seat with its table; the corner is at the left end of the wall. */
function cornerSeat(penalty: number): Template {
  const set = piece('lounge-set', 1.1, 0);
  return { name: 'lounge-set', parts: [set], zones: [before(set)], penalty, corner: true };
}

/** Beside a lounger one gets up, metres. */
const BESIDE_LOUNGER = 0.4;

function sunLoungers(count: 1 | 2, penalty: number): Template {
  const xs = count === 2 ? [-(0.35 + BETWEEN / 2), 0.35 + BETWEEN / 2] : [-0.35];
  const table = piece('outdoor-low-table', count === 2 ? 0 : 0.3, 0.1, 0, { width: 0.5, depth: 0.45 });
  const parts = [...xs.map((x) => piece('sun-lounger', x, 0)), table];
  const around: Zone = {
    x0: Math.min(...parts.map(({ x0 }) => x0)) - BESIDE_LOUNGER,
    x1: Math.max(...parts.map(({ x1 }) => x1)) + BESIDE_LOUNGER,
    y0: 0,
    y1: parts[0]!.y1,
    ignores: ['sun-lounger', 'outdoor-low-table'],
    what: 'walk',
    rule: '0.4 m beside a lounger to get up (Neufert)',
    of: 0,
  };
  return { name: `sun-loungers-${count}`, parts, zones: [...useZones(parts), around], penalty };
}

/** Seats to be lazy on outdoors, for `people`. */
export function outdoorLounges(people: number): Template[] {
  const missing = (seats: number) => 0.12 * Math.max(0, Math.min(people, 4) - seats);
  return [cornerSeat(missing(4)), sofaSet(2, missing(4)), sofaSet(1, missing(3)), sofaSet(0, missing(2)), armchairPair(missing(2) + 0.05)];
} // biome-ignore format: a list

export const loungers = (): Template[] => [sunLoungers(2, 0), sunLoungers(1, 0.2)];

/** Grill and cushion box, each at a wall. */
export function terracePiece(kind: 'barbecue' | 'cushion-box'): Template[] {
  const part = piece(kind, 0, 0);
  const { x0, x1, y1 } = part;
  const rule = '0.75 m to stand at it (Neufert)';
  return [{ name: kind, parts: [part], zones: [{ x0, x1, y0: y1, y1: y1 + 0.75, ignores: [], what: 'use', rule }], penalty: 0 }]; // biome-ignore format: one line
}

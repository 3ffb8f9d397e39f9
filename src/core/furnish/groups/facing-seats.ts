import { rugWithin } from './seating.ts';
import { type Part, piece, type Template, type Zone } from './template.ts';
import { useZones } from './use-zones.ts';

/** From seat to table, metres (Mitton & Nystuen: 0.3 to 0.46); across 1.4 m one talks well (Merrell et al.: 1.2 to 2.4). */
const TO_TABLE = 0.41;
const TABLE_DEPTH = 0.6;
const SOFA_DEPTH = 0.88;
/** Behind those who sit with their back to the room one passes, metres: 0.75 and 3 cm of reserve. */
const BEHIND = 0.78;

/** A sofa at the wall and across the table another, or two armchairs: for rooms where one talks, before a fire or at a window. */
export function facingSeats(): Template[] {
  const make = (name: string, width: number, opposite: (back: number) => Part[]): Template => {
    const sofa = piece('sofa', 0, 0, 0, { width, depth: SOFA_DEPTH });
    const table = piece('coffee-table', 0, sofa.y1 + TO_TABLE, 0, { width: 1.15, depth: TABLE_DEPTH });
    const back = table.y1 + TO_TABLE + SOFA_DEPTH;
    const parts = [sofa, table, ...opposite(back)];
    const way: Zone = { x0: sofa.x0, x1: sofa.x1, y0: back, y1: back + BEHIND, ignores: [], what: 'walk', rule: '0.75 m to pass behind seats (Neufert)' }; // biome-ignore format: one zone
    const lamp = (side: 1 | -1) => piece('floor-lamp', side * (sofa.x1 + 0.25), 0.1);
    return {
      name: `facing ${name}`,
      parts,
      zones: [...useZones(parts), way],
      penalty: 0,
      rugs: [rugWithin(sofa.x0, sofa.x1, sofa.y1 - 0.25, back - SOFA_DEPTH + 0.25)],
      extras: [{ at: [lamp(-1), lamp(1)] }],
    };
  };
  const armchair = (x: number, back: number) => piece('armchair', x, back, 180, { width: 0.85, depth: SOFA_DEPTH });
  return [
    make('sofas', 2.1, (back) => [piece('sofa', 0, back, 180, { width: 2.1, depth: SOFA_DEPTH })]),
    make('armchairs', 2.1, (back) => [armchair(-0.55, back), armchair(0.55, back)]),
    make('one', 1.8, (back) => [armchair(0, back)]),
  ];
}

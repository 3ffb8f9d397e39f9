import { CATALOGUE, type Kind } from '../catalogue/catalogue.ts';
import { mirrorTemplate, type Option, type Part, piece, type Stretchable, type Template } from './template.ts';
import { fitUnits, hangOver, layUnits, type Unit, unit, widthOf, worktop } from './unit-row.ts';
import { useZones } from './use-zones.ts';

/** What a room to wash clothes in is to hold; 0 to 1 each. */
export interface LaundryNeeds {
  readonly washer: number;
  readonly dryer: number;
  /** A trough to soak things in, and a top to fold them on: where there is room. */
  readonly sink: number;
  readonly top: number;
}

/** What it costs to lack each of the first four, to have the dryer on top of the washer, and a washer less deep than is usual. */
const COST = { washer: 2, dryer: 0.4, sink: 0.3, top: 0.25, tower: 0.05, narrow: 0.3 };
/** Top that one folds clothes on, metres. */
const TO_FOLD = 0.6;
const trough: Unit = { kind: 'utility-sink', least: 0.5, ideal: 0.6, most: 0.7, depth: 0.6 };
const machines = [unit('washing-machine'), unit('tumble-dryer')];
const tower: Unit = { ...unit('washer-dryer-tower', 0.62) };

const ROWS: readonly { readonly name: string; readonly units: readonly Unit[] }[] = [
  { name: 'whole', units: [...machines, worktop(0.3, 0.6, 1.2), trough, worktop(0.1, 0.3, 0.6)] },
  { name: 'machines-sink', units: [...machines, trough] },
  { name: 'machines-top', units: [...machines, worktop(0.3, 0.6, 1.2)] },
  { name: 'machines', units: machines },
  { name: 'tower-sink', units: [tower, worktop(0.3, 0.6, 1.2), trough] },
  { name: 'tower-top', units: [tower, worktop(0.3, 0.6, 1.2)] },
  { name: 'tower', units: [tower] },
  { name: 'washer-top', units: [unit('washing-machine'), worktop(0.3, 0.6, 1.2)] },
  { name: 'washer', units: [unit('washing-machine')] },
  { name: 'washer-slim', units: [{ ...unit('washing-machine', 0.6), depth: 0.45 }] },
  { name: 'dryer', units: [unit('tumble-dryer')] },
  { name: 'sink-top', units: [worktop(0.3, 0.6, 1.2), trough] },
];
/** Under the worktop of a kitchen, in a bathroom, in a cupboard of the hall: one machine and nothing else, lower than any window. */
const ALONE = ['washer', 'washer-slim', 'dryer'];
export const WASHES: readonly Kind[] = ['washing-machine', 'washer-dryer-tower'];
const DRIES: readonly Kind[] = ['tumble-dryer', 'washer-dryer-tower'];

function laundryPenalty(parts: readonly Part[], needs: LaundryNeeds): number {
  const has = (kinds: readonly Kind[]) => parts.some(({ kind }) => kinds.includes(kind));
  const top = parts.reduce((sum, { kind, x0, x1 }) => sum + (kind === 'kitchen-counter' ? x1 - x0 : 0), 0);
  const shallow = parts.some(({ kind, y1 }) => kind === 'washing-machine' && y1 < CATALOGUE[kind].depth);
  return (
    (has(WASHES) ? 0 : COST.washer * needs.washer) +
    (has(DRIES) ? 0 : COST.dryer * needs.dryer) +
    (has(['utility-sink']) ? 0 : COST.sink * needs.sink) +
    COST.top * needs.top * Math.max(0, 1 - top / TO_FOLD) +
    (has(['washer-dryer-tower']) ? COST.tower : 0) +
    (shallow ? COST.narrow : 0)
  );
}

/** Machines, trough and top in one row; `alone` for rooms that serve another use in the first place. What is not needed is left out. */
export function laundryRows(needs: LaundryNeeds, alone = false): Option[] {
  const isAskedFor = ({ kind }: Unit) =>
    (needs.washer > 0 || !WASHES.includes(kind)) && (needs.dryer > 0 || kind !== 'tumble-dryer');
  const bothOrNone = (units: readonly Unit[]) =>
    (needs.washer > 0 && needs.dryer > 0) || !units.some(({ kind }) => kind === 'washer-dryer-tower');
  return ROWS.filter(({ name, units }) => units.every(isAskedFor) && bothOrNone(units) && (!alone || ALONE.includes(name))).flatMap(({ name, units }) => stretched(name, units, needs, alone)); // biome-ignore format: one line
}

function stretched(name: string, units: readonly Unit[], needs: LaundryNeeds, alone: boolean): Stretchable[] {
  const make = (length: number): Template => {
    const parts = layUnits(fitUnits(units, length), 'back', -length / 2);
    return {
      name: `laundry-${name}-${length.toFixed(1)}`,
      parts,
      zones: useZones(parts),
      penalty: laundryPenalty(parts, needs),
      ...(alone ? {} : { extras: hangOver(parts) }),
    };
  };
  const range = { least: widthOf(units, 'least'), ideal: widthOf(units, 'ideal'), most: widthOf(units, 'most') };
  const turned = units.length > 1 ? [{ ...range, make: (length: number) => mirrorTemplate(make(length)) }] : [];
  return [{ ...range, make }, ...turned];
}

/** To stand before a rack, a board or an open cupboard, metres (Neufert). */
const REACH = 0.6;

/** A rack to dry on, a board to iron on, a cupboard for brooms: each by itself at a wall. */
export function utilityPiece(
  kind: 'drying-rack' | 'ironing-board' | 'broom-cupboard' | 'laundry-basket',
  widths: readonly number[],
): Template[] {
  // biome-ignore format: one line
  return widths.map((width, rank) => {
    const part = piece(kind, 0, 0, 0, { width });
    const { x0, x1, y1 } = part;
    return {
      name: `${kind}-${width}`,
      parts: [part],
      zones: [{ x0, x1, y0: y1, y1: y1 + REACH, ignores: [], what: 'reach', rule: '0.6 m to stand before it (Neufert)' }],
      penalty: rank * 0.1,
    };
  });
}

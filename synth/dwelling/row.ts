import type { RoomType } from '#core/plan/schema.ts';
import type { Random } from '../random.ts';
import type { Cell } from './types.ts';

/** A room in a row along the corridor: its width may be stretched between the limits. Millimetres on centre lines. */
export interface Slot {
  key: string;
  type: RoomType;
  min: number;
  width: number;
  max: number;
}

/** Least, usual and greatest width and area of rooms, in mm and m² (minimum sizes of the usual housing standards). */
const SIZES: Partial<Record<RoomType, { width: [number, number]; area: [number, number] }>> = {
  bedroom: { width: [2650, 4700], area: [9.5, 16] },
  children: { width: [2500, 3800], area: [8, 12] },
  living: { width: [3600, 7200], area: [18, 32] },
  'living-kitchen': { width: [4200, 8200], area: [24, 42] },
  dining: { width: [2900, 4200], area: [10, 15] },
  kitchen: { width: [2300, 4200], area: [7, 14] },
  bathroom: { width: [1900, 2900], area: [4.4, 7.5] },
  wc: { width: [1050, 1350], area: [1.5, 3] },
  study: { width: [2200, 3400], area: [6.5, 10] },
  utility: { width: [1700, 2600], area: [3.5, 7] },
  closet: { width: [1150, 2000], area: [1.8, 4] },
  hall: { width: [1700, 2600], area: [4, 8] },
  stairs: { width: [2100, 2500], area: [5, 9] },
};

/** A slot of usual size for a row of the given depth. */
export function makeSlot(key: string, type: RoomType, depth: number, random: Random): Slot {
  const { width, area } = SIZES[type] ?? { width: [2400, 4000], area: [8, 14] };
  const wanted = (random.range(...(area as [number, number])) * 1e6) / depth;
  const usual = Math.round(Math.min(width[1], Math.max(width[0], wanted)) / 10) * 10;
  return { key, type, min: width[0], width: usual, max: width[1] };
}

export const rowWidth = (slots: readonly Slot[]): number => slots.reduce((sum, slot) => sum + slot.width, 0);

/** Stretches or shrinks the slots towards a common width within their limits. Returns what is still missing (signed). */
export function stretchRow(slots: Slot[], width: number): number {
  for (let round = 0; round < 4; round++) {
    const missing = width - rowWidth(slots);
    if (missing === 0) return 0;
    const free = slots.map((slot) => (missing > 0 ? slot.max - slot.width : slot.width - slot.min));
    const total = free.reduce((a, b) => a + b, 0);
    if (total <= 0) return missing;
    const share = Math.min(1, Math.abs(missing) / total);
    slots.forEach((slot, i) => {
      slot.width += Math.sign(missing) * Math.floor((free[i]! * share) / 10) * 10;
    });
    const rest = width - rowWidth(slots);
    const last = slots.findIndex((slot) => slot.width + rest <= slot.max && slot.width + rest >= slot.min);
    if (Math.abs(rest) <= 10 * slots.length && last >= 0) slots[last]!.width += rest;
  }
  return width - rowWidth(slots);
}

/** Lays the slots side by side from `x`, between `y0` and `y1`. */
export function laySlots(slots: readonly Slot[], x: number, y0: number, y1: number): Cell[] {
  return slots.map((slot) => {
    const cell = { key: slot.key, type: slot.type, rects: [{ x0: x, y0, x1: x + slot.width, y1 }] };
    x += slot.width;
    return cell;
  });
}

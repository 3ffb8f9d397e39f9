import type { Stretchable, Template } from './template.ts';
import { fitUnits, hangOver, layUnits } from './unit-row.ts';

/** Floor before a worktop to work at it, metres (NKBA: compact 0.9), and the reserve for what reading is off. */
const WORKING = 0.93;
const MOST = 2.4;
const LEAST = 0.6;
/** What a metre less than asked for costs. */
const COST = 0.2;

/** Base units with cupboards over them, for kitchens with too short a worktop: up to `wanted` metres. */
export function moreWorktop(wanted: number): Stretchable[] {
  const most = Math.min(MOST, Math.max(LEAST, wanted));
  const make = (length: number): Template => {
    const units = [{ kind: 'kitchen-counter', least: length, ideal: length, most: length }] as const;
    const parts = layUnits(fitUnits(units, length), 'back', -length / 2);
    const { x0, x1, y1 } = parts[0]!;
    return {
      name: `worktop-${length.toFixed(1)}`,
      parts,
      zones: [{ x0, x1, y0: y1, y1: y1 + WORKING, ignores: [], what: 'use', rule: '0.9 m to work at a kitchen (NKBA 1.07, compact 0.9)' }], // biome-ignore format: one line
      penalty: COST * (most - length),
      relaxed: true,
      extras: hangOver(parts),
    };
  };
  return [{ least: LEAST, ideal: most, most, make }];
}

import type { Random } from '../random.ts';
import type { DrawingStyle } from './types.ts';

/** How doors are drawn throughout a sheet. */
export function pickDoorLook(ink: string, random: Random): DrawingStyle['door'] {
  return {
    kind: random.weighted({
      arc: 0.34,
      'leaf-box': 0.2,
      'arc-only': 0.06,
      'half-open': 0.08,
      'dashed-arc': 0.07,
      'double-line': 0.1,
      thick: 0.09,
      'leaf-only': 0.06,
    }),
    closet: random.weighted({ same: 0.5, bifold: 0.36, pocket: 0.14 }),
    bare: random.chance(0.03),
    threshold: random.chance(0.3),
    atFace: random.chance(0.7),
    colour: random.chance(0.88) ? ink : random.pick(['#888888', '#2a6fb5', '#a33a2a', '#24a0c0']),
  };
}

/** How windows are drawn throughout a sheet. */
export function pickWindowLook(ink: string, random: Random): DrawingStyle['window'] {
  return {
    kind: random.weighted({
      two: 0.1,
      three: 0.28,
      four: 0.13,
      filled: 0.11,
      frame: 0.1,
      one: 0.07,
      gap: 0.03,
      panes: 0.1,
      thick: 0.08,
    }),
    colour: random.chance(0.85) ? ink : random.pick(['#3a7ca5', '#888888', '#e040c0', '#35a0e0']),
    sill: random.chance(0.3) ? random.range(0.04, 0.12) : 0,
  };
}

import type { PixelClasses } from '../pixel-classes/types.ts';
import { findScale, type ScaleInput } from '../scale/find-scale.ts';
import type { ScaleFinding } from '../scale/types.ts';
import { completeStructure, type Structure } from './complete-structure.ts';
import { worthOf } from './count-names.ts';
import { mendSizes } from './mend-sizes.ts';

/** A structure and how large it is. */
export interface Measured extends Structure {
  readonly scale: ScaleFinding;
}

/**
 * The scale of a structure by what is printed on the sheet; and of the structure without walls that cut rooms shorter than
 * their printed sizes, where there are any.
 */
export function measureStructure(
  structure: Structure,
  { classes, ...printed }: Pick<ScaleInput, 'texts' | 'pageMm'> & { readonly classes?: PixelClasses },
): Measured {
  const measured = { ...structure, scale: findScale({ ...structure, ...printed }) };
  const walls = mendSizes(measured, measured.scale);
  if (!walls) return measured;
  const mended = completeStructure(structure.page, walls, printed.texts, classes);
  // Other rooms must not have run together through what fell.
  if (worthOf(mended.rooms) < worthOf(structure.rooms)) return measured;
  return { ...mended, scale: findScale({ ...mended, ...printed }) };
}

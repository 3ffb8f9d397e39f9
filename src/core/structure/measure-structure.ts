import { optionalStage } from '../optional-stage.ts';
import type { PixelClasses } from '../pixel-classes/types.ts';
import { findScale, type ScaleInput } from '../scale/find-scale.ts';
import type { ScaleFinding } from '../scale/types.ts';
import { ignore, type Watch } from '../watch.ts';
import { completeStructure } from './complete-structure.ts';
import { worthOf } from './count-names.ts';
import { mendSizes } from './mend-sizes.ts';
import type { Structure } from './types.ts';

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
  watch: Watch = ignore,
): Measured {
  const scaled = (some: Structure) => ({
    ...some,
    scale: watch.run('scale', () => findScale({ ...some, ...printed })),
  });
  const measured = scaled(structure);
  return optionalStage('printed-sizes', watch, measured, () => {
    const walls = watch.run('scale', () => mendSizes(measured, measured.scale));
    if (!walls) return measured;
    const mended = completeStructure(structure.page, walls, printed.texts, classes, structure.page, watch);
    // Other rooms must not have run together through what fell.
    return worthOf(mended.rooms) < worthOf(structure.rooms) ? measured : scaled(mended);
  });
}

import type { Resample } from './planes.ts';
import { resampleAlongAxes } from './resample-along-axes.ts';
import { resampleTilted } from './resample-tilted.ts';

/** Resamples an oriented part of the sheet. Shrinking averages over the footprint, enlarging is bilinear. */
export const resample: Resample = (sheet, part, target, normalise) => {
  const { alongStep, acrossStep } = part;
  const isUpright = alongStep[1] === 0 && acrossStep[0] === 0;
  const isTurned = alongStep[0] === 0 && acrossStep[1] === 0;
  const how = isUpright || isTurned ? resampleAlongAxes : resampleTilted;
  how(sheet, part, target, normalise);
};

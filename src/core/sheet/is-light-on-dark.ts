import { slideExtreme } from '../raster/extremes.ts';
import { percentile } from '../raster/percentile.ts';

/** A sheet whose middle tone is lighter than this has light paper. */
const DARK_PAPER = 110;
/** Half the width of the widest stroke that is looked at, as a share of the long side: less than lies between two lines of a window. */
const STROKE = 0.0015;
/** Grey levels by which a stroke stands out. */
const STANDS_OUT = 40;

/**
 * Whether a sheet has light lines on dark ground: the middle is dark, and more thin things stand out from it upwards than
 * downwards. Only strokes are compared: between white lines lie black fields that would pass for walls.
 */
export function isLightOnDark(grey: Uint8Array, width: number, height: number): boolean {
  if (percentile(grey, 0.5) > DARK_PAPER) return false;
  const radius = Math.max(2, Math.round(STROKE * Math.max(width, height)));
  const slide = (level: Uint8Array, kind: 'max' | 'min') => slideExtreme(level, width, height, radius, kind);
  const closed = slide(slide(grey, 'max'), 'min');
  const opened = slide(slide(grey, 'min'), 'max');
  let [dark, light] = [0, 0];
  for (let i = 0; i < grey.length; i++) {
    if (closed[i]! - grey[i]! > STANDS_OUT) dark++;
    if (grey[i]! - opened[i]! > STANDS_OUT) light++;
  }
  return light > dark;
}

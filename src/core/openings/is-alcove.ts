import { pointAt, type Segment } from '../geometry/segment.ts';
import { isSet } from '../raster/bitmap.ts';
import type { Bitmap } from '../sheet/types.ts';

/** Its back lies no farther behind the middle of the wall than this, in door widths, beyond half the wall's thickness. */
const DEEPEST = 1.1;
/** And no nearer than this, in thicknesses of the wall: that would be another leaf of it. */
const LEAST = 1.2;
/** The back may be so much farther off in one place than in another, in thicknesses of the wall. */
const EVEN = 0.5;
/** So much of its sides is wall. */
const SIDED = 0.8;
/** Places across the break at which its back is looked for. */
const LOOKS = 9;

/**
 * Whether a break of a wall is the mouth of an alcove: on one side of it there is a back of solid wall from end to end, no deeper
 * than an alcove is, and its sides begin at the ends of the break. Windows and ways lead on.
 */
export function isAlcove(
  gap: Segment & { readonly long: number },
  { mask, thicknessPx, doorPx }: { readonly mask: Bitmap; readonly thicknessPx: number; readonly doorPx: number },
): boolean {
  return [1, -1].some((side) => {
    const most = thicknessPx / 2 + DEEPEST * doorPx;
    const backs = Array.from({ length: LOOKS }, (_, k) => {
      const along = ((k + 0.5) / LOOKS) * gap.long;
      let off = thicknessPx / 2;
      while (off <= most && !isSet(mask, ...pointAt(gap, along, side * off))) off++;
      return off;
    });
    const [near, far] = [Math.min(...backs), Math.max(...backs)];
    if (far > most || far - near > EVEN * thicknessPx || near < LEAST * thicknessPx) return false;
    return [-1, gap.long + 1].every((end) => {
      const out = end < 0 ? -1 : 1;
      let [walled, all] = [0, 0];
      for (let off = thicknessPx / 2; off < near; off++, all++)
        for (let beyond = 0; beyond <= thicknessPx; beyond++) {
          if (!isSet(mask, ...pointAt(gap, end + out * beyond, side * off))) continue;
          walled++;
          break;
        }
      return walled >= SIDED * all;
    });
  });
}

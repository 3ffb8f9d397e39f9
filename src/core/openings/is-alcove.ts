import { lengthOf, pointAt, type Segment } from '../geometry/segment.ts';
import { isSet } from '../raster/bitmap.ts';
import type { Bitmap } from '../sheet/types.ts';

/** Its back lies no farther from the face of the wall than this, in door widths. */
const DEEPEST = 1.1;
/** And no nearer to the middle of the wall than this, in thicknesses of it: that would be another leaf of the wall. */
const LEAST = 1.2;
/** The back may be so much farther off in one place than in another, in thicknesses of the wall. */
const EVEN = 0.5;
/** Its sides begin no farther than a thickness of the wall from the ends of the break, and are wall for this share of their way. */
const SIDED = 0.8;
/** Places along the break at which its back is looked for. */
const LOOKS = 9;

/** Walls as one bitmap, and how thick the one is that is broken and how wide doors are, pixels. */
interface AlcoveGround {
  readonly mask: Bitmap;
  readonly thicknessPx: number;
  readonly doorPx: number;
}

/**
 * Whether a break of a wall, sheet pixels along its middle, is the mouth of an alcove: on one side of it there is a back of solid
 * wall from end to end, no deeper than an alcove is, and its sides begin at the ends of the break. Windows and ways lead on.
 */
export function isAlcove(gap: Segment, { mask, thicknessPx, doorPx }: AlcoveGround): boolean {
  const long = lengthOf(gap);
  const isWall = (along: number, off: number) => isSet(mask, ...pointAt(gap, along, off));
  const most = thicknessPx / 2 + DEEPEST * doorPx;

  /** How far from the middle of the wall the nearest wall on one side (1 or -1) of it is. */
  const backAt = (along: number, side: number) => {
    let off = thicknessPx / 2;
    while (off <= most && !isWall(along, side * off)) off++;
    return off;
  };
  /** Whether there is wall before the beginning of the break, or behind its end, from the face of the wall to the back. */
  const isSided = (end: number, way: number, side: number, back: number) => {
    let [walled, all] = [0, 0];
    for (let off = thicknessPx / 2; off < back; off++, all++) {
      let beyond = 1;
      while (beyond <= thicknessPx && !isWall(end + way * beyond, side * off)) beyond++;
      if (beyond <= thicknessPx) walled++;
    }
    return walled >= SIDED * all;
  };
  return [1, -1].some((side) => {
    const backs = Array.from({ length: LOOKS }, (_, k) => backAt(((k + 0.5) / LOOKS) * long, side));
    const [near, far] = [Math.min(...backs), Math.max(...backs)];
    if (far > most || far - near > EVEN * thicknessPx || near < LEAST * thicknessPx) return false;
    return isSided(0, -1, side, near) && isSided(long, 1, side, near);
  });
}

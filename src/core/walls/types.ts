import type { Bitmap, PointPx } from '../sheet/types.ts';

/** A straight piece of wall: centre line and thickness. Openings do not interrupt it: they lie on it. */
export interface WallPx {
  readonly from: PointPx;
  readonly to: PointPx;
  readonly thicknessPx: number;
  exterior: boolean;
}

export interface WallsPx {
  readonly walls: WallPx[];
  /** Pixels that are wall body (hollow and hatched walls filled), openings left open. */
  readonly mask: Bitmap;
  /** Usual thickness of a wall of this drawing. */
  readonly thicknessPx: number;
}

import type { Bitmap, PointPx } from '../sheet/types.ts';

/** A straight piece of wall: centre line and thickness. Openings do not interrupt it: they lie on it. */
export interface WallPx {
  readonly from: PointPx;
  readonly to: PointPx;
  readonly thicknessPx: number;
  exterior: boolean;
  /** How likely it is there, 0 to 1, where that is known. */
  readonly confidence?: number;
  /** Whether its breaks are windows, however they are drawn: a side of a bay, the open air to its right. */
  readonly glazed?: boolean;
}

/** A door leaf's quarter circle: hinge, end of the leaf when closed (in the wall) and when open. */
export interface Swing {
  readonly hinge: PointPx;
  readonly closed: PointPx;
  readonly leaf: PointPx;
  readonly radius: number;
  /** Whether the leaf is drawn, not only the path of its tip. */
  readonly drawn?: boolean;
}

/** Spiral stairs as they are drawn: the newel, and how far the treads reach from it. */
export interface Spiral {
  readonly centre: PointPx;
  readonly radius: number;
}

export interface WallsPx {
  readonly walls: WallPx[];
  /** Pixels that are wall body (hollow and hatched walls filled), openings left open. */
  readonly mask: Bitmap;
  /** Usual thickness of a wall of this drawing. */
  readonly thicknessPx: number;
  /** Usual width of a door of this drawing: the radius of its swings where they are drawn, else an estimate. */
  readonly doorPx: number;
  /** Door swings that were seen while tracing; `findOpenings` makes doors of them. */
  readonly swings: Swing[];
  /** Straight thin lines of the drawing: what windows, leaves and railings are made of. */
  readonly lines: { readonly from: PointPx; readonly to: PointPx; readonly thick: number }[];
  /** Spiral stairs, which were taken off the page before its walls were traced. */
  readonly spirals: readonly Spiral[];
}

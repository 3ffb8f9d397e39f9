import type { OpeningKind } from '../plan/schema.ts';
import type { PointPx } from '../sheet/types.ts';

export interface OpeningPx {
  readonly kind: OpeningKind;
  /** Index into `WallsPx.walls`. */
  readonly wall: number;
  readonly from: PointPx;
  readonly to: PointPx;
  readonly swing?: { hinge: PointPx; leaf: PointPx };
  /** How likely it is there, 0 to 1, where that is known. */
  readonly confidence?: number;
}

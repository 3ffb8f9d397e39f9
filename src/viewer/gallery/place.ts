import type { Point } from '#core/plan/schema.ts';

/** What a stage looks at, the same in 2D and 3D: the point of the plan in the middle of its free part, and CSS pixels a metre there. */
export interface Place {
  readonly at: Point;
  readonly pixelsPerMetre: number;
  /** All of the home is shown: another stage shows all of it in its own way. */
  readonly whole: boolean;
}

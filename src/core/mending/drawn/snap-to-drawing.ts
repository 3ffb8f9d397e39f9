import type { Point, Wall } from '../../plan/schema.ts';
import type { DrawnInk } from './drawn-ink.ts';
import { linesBeside } from './lines-beside.ts';
import { thicknessesOf, wallBeside } from './wall-beside.ts';

/** So much of a drawn line is looked at on both sides of a point, metres: more than letters and symbols have straight. */
const LOOK_M = 0.6;
/** A line without gaps: no wall is broken so near to its end. */
const UNBROKEN = 0.85;

/** Where a point is meant to be by the drawing under it, and on which axes it was drawn there. */
export interface OnDrawing {
  readonly point: Point;
  readonly x: boolean;
  readonly y: boolean;
}

/**
 * Draws a point to the middles of the walls that are drawn upright or level at most `reach` metres beside it, whether they were read
 * or not; to the crossing of both where both are near. @param axes which coordinates are free
 */
export function snapToDrawing(
  ink: DrawnInk,
  walls: readonly Wall[],
  point: Point,
  reach: number,
  axes: { readonly x: boolean; readonly y: boolean } = { x: true, y: true },
): OnDrawing {
  const thicknesses = thicknessesOf(walls);
  const beside = (along: Point): number | undefined => {
    const at = (by: number): Point => [point[0] + along[0] * by, point[1] + along[1] * by];
    // A wall may end here: one side is enough.
    const stretches = [
      { from: at(0), to: at(LOOK_M) },
      { from: at(-LOOK_M), to: at(0) },
    ];
    const lines = linesBeside(ink, stretches, reach + thicknesses.most, UNBROKEN);
    return wallBeside(lines, thicknesses, reach)?.off;
  };
  // To the right of a stretch that runs down is less x, of one that runs right more y.
  const right = axes.x ? beside([0, 1]) : undefined;
  const down = axes.y ? beside([1, 0]) : undefined;
  return {
    point: [point[0] - (right ?? 0), point[1] + (down ?? 0)],
    x: right !== undefined,
    y: down !== undefined,
  };
}

import { lengthOf, pointAt } from '../../geometry/segment.ts';
import type { Point, Wall } from '../../plan/schema.ts';
import type { DrawnInk } from './drawn-ink.ts';
import { linesBeside } from './lines-beside.ts';
import { type DrawnWall, thicknessesOf, wallBeside } from './wall-beside.ts';

/** Of a wall so much is ink at least: the rest are doors and windows. Of a single line more: others are dashes and letters. */
const WALL_SHARE = 0.4;
const LINE_SHARE = 0.55;
/** At each end so much is left out of sight, as a share of the length and metres: other walls meet there. */
const END_SHARE = 0.15;
const END_M = 0.3;

/**
 * The wall that is drawn along a line that a person drew roughly: how far it lies to the right of that line, at most `reach` metres,
 * and its thickness. Undefined where no wall is drawn.
 */
export function wallAsDrawn(
  ink: DrawnInk,
  walls: readonly Wall[],
  from: Point,
  to: Point,
  reach: number,
): DrawnWall | undefined {
  const line = { from, to };
  const length = lengthOf(line);
  const end = Math.min(END_M, END_SHARE * length);
  if (length < 2 * END_M) return undefined;
  const middle = { from: pointAt(line, end), to: pointAt(line, length - end) };
  const thicknesses = thicknessesOf(walls);
  const besideAt = (share: number) =>
    wallBeside(linesBeside(ink, [middle], reach + thicknesses.most, share), thicknesses, reach);
  const wall = besideAt(WALL_SHARE);
  return wall?.thickness === undefined ? besideAt(LINE_SHARE) : wall;
}

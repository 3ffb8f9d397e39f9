import type { Wall } from '../../plan/schema.ts';
import type { DrawnLine } from './lines-beside.ts';

/** How thick walls of a plan are, metres. */
export interface Thicknesses {
  readonly least: number;
  readonly most: number;
  readonly known: readonly number[];
}

/** A drawn wall beside a stretch; without a thickness where it is a single line. Metres. */
export interface DrawnWall {
  readonly off: number;
  readonly thickness: number | undefined;
}

/** A drawing has walls that nobody has read: they may be thinner or thicker than those that were. */
const [THINNER, THICKER] = [0.6, 1.4];
/** Where a plan has no walls, metres: plasterboard to old stone. */
const USUAL = { least: 0.06, most: 0.5 };
/** A width that differs by less from that of other walls is theirs: pixels are coarse. */
const ALIKE = 0.25;

export function thicknessesOf(walls: readonly Wall[]): Thicknesses {
  const known = [...new Set(walls.map(({ thickness }) => thickness))];
  if (known.length === 0) return { ...USUAL, known };
  return { least: THINNER * Math.min(...known), most: THICKER * Math.max(...known), known };
}

/**
 * The wall that some drawn lines show: one as thick as a wall is, or two with paper, hatching or cavities between them, whichever is
 * nearest to the stretch that they are beside; a single thin line where there is no other.
 */
export function wallBeside(
  lines: readonly DrawnLine[],
  thicknesses: Thicknesses,
  reach: number,
): DrawnWall | undefined {
  const { least, most, known } = thicknesses;
  const isThin = ({ width }: DrawnLine) => width < least;
  const walls = lines.flatMap((line, i): DrawnWall[] => {
    if (!isThin(line)) return line.width <= most ? [{ off: line.off, thickness: line.width }] : [];
    return lines.slice(i + 1).flatMap((other) => {
      const [left, right] = [line.off - line.width / 2, other.off + other.width / 2];
      const isPair = isThin(other) && right - left >= least && right - left <= most;
      return isPair ? [{ off: (left + right) / 2, thickness: right - left }] : [];
    });
  });
  const unlike = (thickness: number) => Math.min(...known.map((one) => Math.abs(one - thickness)), thickness);
  const badness = ({ off, thickness }: DrawnWall) => Math.abs(off) + unlike(thickness!);
  const near = walls.filter(({ off }) => Math.abs(off) <= reach);
  const [wall] = near.sort((a, b) => badness(a) - badness(b));
  if (wall) return { ...wall, thickness: likeOthers(wall.thickness!, known) };
  const thin = lines.filter((line) => isThin(line) && Math.abs(line.off) <= reach);
  const [line] = thin.sort((a, b) => Math.abs(a.off) - Math.abs(b.off));
  return line && { off: line.off, thickness: undefined };
}

function likeOthers(thickness: number, known: readonly number[]): number {
  const [nearest] = [...known].sort((a, b) => Math.abs(a - thickness) - Math.abs(b - thickness));
  return nearest !== undefined && Math.abs(nearest - thickness) <= ALIKE * thickness ? nearest : thickness;
}

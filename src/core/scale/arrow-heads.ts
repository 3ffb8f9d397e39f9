import type { Group } from './mark-groups.ts';
import type { LineSizes, TracedLine } from './trace-line.ts';

/** Its ink on the thinner side is at least this share of that on the other. */
const BOTH_SIDES = 0.3;

/**
 * A head on both sides of the line that tapers evenly from its near end to the end of the line: it measures to its tip. Ticks
 * and slashes with a piece of line beyond them are widest in their middle, or on one side only.
 */
export function isFinalArrow(line: TracedLine, group: Group, { strokePx }: LineSizes): boolean {
  const { length, blocked } = line;
  const { start, end } = group;
  const width = end - start;
  // The last of the tip is no thicker than the line.
  if (blocked || length - start < 3 * strokePx || length - end > width) return false;
  return tapers(line, group);
}

/** Whether what stands on a line is widest near its beginning and becomes evenly thinner, on both sides of the line. */
function tapers({ above, below }: TracedLine, { start, end }: Group): boolean {
  const width = end - start;
  const columns = Array.from({ length: width }, (_, i) => [above[start + i]!, below[start + i]!] as const);
  const beside = columns.map(([up, down]) => up + down);
  const most = Math.max(...beside);
  const sided = columns.filter(([up, down]) => Math.min(up, down) < BOTH_SIDES * Math.max(up, down)).length;
  const halfway = beside[width >> 1]!;
  return (
    beside.indexOf(most) <= width / 3 &&
    sided <= width / 3 &&
    halfway > 0.35 * most &&
    halfway < 0.9 * most &&
    beside.at(-1)! < 0.5 * most
  );
}

/** A head that points at a wall, and the wall: it measures to the wall's face. */
export function isArrowToWall(line: TracedLine, head: Group, wall: Group, { reachPx, strokePx }: LineSizes): boolean {
  return (
    wall.start - head.end <= Math.max(0.8 * reachPx, head.end - head.start) &&
    head.end - head.start >= 3 * strokePx &&
    wall.end - wall.start > 2 * strokePx + 2 &&
    Math.min(wall.above, wall.below) > 0.95 &&
    Math.max(head.above, head.below) < 0.95 &&
    tapers(line, head)
  );
}

/** An arrow head is widest away from what it points at: the tick or extension line beside it is the better mark. */
export function isArrowAt(group: Group, tick: Group, { reachPx, strokePx }: LineSizes): boolean {
  const gap = Math.max(tick.start - group.end, group.start - tick.end);
  const [width, tickWidth] = [group.end - group.start, tick.end - tick.start];
  const sided = Math.min(group.above, group.below) < 0.4 * Math.max(group.above, group.below);
  return (
    !group.slash &&
    !tick.slash &&
    !sided &&
    gap <= 0.8 * reachPx &&
    width > 1.5 * tickWidth &&
    tickWidth <= strokePx + 2 &&
    tick.above + tick.below >= group.above + group.below
  );
}

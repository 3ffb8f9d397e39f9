import type { Group } from './mark-groups.ts';
import type { TracedLine } from './trace-line.ts';

/** Ink of a slash's half on the other side of the line, as a share of that on its own. */
const OTHER_SIDE = 0.3;

/** How far apart the two halves of a slash lie along the line, as a share of its length there. */
const SLANT = 0.25;

/** A bold slash fills so much of the reach on its side of the line: lines of a hatch that cross it are thin. */
const BOLD = 0.4;

/** Whether what stands on a line is a bold slash in one piece: its halves above and below the line lie beside each other. */
export function isSlanted(line: TracedLine, group: Group): boolean {
  const [up, down] = halves(line, group);
  return (
    Math.min(group.above, group.below) > BOLD &&
    Math.min(up.weight, down.weight) > OTHER_SIDE * Math.max(up.weight, down.weight) &&
    Math.abs(up.middle - down.middle) > SLANT * (group.end - group.start)
  );
}

/** Column of the walk, to a fraction, where a slash crosses its line: halfway between its halves. */
export function middleOfSlash(line: TracedLine, group: Group): number {
  const both = halves(line, group).filter(({ weight }) => weight > 0);
  return both.reduce((sum, { middle }) => sum + middle, 0) / both.length;
}

/** Ink beside a line that crosses is that of a slash through the crossing where it lies on one side before and on the other behind it. */
const FLANK = 0.12;
const CROSSING = 0.6;

/** Whether a thin slash goes through what crosses the line from column `start` to `end` of the walk. */
export function isSlashed({ above, below }: TracedLine, start: number, end: number, reachPx: number): boolean {
  const lead = (from: number, step: 1 | -1) => {
    let sum = 0;
    let n = 0;
    for (let i = from; n < reachPx && i >= 0 && i < above.length; i += step, n++) {
      if (Math.min(above[i]!, below[i]!) > CROSSING) break;
      sum += above[i]! - below[i]!;
    }
    return sum / Math.max(1, n);
  };
  const [before, behind] = [lead(start - 1, -1), lead(end, 1)];
  return before * behind < 0 && Math.min(Math.abs(before), Math.abs(behind)) > FLANK;
}

/** A witness line stands out over so much of the reach, on one side of the line only: on the other there is no more than a slash. */
const WITNESS = 0.9;
const OTHERWISE = 0.75;
/** It ends where a slash crosses the line, not at the tips of what stands there: so much of the length there is beyond it. */
const INNER = 0.2;

/** Columns of the walk, to a fraction, at which witness lines end in the midst of slashes: just where these cross the line. */
export function witnessesIn({ above, below }: TracedLine, { start, end }: Group, strokePx: number): number[] {
  const margin = INNER * (end - start);
  const found: number[] = [];
  for (let i = start; i < end; i++) {
    let to = i;
    while (to < end && Math.max(above[to]!, below[to]!) > WITNESS && Math.min(above[to]!, below[to]!) < OTHERWISE) to++;
    const middle = (i + to - 1) / 2;
    if (to > i && to - i <= strokePx + 2 && middle > start + margin && middle < end - 1 - margin) found.push(middle);
    i = Math.max(i, to);
  }
  return found;
}

interface Half {
  readonly weight: number;
  /** Index of the column around which it lies. */
  readonly middle: number;
}

/** What stands above the line and below it; a witness line through it counts no more than any other column. */
function halves({ above, below }: TracedLine, { start, end }: Group): [Half, Half] {
  const half = (side: readonly number[]): Half => {
    const ink = side.slice(start, end);
    const inked = ink.filter((share) => share > 0).sort((a, b) => a - b);
    const most = inked[inked.length >> 1] ?? 0;
    const weights = ink.map((share) => Math.min(share, most));
    const weight = weights.reduce((sum, share) => sum + share, 0);
    return { weight, middle: weights.reduce((sum, share, i) => sum + (start + i) * share, 0) / weight };
  };
  return [half(above), half(below)];
}

import type { LineSizes, TracedLine } from './trace-line.ts';

/** Share of the reach that ink beside the line must fill, both sides together, to be a mark; a thin slash fills less. */
const LEAST = 0.3;

/** A stretch of a line beside which there is ink. */
export interface Group {
  readonly start: number;
  end: number;
  /** Most ink above and below. */
  above: number;
  below: number;
  slash: boolean;
}

/** Stretches of a line beside which enough ink stands for a mark, in the order of the walk. */
export function findGroups({ columns, above, below }: TracedLine, sizes: LineSizes): Group[] {
  const least = Math.min(LEAST, Math.max(1, 0.7 * sizes.strokePx) / sizes.reachPx - 0.01);
  const groups: Group[] = [];
  let open: Group | undefined;
  for (let i = 0; i < columns.length; i++) {
    if (above[i]! + below[i]! < least) {
      if (open && i - open.end >= 2) open = undefined;
      continue;
    }
    if (!open) {
      open = { start: i, end: i, above: 0, below: 0, slash: false };
      groups.push(open);
    }
    open.end = i + 1;
    open.above = Math.max(open.above, above[i]!);
    open.below = Math.max(open.below, below[i]!);
  }
  return groups;
}

/** A slash shows above the line on one side of its middle and below it on the other. */
export function joinSlashes(groups: Group[], sizes: LineSizes): Group[] {
  const joined: Group[] = [];
  const sided = (g: Group) => (g.below < 0.3 * g.above ? 1 : g.above < 0.3 * g.below ? -1 : 0);
  const near = (a: Group, b: Group | undefined) => b && b.start - a.end <= sizes.reachPx + sizes.thinPx;
  const join = (a: Group, b: Group) => {
    a.end = b.end;
    a.slash = true;
    a.above = Math.max(a.above, b.above);
    a.below = Math.max(a.below, b.below);
  };
  for (let i = 0; i < groups.length; i++) {
    const group = groups[i]!;
    const last = joined.at(-1);
    const after = groups[i + 1];
    if (last && near(last, group) && sided(last) * sided(group) === -1) join(last, group);
    else if (last && near(last, group) && near(group, after) && !sided(group) && sided(last) * sided(after!) === -1) {
      // Two slashes close together: between their outer ends an end of each.
      join(last, group);
      join(last, after!);
      i++;
    } else joined.push(group);
  }
  return joined;
}

import { isArrowAt, isArrowToWall, isFinalArrow } from './arrow-heads.ts';
import { slashesInARow, twoSlashes } from './close-slashes.ts';
import { isThin } from './is-thin.ts';
import { findGroups, type Group, joinSlashes } from './mark-groups.ts';
import type { LineSizes, TracedLine } from './trace-line.ts';
import { faceAt, findFace } from './wall-face.ts';
import { isSlanted, isSlashed, middleOfSlash, witnessesIn } from './whole-slash.ts';

/** Where something ends or crosses a dimension line: tick, slash, arrow, dot, extension line, wall face. */
export interface Mark {
  /** Column, to a fraction of a pixel. */
  readonly x: number;
  readonly y: number;
  /** 0 to 1. */
  readonly strength: number;
  /** A slash, or where the ink of a wall begins. */
  readonly kind?: 'slash' | 'face';
}

/** What crosses a line askew is a mark made on purpose, however thin. */
const SLASH = 0.9;

/** What is left of an arrow head beside the tick that it points at. */
const ARROW = 0.4;

/** The tip of an arrow at which its line ends, without tick or extension line. */
const TIP = 0.95;
/** How much thicker than its line a dot is, and what one is worth that does not stand out otherwise. */
const DOT = 1.7;
const DOT_STRENGTH = 0.75;

/** What the axis of a wall is worth between its faces. */
const AXIS = 0.5;

/** Strength of the near side of something thick on the line, and of the middle of a wall at which the line ends. */
const FACE = 0.65;
/** What the face of a wall is worth where the line ends at it. */
const WALL = 0.95;
/** The same where nothing else stands at the end of the line. */
const BLOCKED = 0.8;

/** Share of the highest ink that its peak has, and what a tick has on both sides of the line together, also in shares of what is usual. */
const PEAK = 0.75;
const CROSSED = { sides: 1.1, usual: 1.8 };

/** Marks along a traced line, in the order of the walk; its end is one even when nothing stands there. */
export function findMarks(line: TracedLine, sizes: LineSizes): Mark[] {
  const marks: Mark[] = [];
  const groups = joinSlashes(findGroups(line, sizes), sizes);
  for (const group of groups) group.slash ||= isSlanted(line, group);
  groups.forEach((group, i) => {
    // Beyond the line's end only what stands at it counts: it may have been followed to where a slash begins.
    if (group.start >= line.length + sizes.strokePx) return;
    const row = slashesInARow(line, group);
    if (row.length > 1) {
      marks.push(
        ...row.filter((i) => i < line.length).map((i) => ({ ...at(line, i), strength: SLASH, kind: 'slash' as const })),
      );
      return;
    }
    const width = group.end - group.start;
    if (group.slash || width <= 2.4 * sizes.reachPx + sizes.thinPx || isCrossed(line, group, sizes)) {
      if (isFinalArrow(line, group, sizes)) {
        marks.push({ ...at(line, line.length - 1), strength: TIP });
        return;
      }
      const [before, after] = [groups[i - 1], groups[i + 1]];
      if (before && isArrowToWall(line, before, group, sizes)) {
        marks.push({ ...at(line, group.start), strength: TIP }, { ...at(line, group.end - 1), strength: ARROW });
        return;
      }
      const wall = after && isArrowToWall(line, group, after, sizes);
      const arrow = wall || [before, after].some((other) => other && isArrowAt(group, other, sizes));
      for (const mark of peaks(line, group, sizes))
        marks.push(arrow ? { ...mark, strength: ARROW * mark.strength } : mark);
      // An arrow whose tip is the end of the line.
      const toEnd = line.length - group.end;
      if (!group.slash && width > sizes.strokePx + 2 && toEnd <= sizes.strokePx && !line.blocked) {
        marks.push({ ...at(line, Math.max(0, line.length - 1)), strength: 0.6 });
      }
    } else {
      // Something runs along: hatching or a wall. It may begin or end at the dimension's end.
      const face = findFace(line, group, sizes);
      const near =
        face === undefined
          ? { ...at(line, group.start), strength: 0.4 }
          : { ...faceAt(line, face), strength: WALL, kind: 'face' as const };
      marks.push(near, { ...at(line, group.end - 1), strength: 0.4 });
    }
  });
  marks.push(...smallDots(line, marks, sizes));
  marks.sort((a, b) => Math.abs(a.x - line.columns[0]!) - Math.abs(b.x - line.columns[0]!));
  const last = line.length - 1;
  if (last >= 0) {
    const end = at(line, last);
    const near = marks.filter((m) => Math.abs(m.x - end.x) <= sizes.reachPx);
    if (line.faced) {
      // The half of a dot that shows before the wall has its middle there.
      const halves = near.filter((m) => Math.abs(m.x - end.x) <= sizes.strokePx);
      const others = marks.filter((m) => !halves.includes(m));
      return [...others, { ...faceAt(line, line.length), strength: near.length ? WALL : BLOCKED, kind: 'face' }];
    }
    if (!near.length) marks.push({ ...end, strength: line.blocked ? BLOCKED : 0.35 });
  }
  return marks;
}

/** Dots too small to stand out beside the line: for as many columns as they are high it is much thicker than usual. */
function smallDots(line: TracedLine, marks: readonly Mark[], { reachPx }: LineSizes): Mark[] {
  const { widths } = line;
  const usual = [...widths].sort((a, b) => a - b)[widths.length >> 1] ?? 0;
  const dots: Mark[] = [];
  for (let i = 0; i < widths.length; i++) {
    const start = i;
    let most = 0;
    while (i < widths.length && widths[i]! >= Math.max(DOT * usual, usual + 2)) most = Math.max(most, widths[i++]!);
    const length = i - start;
    if (length < 2 || length > 1.6 * most || most > 2 * reachPx) continue;
    const dot = { ...at(line, start + (length >> 1)), strength: DOT_STRENGTH };
    if (!marks.some((mark) => Math.abs(mark.x - dot.x) <= reachPx)) dots.push(dot);
  }
  return dots;
}

/** Whether one tick stands out from what runs along, as from lines of a hatch that meet at it. */
function isCrossed({ above, below }: TracedLine, { start, end }: Group, { thinPx }: LineSizes): boolean {
  const beside = above.slice(start, end).map((ink, i) => ink + below[start + i]!);
  const most = Math.max(...beside);
  const [first, last] = [
    beside.findIndex((ink) => ink >= PEAK * most),
    beside.findLastIndex((ink) => ink >= PEAK * most),
  ];
  const usual = [...beside].sort((a, b) => a - b)[beside.length >> 1]!;
  return most >= Math.max(CROSSED.sides, CROSSED.usual * usual) && last - first < thinPx;
}

/** Where column `i` of the walk is, or a fraction between two. */
function at({ columns, rows }: TracedLine, i: number): { x: number; y: number } {
  const column = Math.round(i);
  const step = Math.sign(columns.at(-1)! - columns[0]!);
  return { x: columns[column]! + step * (i - column) + 0.5, y: rows[column]! + 0.5 };
}

/**
 * Middle of the highest part: of a slash its centre, of an arrow at an extension line the line. Two high parts are the
 * two faces of a thin wall, a mark each, or the halves of a slash; of three the outer ones are arrow heads, or faces beside the axis.
 */
function peaks(line: TracedLine, group: Group, sizes: LineSizes): Mark[] {
  const { strokePx } = sizes;
  const { above, below } = line;
  let most = 0;
  for (let i = group.start; i < group.end; i++) most = Math.max(most, above[i]! + below[i]!);
  const runs: [start: number, end: number][] = [];
  for (let i = group.start; i < group.end; i++) {
    if (above[i]! + below[i]! < PEAK * most) continue;
    const last = runs.at(-1);
    // Paper between the lines of a window is no column of the walk.
    if (last && Math.abs(line.columns[i]! - line.columns[last[1] - 1]!) <= 2) last[1] = i + 1;
    else runs.push([i, i + 1]);
  }
  const strength = Math.min(1, 0.3 + 0.7 * most);
  const [first, second] = runs;
  if (group.slash) {
    const witnesses = witnessesIn(line, group, strokePx);
    const two = witnesses.length === 2 ? witnesses : twoSlashes(line, group, strokePx);
    const slashes = two ?? [middleOfSlash(line, group)];
    return slashes.map((i) => ({ ...at(line, i), strength: SLASH, kind: 'slash' as const }));
  }
  const kindOf = ([start, end]: [number, number]) =>
    isSlashed(line, start, end, sizes.reachPx) ? { kind: 'slash' as const } : {};
  if (runs.length === 2)
    return [first!, second!].map((run) => ({ ...middle(line, ...run, most), strength, ...kindOf(run) }));
  if (runs.length === 3) {
    const axis = { ...middle(line, ...second!, most), strength };
    if (!runs.every((run) => isThin(line, run, most))) return [axis];
    const [a, b] = [first!, runs[2]!].map((run) => ({ ...middle(line, ...run, most), strength }));
    return [a!, { ...axis, strength: AXIS * strength }, b!];
  }
  const whole = { ...middle(line, group.start, group.end, most), strength, ...kindOf(first!) };
  const face = line.length - group.end <= sizes.reachPx ? findFace(line, group, sizes) : undefined;
  if (face !== undefined)
    return [
      { ...faceAt(line, face), strength: WALL, kind: 'face' },
      { ...whole, strength: FACE * strength },
    ];
  const thick = first![1] - first![0] > 2 * strokePx + 2;
  // A dot is measured to its middle, a wall to its face.
  return thick ? [{ ...at(line, first![0] + Math.floor(strokePx / 2)), strength: FACE * strength }, whole] : [whole];
}

function middle({ columns, rows, above, below }: TracedLine, start: number, end: number, most: number) {
  let sum = 0;
  let weight = 0;
  let row = 0;
  for (let i = start; i < end; i++) {
    const beside = above[i]! + below[i]!;
    if (beside < PEAK * most) continue;
    sum += (columns[i]! + 0.5) * beside;
    row += (rows[i]! + 0.5) * beside;
    weight += beside;
  }
  return { x: sum / weight, y: row / weight };
}

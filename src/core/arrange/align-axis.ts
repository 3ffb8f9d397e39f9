import { makeBox, toLocal, toWorld } from '../furnish/space/box.ts';
import type { LayoutItem, Point } from '../plan/schema.ts';
import { OFF_WALL } from './push-out.ts';

export type Guide = readonly [from: Point, to: Point];
export type Range = readonly [from: number, to: number];

/** What a piece may be in line with, in the axes of the piece, metres from its middle. */
export interface Span {
  readonly x: Range;
  readonly y: Range;
  /** A wall that runs across this axis: one line. */
  readonly wallAcross?: 0 | 1;
}

/** A neighbour that is turned like the piece, or by a quarter. */
export function spanAlong(piece: LayoutItem, { at, rotation, size }: LayoutItem): Span {
  const axes = makeBox(piece.at, piece.rotation, 1, 1);
  const corners = makeBox(at, rotation, size.width, size.depth).outline.map((p) => toLocal(axes, p));
  const range = (values: number[]): Range => [Math.min(...values), Math.max(...values)];
  return { x: range(corners.map(([x]) => x)), y: range(corners.map(([, y]) => y)) };
}

interface Shift {
  readonly by: number;
  /** Where along the axis the two are in line. */
  readonly line: number;
  readonly span: Span;
}

/**
 * The least shift along one axis of a piece, of `reach` metres at most, by which it comes in line with something: side with side, or middle with
 * middle. `axis` 0 is along its width, 1 along its depth.
 */
export function alignAxis(
  piece: LayoutItem,
  spans: readonly Span[],
  axis: 0 | 1,
  reach: number,
): { readonly by: number; readonly guide: Guide } | undefined {
  const { width, depth } = piece.size;
  const [half, beside] = axis === 0 ? [width / 2, depth / 2] : [depth / 2, width / 2];
  const along = ({ x, y }: Span) => (axis === 0 ? x : y);
  const across = ({ x, y }: Span) => (axis === 0 ? y : x);
  const walls = spans
    .filter((span) => span.wallAcross === axis && across(span)[0] < beside && across(span)[1] > -beside)
    .map((span): Shift => {
      const [line] = along(span);
      return { by: line - Math.sign(line) * (half + OFF_WALL), line, span };
    });
  const others = spans.filter(({ wallAcross }) => wallAcross === undefined);
  const shifts = [...walls, ...others.flatMap((span) => shiftsTo(span, along(span), half))];
  const [best] = shifts.sort((a, b) => Math.abs(a.by) - Math.abs(b.by));
  if (!best || Math.abs(best.by) > reach) return undefined;
  const [from, to] = across(best.span);
  const axes = makeBox(piece.at, piece.rotation, 1, 1);
  const ends = [Math.min(from, -beside), Math.max(to, beside)].map((other) =>
    axis === 0 ? toWorld(axes, best.line, other) : toWorld(axes, other, best.line),
  ) as [Point, Point];
  return { by: best.by, guide: ends };
}

/** Middle with middle, and each side with each. */
function shiftsTo(span: Span, [from, to]: Range, half: number): Shift[] {
  const middle = (from + to) / 2;
  const sides = [from, to].flatMap((line) => [line - half, line + half].map((by) => ({ by, line, span })));
  return [{ by: middle, line: middle, span }, ...sides];
}

import { makeBox, toLocal, toWorld } from '../furnish/space/box.ts';
import type { LayoutItem, Point } from '../plan/schema.ts';

export type Guide = readonly [from: Point, to: Point];
type Range = readonly [from: number, to: number];

/** What a piece may be in line with, in the axes of the piece, metres from its middle. */
export interface Span {
  readonly x: Range;
  readonly y: Range;
  /** Only one of its axes says something, as that across a wall. */
  readonly axis?: 0 | 1;
}

/** A neighbour that is turned like the piece, or by a quarter. */
export function spanAlong(piece: LayoutItem, { at, rotation, size }: LayoutItem): Span {
  const axes = makeBox(piece.at, piece.rotation, 1, 1);
  const corners = makeBox(at, rotation, size.width, size.depth).outline.map((p) => toLocal(axes, p));
  const range = (values: number[]): Range => [Math.min(...values), Math.max(...values)];
  return { x: range(corners.map(([x]) => x)), y: range(corners.map(([, y]) => y)) };
}

/**
 * The least shift along one axis of a piece, of `reach` metres at most, by which it is in line with something: side with side, or middle
 * with middle. `axis` 0 is along its width, 1 along its depth.
 */
export function alignAxis(
  piece: LayoutItem,
  spans: readonly Span[],
  axis: 0 | 1,
  reach: number,
): { readonly shift: number; readonly guide: Guide } | undefined {
  const half = (axis === 0 ? piece.size.width : piece.size.depth) / 2;
  const found = spans
    .filter((span) => (span.axis ?? axis) === axis)
    .flatMap((span) => {
      const [from, to] = axis === 0 ? span.x : span.y;
      const middle = (from + to) / 2;
      // A wall has one side and no middle.
      const middles = span.axis === undefined ? [{ shift: middle, line: middle }] : [];
      const sides = [from, to].flatMap((line) => [
        { shift: line - half, line },
        { shift: line + half, line },
      ]);
      return [...middles, ...sides].map((one) => ({ ...one, span }));
    })
    .sort((a, b) => Math.abs(a.shift) - Math.abs(b.shift));
  const [best] = found;
  if (!best || Math.abs(best.shift) > reach) return undefined;
  const beside = axis === 0 ? best.span.y : best.span.x;
  const own = (axis === 0 ? piece.size.depth : piece.size.width) / 2;
  const axes = makeBox(piece.at, piece.rotation, 1, 1);
  const ends = [Math.min(beside[0], -own), Math.max(beside[1], own)].map((other) =>
    axis === 0 ? toWorld(axes, best.line, other) : toWorld(axes, other, best.line),
  ) as [Point, Point];
  return { shift: best.shift, guide: ends };
}

import type { Pen } from '../pen.ts';

/** Width and depth of a piece, metres. */
export interface SymbolSize {
  readonly width: number;
  readonly depth: number;
}

/** Draws a piece as plans show it, in its own axes: footprint centred on the origin, its back at -y, used from +y. */
export type PlanSymbol = (pen: Pen, size: SymbolSize) => void;

/** Where the sides of a footprint are. */
export const sides = ({ width, depth }: SymbolSize) => ({
  left: -width / 2,
  right: width / 2,
  back: -depth / 2,
  front: depth / 2,
});

/** An outline with nothing in it. */
export const plainSymbol: PlanSymbol = (pen, size) => {
  const { left, right, back, front } = sides(size);
  pen.box(left, back, right, front);
};

/** `count` places spread evenly between two ends, each in the middle of its share. */
export const spread = (from: number, to: number, count: number): number[] =>
  Array.from({ length: count }, (_, i) => from + ((to - from) * (i + 0.5)) / count);

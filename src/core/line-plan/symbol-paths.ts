import { scaling } from '../geometry/affine.ts';
import { Pen } from './pen.ts';
import type { SymbolSize } from './symbols/symbol.ts';
import { symbolOf } from './symbols/symbol-of.ts';
import type { Mark } from './types.ts';
import { pathOf } from './write-svg.ts';

/** A stroke of a symbol, to be put into an SVG. */
export interface SymbolPath {
  readonly d: string;
  /** Hides what lies under it. */
  readonly filled: boolean;
  readonly dashed: boolean;
}

/** How many units of a path are a metre: plans of 1:50, on which symbols have all their strokes. */
export const UNITS_PER_METRE = 20;

/** A piece as plans show it, in its own axes: its middle at the origin, its back towards -y. */
export function symbolPaths(kind: string, size: SymbolSize): SymbolPath[] {
  const marks: Mark[] = [];
  symbolOf(kind)(new Pen(marks, scaling(UNITS_PER_METRE), { line: 'symbol', tone: 'furniture' }), size);
  return marks.flatMap((mark) =>
    mark.kind === 'outline'
      ? [{ d: pathOf(mark.steps), filled: mark.fill !== undefined, dashed: mark.dashed === true }]
      : [],
  );
}

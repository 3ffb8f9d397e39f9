import type { Point } from '../plan/schema.ts';
import type { LabelLine } from './label-lines.ts';

/** Lines of a label and the size that they take with some air, pixels. */
export interface SizedLines {
  readonly lines: readonly LabelLine[];
  readonly widthPx: number;
  readonly heightPx: number;
}

/** A room's name and measures on the picture, about their middle. */
export interface Label extends SizedLines {
  readonly room: string;
  readonly x: number;
  readonly y: number;
  /** Where the label stands outside of its room: a line from its edge to a dot in the room. */
  readonly leader?: { readonly from: Point; readonly to: Point };
}

/** Where the line from the middle of a label to a place leaves the label. */
export function edgeTowards(
  { x, y, widthPx, heightPx }: Pick<Label, 'x' | 'y' | 'widthPx' | 'heightPx'>,
  [toX, toY]: Point,
): Point {
  const [dx, dy] = [toX - x, toY - y];
  const share = Math.min(widthPx / 2 / Math.abs(dx || 1e-9), heightPx / 2 / Math.abs(dy || 1e-9), 1);
  return [x + dx * share, y + dy * share];
}

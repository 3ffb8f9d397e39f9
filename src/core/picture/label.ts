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

import type { Style } from '../../furnish/home/wishes.ts';
import type { ModelBuilder } from '../model-builder.ts';

export interface ModelSize {
  readonly width: number;
  readonly depth: number;
  readonly height: number;
}

/**
 * Adds one piece of the given size to the builder. `tone` picks among its colours and forms: any whole number, the same for pieces of one room.
 * Pieces that differ from style to style look their form up in `forms.ts`.
 */
export type Model = (m: ModelBuilder, size: ModelSize, tone: number, style: Style) => void;

/** A colour that goes with the room. */
export const accent = (tone: number): string => `accent-${((tone % 4) + 4) % 4}`;

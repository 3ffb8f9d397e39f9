import type { ModelBuilder } from '../model-builder.ts';

export interface ModelSize {
  readonly width: number;
  readonly depth: number;
  readonly height: number;
}

/** Adds one piece of the given size to the builder. `tone` picks among its colours: any whole number, the same for pieces of one room. */
export type Model = (m: ModelBuilder, size: ModelSize, tone: number) => void;

/** A colour that goes with the room. */
export const accent = (tone: number): string => `accent-${((tone % 4) + 4) % 4}`;

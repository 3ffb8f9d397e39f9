import type { PixelClasses } from './types.ts';

/** Of every label from 1 on, how many pixels of the map lie in it and how many of these are of one of the named classes. */
export interface Counted {
  readonly all: Float64Array;
  readonly named: Float64Array;
}

/** Counts the pixels of some classes in every labelled part of a sheet `width` pixels wide; the counts of label l stand at l. */
export function countLabelled(
  labels: Int32Array | Uint16Array,
  count: number,
  width: number,
  names: ReadonlySet<string>,
  classes: PixelClasses,
): Counted {
  const { region } = classes;
  const zoom = (region.x1 - region.x0) / classes.width;
  const all = new Float64Array(count + 1);
  const named = new Float64Array(count + 1);
  for (let y = 0; y < classes.height; y++) {
    const row = Math.min(Math.floor(region.y0 + (y + 0.5) * zoom), labels.length / width - 1) * width;
    for (let x = 0; x < classes.width; x++) {
      const label = labels[row + Math.min(Math.floor(region.x0 + (x + 0.5) * zoom), width - 1)]!;
      all[label]!++;
      if (names.has(classes.names[classes.labels[y * classes.width + x]!]!)) named[label]!++;
    }
  }
  return { all, named };
}

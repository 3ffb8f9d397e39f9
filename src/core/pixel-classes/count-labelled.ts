import type { PixelClasses } from './types.ts';

/** The share of the pixels of the map in part `label` that are of one of the named classes: 0 where none lie in it. */
export type ShareOf = (label: number, names: readonly string[]) => number;

/** Counts, once, the classes in every labelled part of a sheet `width` pixels wide; labels run from 1 to `count`. */
export function countLabelled(
  labels: Int32Array | Uint16Array,
  count: number,
  width: number,
  classes: PixelClasses,
): ShareOf {
  const { region, names } = classes;
  const zoom = (region.x1 - region.x0) / classes.width;
  const lastRow = labels.length / width - 1;
  const counts = new Uint32Array((count + 1) * names.length);
  for (let y = 0; y < classes.height; y++) {
    const row = Math.min(Math.floor(region.y0 + (y + 0.5) * zoom), lastRow) * width;
    for (let x = 0; x < classes.width; x++) {
      const label = labels[row + Math.min(Math.floor(region.x0 + (x + 0.5) * zoom), width - 1)]!;
      counts[label * names.length + classes.labels[y * classes.width + x]!]!++;
    }
  }
  return (label, wanted) => {
    const own = counts.subarray(label * names.length, (label + 1) * names.length);
    const all = own.reduce((sum, n) => sum + n, 0);
    return all ? wanted.reduce((sum, name) => sum + (own[names.indexOf(name)] ?? 0), 0) / all : 0;
  };
}

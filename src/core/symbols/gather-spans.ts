import type { Component } from '../raster/components.ts';
import type { Spans } from './describe-shape.ts';

/** Row spans of the wanted components. */
export function gatherSpans(
  labels: Int32Array,
  list: readonly Component[],
  width: number,
  wanted: readonly boolean[],
): (Spans | undefined)[] {
  const spans = list.map((c, i): Spans | undefined => {
    const rows = c.y1 - c.y0;
    return wanted[i]
      ? { top: c.y0, left: new Array<number>(rows).fill(1e9), right: new Array<number>(rows).fill(-1), area: c.area }
      : undefined;
  });
  for (let i = 0, x = 0, y = 0; i < labels.length; i++) {
    const s = labels[i] ? spans[labels[i] - 1] : undefined;
    if (s) {
      const row = y - s.top;
      if (x < s.left[row]) s.left[row] = x;
      if (x > s.right[row]) s.right[row] = x;
    }
    if (++x === width) {
      x = 0;
      y++;
    }
  }
  return spans;
}

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
  // Run by run: only their ends matter.
  for (let i = 0, row = 0, y = 0; i < labels.length; row += width, y++) {
    for (const end = row + width; i < end; ) {
      const label = labels[i];
      const start = i++;
      while (i < end && labels[i] === label) i++;
      const s = label ? spans[label - 1] : undefined;
      if (!s) continue;
      s.left[y - s.top] = Math.min(s.left[y - s.top]!, start - row);
      s.right[y - s.top] = Math.max(s.right[y - s.top]!, i - 1 - row);
    }
  }
  return spans;
}

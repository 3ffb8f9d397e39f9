/** Straight way from one room into another through what parts them: pixels `first`, `first + step`, … `last` of the sheet. */
export interface Crossing {
  /** Rooms on both sides, numbered as in the labels, the smaller number first. */
  readonly a: number;
  readonly b: number;
  readonly first: number;
  readonly last: number;
  readonly step: number;
}

/**
 * Calls `visit` for every level and upright way of at most `most` pixels between two rooms that lie across a wall from each
 * other. `labels` holds room numbers from 1, 0 elsewhere, row by row. The visited object is the same every time.
 */
export function eachCrossing(
  labels: Uint16Array | Int32Array,
  width: number,
  most: number,
  visit: (crossing: Crossing) => void,
): void {
  const height = labels.length / width;
  const crossing = { a: 0, b: 0, first: 0, last: 0, step: 0 };
  for (const [lines, long, next, step] of [
    [height, width, width, 1],
    [width, height, 1, width],
  ] as const) {
    for (let line = 0; line < lines; line++) {
      let room = 0;
      let left = 0;
      for (let k = 0, i = line * next; k < long; k++, i += step) {
        const here = labels[i]!;
        if (!here) continue;
        if (here === room) {
          left = i;
          continue;
        }
        const apart = (i - left) / step - 1;
        if (room && apart > 0 && apart <= most) {
          crossing.a = Math.min(room, here);
          crossing.b = Math.max(room, here);
          crossing.first = left + step;
          crossing.last = i - step;
          crossing.step = step;
          visit(crossing);
        }
        room = here;
        left = i;
      }
    }
  }
}

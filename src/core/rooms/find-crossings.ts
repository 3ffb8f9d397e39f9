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
  const crossing = { a: 0, b: 0, first: 0, last: 0, step: 0 };
  const visitBetween = (left: number, right: number, step: number) => {
    const [a, b] = [labels[left]!, labels[right]!];
    const apart = (right - left) / step - 1;
    if (a === b || apart <= 0 || apart > most) return;
    crossing.a = Math.min(a, b);
    crossing.b = Math.max(a, b);
    crossing.first = left + step;
    crossing.last = right - step;
    crossing.step = step;
    visit(crossing);
  };
  // Both directions row by row, in the order of memory: the last pixel of a room in this row, and above in every column.
  const above = new Int32Array(width).fill(-1);
  for (let row = 0; row < labels.length; row += width) {
    let left = -1;
    for (let x = 0, i = row; x < width; x++, i++) {
      if (!labels[i]) continue;
      if (left >= 0 && left < i - 1) visitBetween(left, i, 1);
      left = i;
      if (above[x]! >= 0 && above[x]! < i - width) visitBetween(above[x]!, i, width);
      above[x] = i;
    }
  }
}

/** Cells of one row of a raster, columns [from, to). */
export interface Span {
  readonly row: number;
  readonly from: number;
  readonly to: number;
}

/**
 * Floor that is open, row by row of a raster: the columns of each row's spans as [from, to, from, to, …], in order. Rows are shared between
 * floors and never changed: a piece takes from few of them.
 */
export type OpenFloor = readonly (readonly number[])[];

/** Connected parts of a floor: what each span is of (labels from 1 on, in the order of their first cells), and how many cells each has. */
export interface Labels {
  readonly floor: OpenFloor;
  /** Of each row the index in `of` of its first span. */
  readonly firsts: Int32Array;
  readonly of: Int32Array;
  readonly sizes: readonly number[];
}

/** The spans of the cells that are set, top to bottom. */
export function spansOf(cells: Uint8Array, columns: number): Span[] {
  const spans: Span[] = [];
  for (let start = 0; start < cells.length; start += columns) {
    for (let from = start; from < start + columns; from++) {
      if (!cells[from]) continue;
      let to = from + 1;
      while (to < start + columns && cells[to]) to++;
      spans.push({ row: start / columns, from: from - start, to: to - start });
      from = to;
    }
  }
  return spans;
}

export function openFloor(cells: Uint8Array, columns: number): OpenFloor {
  const floor: number[][] = Array.from({ length: cells.length / columns }, () => []);
  for (const { row, from, to } of spansOf(cells, columns)) floor[row]!.push(from, to);
  return floor;
}

export const isEmpty = (floor: OpenFloor): boolean => floor.every((row) => row.length === 0);

/** What is left of a row without the columns [from, to). */
export function cutRow(row: readonly number[], from: number, to: number): readonly number[] {
  const left: number[] = [];
  for (let k = 0; k < row.length; k += 2) {
    const a = row[k]!;
    const b = row[k + 1]!;
    if (a < from) left.push(a, Math.min(b, from));
    if (b > to) left.push(Math.max(a, to), b);
  }
  return left;
}

/** Which spans belong together while a floor is labelled, each pointing to an earlier one; one buffer for all. */
let parents = new Int32Array(1024);

/** Labels the connected parts of a floor (8-neighbours): spans of neighbouring rows that touch are joined (union-find, Wu et al. 2009). */
export function labelFloor(floor: OpenFloor): Labels {
  const firsts = new Int32Array(floor.length);
  let count = 0;
  for (let row = 0; row < floor.length; row++) {
    firsts[row] = count;
    count += floor[row]!.length / 2;
  }
  if (parents.length < count) parents = new Int32Array(2 * count);
  for (let k = 0; k < count; k++) parents[k] = k;
  for (let row = 1; row < floor.length; row++) joinRows(floor[row - 1]!, floor[row]!, firsts[row - 1]!, firsts[row]!);
  const of = new Int32Array(count);
  const sizes = [0];
  let k = 0;
  for (const row of floor)
    for (let at = 0; at < row.length; at += 2, k++) {
      const label = parents[k] === k ? sizes.push(0) - 1 : of[rootOf(k)]!;
      of[k] = label;
      sizes[label]! += row[at + 1]! - row[at]!;
    }
  return { floor, firsts, of, sizes };
}

function joinRows(above: readonly number[], below: readonly number[], first: number, second: number): void {
  for (let i = 0, j = 0; i < above.length && j < below.length; ) {
    if (above[i]! <= below[j + 1]! && below[j]! <= above[i + 1]!) join(first + i / 2, second + j / 2);
    if (above[i + 1]! < below[j + 1]!) i += 2;
    else j += 2;
  }
}

function join(a: number, b: number): void {
  const one = rootOf(a);
  const other = rootOf(b);
  if (one < other) parents[other] = one;
  else parents[one] = other;
}

function rootOf(k: number): number {
  let root = k;
  while (parents[root] !== root) root = parents[root] = parents[parents[root]!]!;
  return root;
}

/** The labels of floor within a span, from left to right. */
export function labelsIn({ floor, firsts, of }: Labels, { row, from, to }: Span): number[] {
  const spans = floor[row]!;
  const found: number[] = [];
  for (let k = 0; k < spans.length && spans[k]! < to; k += 2)
    if (spans[k + 1]! > from) found.push(of[firsts[row]! + k / 2]!);
  return found;
}

/** Set pixels side by side in one row: indices of the first and of the one behind the last. */
export interface Run {
  readonly start: number;
  readonly end: number;
}

/** The next run of set pixels from an index on, cut at the end of its row. Empty paper is skipped at the speed of memory. */
export function nextRun(data: Uint8Array, from: number, width: number): Run | undefined {
  const start = data.indexOf(1, from);
  if (start < 0) return undefined;
  const rowEnd = start - (start % width) + width;
  let end = start + 1;
  while (end < rowEnd && data[end]) end++;
  return { start, end };
}

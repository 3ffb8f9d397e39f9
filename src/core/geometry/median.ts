/** The middle one of some values by size, between the two in the middle where there are two; NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  return (sorted[half]! + sorted[sorted.length - 1 - half]!) / 2;
}

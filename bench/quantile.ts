/** The number below which a share, 0 to 1, of the numbers lies; 0 of none. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.round(share * (sorted.length - 1)))] ?? 0;
}

/** The chance that features with these weights come to, the constant being the last of the weights. */
export function logistic(features: readonly number[], weights: readonly number[]): number {
  const sum = features.reduce((total, value, i) => total + value * weights[i]!, weights.at(-1)!);
  return 1 / (1 + Math.exp(-sum));
}

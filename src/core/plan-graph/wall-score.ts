import type { EdgeFeatures } from './edge-features.ts';
import { CONSTANT, WALL_WEIGHTS } from './wall-weights.ts';

/** A weight for every feature, and none for what is no feature. */
const WEIGHTS: EdgeFeatures = WALL_WEIGHTS;

/** How likely an edge is wall, as log-odds. */
export function edgeScore(features: EdgeFeatures): number {
  const names = Object.keys(WEIGHTS) as (keyof EdgeFeatures)[];
  return names.reduce((sum, name) => sum + WEIGHTS[name] * features[name], CONSTANT);
}

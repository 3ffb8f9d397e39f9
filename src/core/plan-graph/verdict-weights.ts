// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: fitted numbers, not constants of mathematics
/**
 * What speaks for a sheet holding a floor plan (`PLAN_FEATURES`), and for that plan being furnished already (`FURNITURE_FEATURES`): weights of
 * two logistic models in the order of the features, the constant last. Written by `training/geometry/fit_verdicts.py` from 257 sheets of the
 * wide repertoire (seeds 9410001 to 9420060), 73 of which hold no plan and 87 are furnished; not by hand.
 */
export const PLAN_WEIGHTS: readonly number[] = [0.478, 0.630, 0.110, 1.229, 3.413, 1.453, 1.072, 0.121, -1.520, -0.643, 0.350, -0.147, -5.805]; // biome-ignore format: a table
export const FURNITURE_WEIGHTS: readonly number[] = [3.608, 2.964, 1.916, 2.116, 0.761, 0.860, 0.153, -0.128, 2.458]; // biome-ignore format: a table

// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: fitted numbers, not constants of mathematics
/**
 * What speaks for a sheet holding a floor plan (`PLAN_FEATURES`), and for that plan being furnished already (`FURNITURE_FEATURES`): weights of
 * two logistic models in the order of the features, the constant last. Written by `training/geometry/fit_verdicts.py` from 345 sheets of the
 * wide repertoire (seeds 9300001 to 9320050), 56 of which hold no plan and 164 are furnished; not by hand.
 */
export const PLAN_WEIGHTS: readonly number[] = [0.698, 0.654, 0.747, 0.930, 2.367, 1.169, 0.727, 0.330, -0.126, 0.578, 0.274, -0.516, -5.369]; // biome-ignore format: a table
export const FURNITURE_WEIGHTS: readonly number[] = [2.670, 1.250, 1.520, 0.395, 1.111, 0.689, 1.170, 0.063, -0.717, 4.559]; // biome-ignore format: a table

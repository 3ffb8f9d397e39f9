// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: fitted numbers, not constants of mathematics
/**
 * What speaks for a sheet holding a floor plan (`PLAN_FEATURES`), and for that plan being furnished already (`FURNITURE_FEATURES`): weights of
 * two logistic models in the order of the features, the constant last. Written by `training/geometry/fit_verdicts.py` from 257 sheets of the
 * wide repertoire (seeds 9410001 to 9420060), 73 of which hold no plan and 87 are furnished; not by hand.
 */
export const PLAN_WEIGHTS: readonly number[] = [0.686, 0.841, 0.219, 0.761, 3.317, 1.652, 0.867, 0.157, -1.338, -0.686, 0.373, -0.184, -6.086]; // biome-ignore format: a table
export const FURNITURE_WEIGHTS: readonly number[] = [3.087, 3.401, 2.179, 2.637, 0.590, 0.894, 0.131, -0.133, 2.428]; // biome-ignore format: a table

// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: fitted numbers, not constants of mathematics
/**
 * What speaks for a sheet holding a floor plan (`PLAN_FEATURES`), and for that plan being furnished already (`FURNITURE_FEATURES`): weights of
 * two logistic models in the order of the features, the constant last. Written by `training/geometry/fit_verdicts.py` from 257 sheets of the
 * wide repertoire (seeds 9410001 to 9420060), 73 of which hold no plan and 87 are furnished; not by hand.
 */
export const PLAN_WEIGHTS: readonly number[] = [0.510, 0.696, 0.380, 0.675, 4.025, 0.553, 0.832, 0.279, -1.140, -0.139, 0.293, -0.605, -4.983]; // biome-ignore format: a table
export const FURNITURE_WEIGHTS: readonly number[] = [3.178, 1.487, 2.835, 1.527, 1.024, 0.784, 0.137, 0.213, 1.674]; // biome-ignore format: a table

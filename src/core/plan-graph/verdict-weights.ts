// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: fitted numbers, not constants of mathematics
/**
 * What speaks for a sheet holding a floor plan (`PLAN_FEATURES`), and for that plan being furnished already (`FURNITURE_FEATURES`): weights of
 * two logistic models in the order of the features, the constant last. Written by `training/geometry/fit_verdicts.py` from 257 sheets of the
 * wide repertoire (seeds 9410001 to 9420060), 73 of which hold no plan and 87 are furnished; not by hand.
 */
export const PLAN_WEIGHTS: readonly number[] = [0.578, 0.694, 0.287, 0.671, 4.857, 1.137, 0.776, 0.258, -1.037, -0.257, 0.315, -0.034, -5.783]; // biome-ignore format: a table
export const FURNITURE_WEIGHTS: readonly number[] = [3.179, 2.403, 2.928, 2.016, 0.510, 0.820, 0.175, -0.085, 2.422]; // biome-ignore format: a table

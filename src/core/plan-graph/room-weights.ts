// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: fitted numbers, not constants of mathematics
/**
 * What speaks for a face being a room, one that walls enclose and another: weights of two logistic models in the order of `FACE_FEATURES`, the
 * constant last. Written by `training/geometry/fit_rooms.py` from 839 and 153 faces of 93 sheets of the wide repertoire; not by hand.
 */
export const ENCLOSED_WEIGHTS: readonly number[] = [-0.084, -0.044, 1.318, 18.428, 3.499, -0.478, 16.174, -3.324, 1.598, -0.547, -0.058, 5.759, 1.662, -0.352, 0.356, 2.150, -22.388]; // biome-ignore format: a table
export const OPEN_WEIGHTS: readonly number[] = [-0.172, -0.132, 3.628, 12.599, -4.916, 4.263, -9.437, 21.452, -1.058, 1.264, 1.502, 3.983, 5.503, 1.886, 1.223, 2.731, -19.509]; // biome-ignore format: a table

// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: fitted numbers, not constants of mathematics
/**
 * What speaks for a face being a room, one that walls enclose and another: weights of two logistic models in the order of `FACE_FEATURES`, the
 * constant last. Written by `training/geometry/fit_rooms.py` from 1928 and 409 faces of 208 sheets of the wide repertoire; not by hand.
 */
export const ENCLOSED_WEIGHTS: readonly number[] = [-0.647, -0.083, 3.017, 13.949, 0.848, -0.757, 3.453, 1.951, 1.779, 0.002, -7.707, 2.395, 17.351, 1.418, 0.004, 1.237, -6.599]; // biome-ignore format: a table
export const OPEN_WEIGHTS: readonly number[] = [-0.237, -0.125, 3.174, 5.524, 3.684, 4.057, -10.790, 10.957, 3.126, 2.631, -1.504, 3.744, 12.442, 2.482, 1.847, 1.547, -12.774]; // biome-ignore format: a table

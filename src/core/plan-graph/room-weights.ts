// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: fitted numbers, not constants of mathematics
/**
 * What speaks for a face being a room, one that walls enclose and another: weights of two logistic models in the order of `FACE_FEATURES`, the
 * constant last. Written by `training/geometry/fit_rooms.py` from 839 and 153 faces of 93 sheets of the wide repertoire; not by hand.
 */
export const ENCLOSED_WEIGHTS: readonly number[] = [-0.099, -0.056, 1.899, 16.524, 4.318, 0.131, 20.510, -1.164, -2.899, -1.240, -0.095, -0.327, -0.332, 0.117, 1.750, -16.904]; // biome-ignore format: a table
export const OPEN_WEIGHTS: readonly number[] = [-0.122, -0.141, 3.716, 13.048, -4.830, 3.863, -8.910, 21.205, -0.290, 1.101, 2.668, 5.670, 2.119, 1.278, 2.757, -20.513]; // biome-ignore format: a table

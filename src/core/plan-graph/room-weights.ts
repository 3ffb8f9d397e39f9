// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: fitted numbers, not constants of mathematics
/**
 * What speaks for a face being a room, one that walls enclose and another: weights of two logistic models in the order of `FACE_FEATURES`, the
 * constant last. Written by `training/geometry/fit_rooms.py` from 1774 and 600 faces of 217 sheets of the wide repertoire; not by hand.
 */
export const ENCLOSED_WEIGHTS: readonly number[] = [-1.044, -0.065, 3.040, 4.446, 2.756, -1.046, -1.502, 10.193, 1.788, 0.244, -4.461, 4.256, -1.649, 0.954, 0.145, 1.529, -1.194]; // biome-ignore format: a table
export const OPEN_WEIGHTS: readonly number[] = [-0.012, -0.193, 4.101, 13.632, -1.298, -0.337, -2.402, -3.797, 0.929, 2.817, 2.534, -1.916, 8.157, 2.758, 0.097, 1.145, -18.175]; // biome-ignore format: a table

// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: fitted numbers, not constants of mathematics
/**
 * What speaks for a face being a room, one that walls enclose and another: weights of two logistic models in the order of `FACE_FEATURES`, the
 * constant last. Written by `training/geometry/fit_rooms.py` from 1832 and 628 faces of 225 sheets of the wide repertoire; not by hand.
 */
export const ENCLOSED_WEIGHTS: readonly number[] = [-1.222, -0.062, 3.666, 5.654, 0.417, -0.784, 4.529, -10.712, 4.930, 0.759, -14.258, 2.026, 19.664, 1.439, 0.183, 1.129, 9.413]; // biome-ignore format: a table
export const OPEN_WEIGHTS: readonly number[] = [-0.572, -0.140, 4.115, 6.676, 2.402, 1.741, -28.203, 7.726, -0.668, 1.092, 0.362, 0.587, 9.872, 1.448, 0.705, 1.919, -10.648]; // biome-ignore format: a table

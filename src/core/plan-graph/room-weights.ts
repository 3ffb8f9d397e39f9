// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: fitted numbers, not constants of mathematics
/**
 * What speaks for a face being a room, one that walls enclose and another: weights of two logistic models in the order of `FACE_FEATURES`, the
 * constant last. Written by `training/geometry/fit_rooms.py` from 1849 and 567 faces of 220 sheets of the wide repertoire; not by hand.
 */
export const ENCLOSED_WEIGHTS: readonly number[] = [-0.914, -0.093, 3.377, 12.948, 1.824, -0.933, 10.611, 1.502, 0.722, -0.151, 11.428, 2.253, 4.827, 1.334, 0.282, 1.260, -24.206]; // biome-ignore format: a table
export const OPEN_WEIGHTS: readonly number[] = [-0.695, -0.140, 4.062, 10.425, 1.039, 1.859, -27.237, 8.688, 2.106, 0.207, -0.212, 0.200, 11.949, 1.507, 1.221, 1.314, -12.601]; // biome-ignore format: a table

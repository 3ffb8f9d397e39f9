/**
 * What speaks for an edge being wall: weights of a logistic model, and its constant. Written by `training/geometry/fit_edges.py` from
 * 36542 edges of 245 sheets of the wide repertoire; not by hand.
 */
export const WALL_WEIGHTS = {
  wall: 3.6,
  onLine: 2.66,
  weakest: -0.719,
  border: 0.077,
  floorLess: 1.237,
  floorMore: 0.359,
  isWall: 0.011,
  isOpening: 0.006,
  isFloor: 0.51,
  isOutside: -0.521,
  isThing: 0.356,
  isRailing: 0.457,
  opening: 2.589,
  inkAtCentre: 0.277,
  inkAtFaces: 0.474,
  unproposed: 0.097,
  dangles: -0.655,
  length: 0.045,
  alike: 0.264,
};
export const CONSTANT = -4.611;

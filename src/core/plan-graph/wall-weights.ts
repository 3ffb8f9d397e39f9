/**
 * What speaks for an edge being wall: weights of a logistic model, and its constant. Written by `training/geometry/fit_edges.py` from
 * 32664 edges of 244 sheets of the wide repertoire; not by hand.
 */
export const WALL_WEIGHTS = {
  wall: 3.175,
  onLine: 2.943,
  weakest: -0.7,
  border: 0.046,
  floorLess: 1.301,
  floorMore: 0.302,
  isWall: 0.025,
  isOpening: -0.167,
  isFloor: 0.578,
  isOutside: -0.037,
  isThing: 0.062,
  isRailing: 0.702,
  opening: 2.993,
  inkAtCentre: 0.152,
  inkAtFaces: 0.698,
  unproposed: 0.165,
  dangles: -0.368,
  length: 0.004,
  alike: 0.314,
};
export const CONSTANT = -4.421;

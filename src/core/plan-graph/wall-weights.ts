/**
 * What speaks for an edge being wall: weights of a logistic model, and its constant. Written by `training/geometry/fit_edges.py` from
 * 10408 edges of 93 sheets of the wide repertoire (seeds 9200001 to 9200100); not by hand.
 */
export const WALL_WEIGHTS = {
  wall: 2.573,
  onLine: 2.805,
  weakest: 0.175,
  border: -0.062,
  floorLess: 0.645,
  floorMore: 0.057,
  isWall: 0.347,
  isOpening: 0.18,
  isFloor: 0.561,
  isOutside: -1.474,
  isThing: 0.623,
  isRailing: 0.543,
  opening: 2.309,
  inkAtCentre: -0.314,
  inkAtFaces: 1.206,
  unproposed: -0.32,
  dangles: -0.238,
  length: 0.034,
  alike: 0.404,
};
export const CONSTANT = -3.49;

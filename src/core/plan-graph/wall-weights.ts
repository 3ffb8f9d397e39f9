/**
 * What speaks for an edge being wall: weights of a logistic model, and its constant. Written by `training/geometry/fit_edges.py` from
 * 26115 edges of 229 sheets of the wide repertoire; not by hand.
 */
export const WALL_WEIGHTS = {
  wall: 3.405,
  onLine: 3.406,
  weakest: -1.178,
  border: 0.035,
  floorLess: 1.287,
  floorMore: 0.828,
  isWall: 0.113,
  isOpening: -0.139,
  isFloor: 0.481,
  isOutside: 0.059,
  isThing: 0.305,
  isRailing: 2.131,
  opening: 3.177,
  inkAtCentre: -0.044,
  inkAtFaces: 0.603,
  unproposed: 0.2,
  dangles: -0.279,
  length: 0.009,
  alike: 0.229,
};
export const CONSTANT = -4.948;

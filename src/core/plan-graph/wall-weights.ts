/**
 * What speaks for an edge being wall: weights of a logistic model, and its constant. Written by `training/geometry/fit_edges.py` from
 * 22880 edges of 230 sheets of the wide repertoire; not by hand.
 */
export const WALL_WEIGHTS = {
  wall: 2.726,
  onLine: 1.975,
  weakest: 0.312,
  border: 0.242,
  floorLess: 0.748,
  floorMore: 0.157,
  isWall: 0.503,
  isOpening: 0.562,
  isFloor: 0.522,
  isOutside: 0.068,
  isThing: 0.137,
  isRailing: -1.281,
  opening: 2.806,
  inkAtCentre: 0.225,
  inkAtFaces: 0.852,
  unproposed: 0.26,
  dangles: -0.449,
  length: 0.066,
  alike: 0.304,
};
export const CONSTANT = -4.22;

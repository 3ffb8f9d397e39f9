import { minus, overlap, polygonsOf, type Region, regionOf, regionWithin, union } from '../geometry/region.ts';
import { distanceTo } from '../geometry/segment.ts';
import { stripOf } from '../geometry/strip-of.ts';
import type { Plan } from '../plan/schema.ts';
import { middleOf } from './floor-nodes.ts';

/** Metres beside a wall's faces that still are that wall: what rounding left. More would take the ends of the walls that meet it. */
const BESIDE = 0.003;

/** The masonry of a plan without a single wall: what closes its rooms all the same. */
const NO_WALL = 'none';

/**
 * Shares the masonry out among the walls of the plan, by their ids, so that each can be cut at a height of its own. Corners go to outer walls
 * before inner ones, then to whichever comes first; what lies beside all walls goes to the nearest.
 */
export function wallPieces({ walls }: Plan, masonry: Region): Map<string, Region> {
  const outerFirst = [...walls.filter(({ exterior }) => exterior), ...walls.filter(({ exterior }) => !exterior)];
  const pieces = new Map<string, Region>();
  const add = (id: string, region: Region): void => {
    if (region.length) pieces.set(id, union(pieces.get(id) ?? [], region));
  };
  let rest = masonry;
  for (const wall of outerFirst) {
    const body = regionOf([stripOf(wall.from, wall.to, wall.thickness + 2 * BESIDE, wall.thickness / 2)]);
    add(wall.id, overlap(rest, body));
    rest = minus(rest, body);
  }
  for (const rings of polygonsOf(rest)) {
    const middle = middleOf(rings[0]!);
    const distances = outerFirst.map((wall) => distanceTo(wall, middle));
    add(outerFirst[distances.indexOf(Math.min(...distances))]?.id ?? NO_WALL, regionWithin(rings));
  }
  return pieces;
}

import { grow, minus, overlap, polygonsOf, regionOf, union } from '../geometry/region.ts';
import { stripOf } from '../geometry/strip-of.ts';
import type { Plan } from '../plan/schema.ts';
import { type Footprint, isOutdoor, thicknessAt } from './footprint.ts';
import { ModelBuilder } from './model-builder.ts';
import { prism } from './primitives.ts';
import type { SceneNode } from './types.ts';

/** A usual board: metres in height and in depth. */
const HEIGHT = 0.07;
const DEPTH = 0.014;

/** Metres that it keeps off a door: the width of the door's frame. */
const BESIDE_DOOR = 0.03;

/** The boards along the feet of all walls indoors, under windows too, broken off at doors. One node for the whole home. */
export function skirtingNode(plan: Plan, footprint: Footprint): SceneNode {
  const strips = (windows: boolean, more: number, longer: number) =>
    regionOf(
      plan.openings
        .filter(({ kind }) => (kind === 'window') === windows)
        .map((opening) => stripOf(opening.from, opening.to, thicknessAt(plan, opening) + more, longer)),
    );
  const floors = plan.rooms
    .filter((room) => !isOutdoor(room))
    .map((room) => minus(regionOf([room.outline]), regionOf(room.holes)));
  const masonry = union(footprint.walls, strips(true, 0, 0));
  const along = overlap(grow(masonry, DEPTH), union(...floors));
  const boards = minus(minus(along, masonry), strips(false, 4 * DEPTH, BESIDE_DOOR));
  const m = new ModelBuilder();
  for (const rings of polygonsOf(boards)) prism(m, 'door-frame', rings, 0, HEIGHT);
  return { id: 'skirting', kind: 'wall', name: 'skirting', meshes: m.build() };
}

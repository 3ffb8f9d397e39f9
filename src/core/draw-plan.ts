import { orFailure } from './failures.ts';
import type { Style } from './furnish/home/wishes.ts';
import { checkExtent } from './plan/check-extent.ts';
import type { Layout, Plan } from './plan/schema.ts';
import { fixtureNodes } from './scene/fixture-nodes.ts';
import { floorNodes } from './scene/floor-nodes.ts';
import { footprintOf } from './scene/footprint.ts';
import { itemNodes } from './scene/item-nodes.ts';
import { USUAL_STYLE } from './scene/models/forms.ts';
import { materialsOf, seedOf } from './scene/palettes.ts';
import type { Scene, SceneNode } from './scene/types.ts';
import { openingNodes, WALL_HEIGHT, wallNodes } from './scene/wall-nodes.ts';

/**
 * A furnished plan as a scene: floors, walls with their openings, drawn fixtures and the pieces of the layout, in colours of
 * the home's own within its style. Metres.
 * @throws `Failure`: `size_unsupported` for a plan that is too large for a dwelling, `internal_error` for a bug
 */
export function drawPlan(plan: Plan, layout: Layout, style: Style = USUAL_STYLE): Scene {
  checkExtent(plan);
  return orFailure(() => buildScene(plan, layout, style));
}

function buildScene(plan: Plan, layout: Layout, style: Style): Scene {
  const footprint = footprintOf(plan);
  const home = layout.seed ?? seedOf(plan);
  const nodes = [
    ...floorNodes(plan, footprint.ground, style),
    ...wallNodes(plan, footprint),
    ...openingNodes(plan),
    ...fixtureNodes(plan, style, home),
    ...itemNodes(layout, style, home),
  ];
  return { materials: materialsOf(home, style), nodes, bounds: boundsOf(nodes), wallHeight: WALL_HEIGHT };
}

function boundsOf(nodes: readonly SceneNode[]): Scene['bounds'] {
  const bounds = {
    x0: Number.POSITIVE_INFINITY,
    y0: Number.POSITIVE_INFINITY,
    x1: Number.NEGATIVE_INFINITY,
    y1: Number.NEGATIVE_INFINITY,
  };
  for (const { meshes } of nodes)
    for (const { positions } of meshes)
      for (let i = 0; i < positions.length; i += 3) {
        bounds.x0 = Math.min(bounds.x0, positions[i]!);
        bounds.x1 = Math.max(bounds.x1, positions[i]!);
        bounds.y0 = Math.min(bounds.y0, positions[i + 1]!);
        bounds.y1 = Math.max(bounds.y1, positions[i + 1]!);
      }
  // A plan in which nothing was found is still a picture: an empty sheet of one metre.
  return bounds.x1 > bounds.x0 && bounds.y1 > bounds.y0 ? bounds : { x0: 0, y0: 0, x1: 1, y1: 1 };
}

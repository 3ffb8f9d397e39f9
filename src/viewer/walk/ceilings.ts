import { Mesh, MeshBasicMaterial, Path, Shape, ShapeGeometry, Vector2 } from 'three';
import type { Ring, Room } from '#core/plan/schema.ts';

/** Metres, as the walls of the model are. */
const HEIGHT = 2.5;

/** White in the light that floors and windows throw up: it is even, and not worked out. */
const WHITE = 0xefebe3;

/** White ceilings over all rooms that have a roof, seen from below only. */
export function ceilings(rooms: readonly Room[]): Mesh {
  const shapes = rooms
    .filter(({ type }) => type !== 'balcony' && type !== 'terrace')
    .map(({ outline, holes }) => {
      const shape = new Shape(points(outline));
      shape.holes = holes.map((hole) => new Path(points(hole)));
      return shape;
    });
  const mesh = new Mesh(new ShapeGeometry(shapes), new MeshBasicMaterial({ color: WHITE }));
  // Shapes lie in x and y and face z; laid flat so that the plan's y is the model's z they face down.
  mesh.rotation.x = Math.PI / 2;
  mesh.position.y = HEIGHT;
  return mesh;
}

const points = (ring: Ring): Vector2[] => ring.map(([x, y]) => new Vector2(x, y));

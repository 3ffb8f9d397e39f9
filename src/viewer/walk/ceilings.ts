import { Path, Shape, ShapeGeometry, Vector2 } from 'three';
import type { Ring, Room } from '#core/plan/schema.ts';
import { type LitMesh, litMesh } from './lit-mesh.ts';

/** Metres, as the walls of the model are. */
const HEIGHT = 2.5;

/** White in the light that floors and windows, or lamps, throw up: it is even, and not worked out. */
const WHITE = [0xefebe3, 0xa88d6c] as const;

/** White ceilings over all rooms that have a roof, seen from below only. */
export function ceilings(rooms: readonly Room[]): LitMesh {
  const shapes = rooms
    .filter(({ type }) => type !== 'balcony' && type !== 'terrace')
    .map(({ outline, holes }) => {
      const shape = new Shape(points(outline));
      shape.holes = holes.map((hole) => new Path(points(hole)));
      return shape;
    });
  const ceiling = litMesh(new ShapeGeometry(shapes), WHITE);
  // Shapes lie in x and y and face z; laid flat so that the plan's y is the model's z they face down.
  ceiling.mesh.rotation.x = Math.PI / 2;
  ceiling.mesh.position.y = HEIGHT;
  return ceiling;
}

const points = (ring: Ring): Vector2[] => ring.map(([x, y]) => new Vector2(x, y));

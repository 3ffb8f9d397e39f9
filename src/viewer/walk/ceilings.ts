import { Mesh, MeshStandardMaterial, Path, Shape, ShapeGeometry, Vector2 } from 'three';
import type { Ring, Room } from '#core/plan/schema.ts';

/** Metres, as the walls of the model are. */
const HEIGHT = 2.5;

/** Light that floors and windows throw up at a ceiling and that is not worked out, as a share of white. */
const GLOW = 0.3;

/** White ceilings over all rooms that have a roof, seen from below only. */
export function ceilings(rooms: readonly Room[]): Mesh {
  const shapes = rooms
    .filter(({ type }) => type !== 'balcony' && type !== 'terrace')
    .map(({ outline, holes }) => {
      const shape = new Shape(points(outline));
      shape.holes = holes.map((hole) => new Path(points(hole)));
      return shape;
    });
  const mesh = new Mesh(
    new ShapeGeometry(shapes),
    new MeshStandardMaterial({ color: 0xf7f5f0, roughness: 1, emissive: 0xf7f5f0, emissiveIntensity: GLOW }),
  );
  // Shapes lie in x and y and face z; laid flat so that the plan's y is the model's z they face down.
  mesh.rotation.x = Math.PI / 2;
  mesh.position.y = HEIGHT;
  return mesh;
}

const points = (ring: Ring): Vector2[] => ring.map(([x, y]) => new Vector2(x, y));

import { CircleGeometry } from 'three';
import { type LitMesh, litMesh } from './lit-mesh.ts';

/** Metres: as far as one sees from a window, and a little below the floor. */
const RADIUS = 90;
const BELOW = 0.12;

/** Grass, by day and in the evening. */
const LAWN = [0xc6cdb9, 0x1d241f] as const;

/** The ground outside of the windows: a pale lawn up to the horizon. */
export function outdoors(): LitMesh {
  const ground = litMesh(new CircleGeometry(RADIUS, 48), LAWN);
  ground.mesh.rotation.x = -Math.PI / 2;
  ground.mesh.position.y = -BELOW;
  return ground;
}

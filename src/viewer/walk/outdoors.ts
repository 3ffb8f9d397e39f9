import { CircleGeometry, Mesh, MeshBasicMaterial } from 'three';

/** Metres: as far as one sees from a window, and a little below the floor. */
const RADIUS = 90;
const BELOW = 0.12;

/** The ground outside of the windows: a pale lawn up to the horizon. */
export function outdoors(): Mesh {
  const ground = new Mesh(new CircleGeometry(RADIUS, 48), new MeshBasicMaterial({ color: 0xc6cdb9 }));
  ground.rotation.x = -Math.PI / 2;
  ground.position.y = -BELOW;
  return ground;
}

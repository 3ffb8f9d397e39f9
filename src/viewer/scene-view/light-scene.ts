import {
  Box3,
  CircleGeometry,
  DirectionalLight,
  type Group,
  HemisphereLight,
  Mesh,
  type Scene,
  ShadowMaterial,
  Vector3,
} from 'three';

/** Side of the shadow map; one map covers the whole dwelling. */
const SHADOW_PX = 2048;

/** Soft daylight from above, over the shoulder of whoever looks, a sky, and a ground that only takes shadow. Returns the model's bounds. */
export function lightScene(scene: Scene, model: Group): Box3 {
  const bounds = new Box3().setFromObject(model);
  const middle = bounds.getCenter(new Vector3());
  const radius = bounds.getSize(new Vector3()).length() / 2;

  // More light from below than there is: it stands for what floors throw back at walls.
  scene.add(new HemisphereLight(0xe8e8e6, 0xfffaf2, 2.05));
  const sun = new DirectionalLight(0xfff3e0, 1.45);
  sun.position.set(middle.x - radius * 0.9, radius * 2.2, middle.z + radius * 0.7);
  sun.target.position.copy(middle).setY(0);
  sun.castShadow = true;
  sun.shadow.mapSize.set(SHADOW_PX, SHADOW_PX);
  Object.assign(sun.shadow.camera, {
    left: -radius,
    right: radius,
    top: radius,
    bottom: -radius,
    near: 0.1,
    far: radius * 5,
  });
  // About two texels: enough against acne, little enough that chairs stay on the floor.
  sun.shadow.normalBias = (2 * 2 * radius) / SHADOW_PX;
  sun.shadow.radius = 4;
  sun.shadow.intensity = 0.75;
  scene.add(sun, sun.target);

  const ground = new Mesh(new CircleGeometry(radius * 3, 48), new ShadowMaterial({ opacity: 0.16 }));
  ground.rotation.x = -Math.PI / 2;
  ground.position.set(middle.x, bounds.min.y - 0.01, middle.z);
  ground.receiveShadow = true;
  scene.add(ground);
  return bounds;
}

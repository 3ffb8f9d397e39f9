import { type Box3, DataTexture, DirectionalLight, LinearFilter, Mesh, MeshBasicMaterial, type Object3D, PlaneGeometry, RGBAFormat, ShadowMaterial, Vector3 } from 'three'; // biome-ignore format: one list
import type { FloorLight } from './floor-light.ts';

/** Side of the shadow map; one map covers the whole dwelling. */
const SHADOW_PX = 2048;
/** How dark the ground gets right beside the home, 0 to 1. */
const CONTACT = 0.5;
/** The colour of shadows on the ground: warm, as paper throws light back. */
const SHADE = 0x3a3026;

/** Soft sun over the shoulder of whoever looks, and a ground that only takes shadow: of the sun, and of the home that stands on it. */
export function lightScene(scene: Object3D, bounds: Box3, floor: FloorLight): DirectionalLight {
  const middle = bounds.getCenter(new Vector3());
  const radius = bounds.getSize(new Vector3()).length() / 2;
  const sun = new DirectionalLight();
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
  sun.shadow.radius = 5;
  sun.shadow.intensity = 0.78;
  scene.add(sun, sun.target);

  const ground = flat(radius * 6, radius * 6, new ShadowMaterial({ color: SHADE, opacity: 0.2 }));
  ground.position.set(middle.x, bounds.min.y - 0.02, middle.z);
  ground.receiveShadow = true;
  scene.add(ground, contactShadow(floor, bounds.min.y - 0.015));
  return sun;
}

/** The dark along the feet of the outer walls, fading out on the ground. */
function contactShadow({ light, columns, rows, x0, y0, cell }: FloorLight, height: number): Mesh {
  const data = new Uint8Array(columns * rows * 4).fill(255);
  for (let i = 0; i < light.length; i++) data[i * 4 + 3] = (255 - light[i]!) * CONTACT;
  const map = new DataTexture(data, columns, rows, RGBAFormat);
  map.magFilter = map.minFilter = LinearFilter;
  map.needsUpdate = true;
  const [width, depth] = [columns * cell, rows * cell];
  const shadow = flat(width, depth, new MeshBasicMaterial({ map, color: SHADE, transparent: true, depthWrite: false }));
  shadow.position.set(x0 + width / 2, height, y0 + depth / 2);
  return shadow;
}

/** A sheet on the ground, its texture's first row at the top of the plan. */
function flat(width: number, depth: number, material: ShadowMaterial | MeshBasicMaterial): Mesh {
  const geometry = new PlaneGeometry(width, depth).rotateX(-Math.PI / 2);
  const uv = geometry.getAttribute('uv');
  for (let i = 0; i < uv.count; i++) uv.setY(i, 1 - uv.getY(i));
  return new Mesh(geometry, material);
}

import { type Group, type Material, Mesh, MeshStandardMaterial, type Object3D } from 'three';
import { GLTFLoader } from 'three/examples/jsm/loaders/GLTFLoader.js';
import { applyPattern } from './patterns.ts';

/** One node of the scene as it was written: a floor, wall, opening, fixture or item. */
export interface ModelPart {
  readonly id: string;
  readonly kind: string;
  readonly object: Object3D;
}

export interface Model {
  readonly group: Group;
  readonly parts: readonly ModelPart[];
}

/** Fetches the binary glTF and readies it for light and shadow. The plan's x and y are the model's x and z; up is y. */
export async function loadModel(url: string): Promise<Model> {
  const { scene } = await new GLTFLoader().loadAsync(url);
  const parts: ModelPart[] = [];
  const ready = new Set<Material>();
  scene.traverse((object) => {
    const { kind, id } = object.userData as { kind?: string; id?: string };
    if (kind) parts.push({ id: id ?? object.name, kind, object });
    if (!(object instanceof Mesh)) return;
    const material = object.material as MeshStandardMaterial;
    const flat = kindOf(object) === 'floor';
    object.castShadow = !flat && material.opacity === 1;
    object.receiveShadow = true;
    applyPattern(object, material);
    if (!ready.has(material) && material instanceof MeshStandardMaterial) {
      ready.add(material);
      if (material.opacity < 1) Object.assign(material, { transparent: true, depthWrite: false });
    }
  });
  return { group: scene, parts };
}

/** The kind of the part that an object belongs to. */
export function kindOf(object: Object3D | null): string | undefined {
  for (let at = object; at; at = at.parent) if (at.userData.kind) return at.userData.kind as string;
  return undefined;
}

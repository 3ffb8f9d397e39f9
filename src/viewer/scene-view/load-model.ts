import { type Group, Mesh, type MeshStandardMaterial, type Object3D } from 'three';
import { GLTFLoader } from 'three/examples/jsm/loaders/GLTFLoader.js';
import type { Room } from '#core/plan/schema.ts';
import { layPattern } from './patterns.ts';

/** One node of the scene as it was written: a floor, wall, opening, fixture or item. */
export interface ModelPart {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  readonly room?: string;
  readonly object: Object3D;
}

export interface Model {
  readonly group: Group;
  readonly parts: readonly ModelPart[];
}

/** Metal shows its surroundings, and there are none: making some costs phones seconds. More metal than this would be black. */
const MOST_METALNESS = 0.25;

/** Fetches the binary glTF and readies it for light and shadow. The plan's x and y are the model's x and z; up is y. */
export async function loadModel(url: string, rooms: readonly Room[]): Promise<Model> {
  const { scene } = await new GLTFLoader().loadAsync(url);
  const parts: ModelPart[] = [];
  for (const object of scene.children) {
    const { id = object.name, kind, name = '', room } = object.userData as Partial<ModelPart>;
    if (!kind) continue;
    parts.push({ id, kind, name, object, ...(room ? { room } : {}) });
    object.traverse((child) => {
      if (!(child instanceof Mesh)) return;
      const material = child.material as MeshStandardMaterial;
      child.castShadow = kind !== 'floor' && material.opacity === 1;
      child.receiveShadow = true;
      if (material.opacity < 1) material.depthWrite = false;
      material.metalness = Math.min(material.metalness, MOST_METALNESS);
      if (kind === 'floor')
        layPattern(
          child,
          rooms.find((candidate) => candidate.id === room),
        );
    });
  }
  return { group: scene, parts };
}

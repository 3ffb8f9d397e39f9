import { BufferAttribute, BufferGeometry, Group, Mesh } from 'three';
import type { Model, ModelPart } from './load-model.ts';
import { type SurfaceTextures, surfaceMaterial, surfaceShadow } from './surface-material.ts';

/** The whole model as two meshes, what is opaque and what is clear: two draw calls, and one for the shadow. */
export function buildMeshes(model: Model, textures: SurfaceTextures): Group {
  const group = new Group();
  const opaque = new Mesh(joined(model, 'opaque'), surfaceMaterial(textures, false));
  opaque.castShadow = opaque.receiveShadow = true;
  opaque.customDepthMaterial = surfaceShadow(textures);
  const clear = new Mesh(joined(model, 'clear'), surfaceMaterial(textures, true));
  for (const mesh of [opaque, clear]) {
    // Its vertices are moved by the table of parts, so bounds of the geometry say nothing.
    mesh.frustumCulled = false;
    group.add(mesh);
  }
  return group;
}

/** The triangles of all parts, each vertex with its part, its material and its light in one attribute, `tag`. */
function joined({ vertices, parts }: Model, which: 'opaque' | 'clear'): BufferGeometry {
  const used = parts.map((part) => [...new Set(part[which])]);
  const count = used.reduce((sum, own) => sum + own.length, 0);
  const positions = new Float32Array(count * 3);
  const normals = new Float32Array(count * 3);
  const tags = new Float32Array(count * 3);
  const indices: number[] = [];
  let next = 0;
  parts.forEach((part: ModelPart, index) => {
    const places = new Map<number, number>();
    for (const own of used[index]!) {
      positions.set(vertices.positions.subarray(own * 3, own * 3 + 3), next * 3);
      normals.set(vertices.normals.subarray(own * 3, own * 3 + 3), next * 3);
      tags.set([index, vertices.materials[own]!, vertices.light[own]!], next * 3);
      places.set(own, next++);
    }
    for (const own of part[which]) indices.push(places.get(own)!);
  });
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(positions, 3));
  geometry.setAttribute('normal', new BufferAttribute(normals, 3));
  geometry.setAttribute('tag', new BufferAttribute(tags, 3));
  geometry.setIndex(new BufferAttribute(Uint32Array.from(indices), 1));
  return geometry;
}

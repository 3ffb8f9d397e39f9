import {
  Accessor,
  Document,
  type Buffer as GltfBuffer,
  type Material as GltfMaterial,
  NodeIO,
} from '@gltf-transform/core';
import type { Material, Mesh, Scene, SceneNode } from '#core/scene/types.ts';

/**
 * The scene as binary glTF: metres, y up, one node a piece with its id, kind, name and room in `extras`, no extensions.
 * The plan's x runs to glTF's x, its y (down the page) to z, its height to y; front faces stay front faces.
 * Pieces of one kind and size share their mesh, and a piece with a frame carries it as its transform.
 */
export async function writeGlb(scene: Scene): Promise<Uint8Array> {
  const document = new Document();
  document.getRoot().getAsset().generator = 'Plenish';
  const buffer = document.createBuffer();
  const root = document.createScene('plan');
  const materials = new Map<string, GltfMaterial>();
  const shared = new Map<string, ReturnType<Document['createMesh']>>();
  for (const node of scene.nodes) {
    if (!node.meshes.length) continue;
    const still = standing(node);
    const key = node.model ?? node.id;
    let mesh = shared.get(key);
    if (!mesh) {
      mesh = document.createMesh(node.name);
      for (const part of still.meshes) {
        const own = scene.materials[part.material];
        if (!own) continue;
        let material = materials.get(part.material);
        if (!material) materials.set(part.material, (material = addMaterial(document, part.material, own)));
        mesh.addPrimitive(addPrimitive(document, buffer, part).setMaterial(material));
      }
      shared.set(key, mesh);
    }
    const placed = document.createNode(node.id).setMesh(mesh).setTranslation(still.at).setRotation(still.turn);
    placed.setExtras({ id: node.id, kind: node.kind, name: node.name, ...(node.room ? { room: node.room } : {}) });
    root.addChild(placed);
  }
  return new NodeIO().writeBinary(document);
}

interface Standing {
  meshes: Mesh[];
  at: [number, number, number];
  turn: [number, number, number, number];
}

/** Furniture in its own axes with the transform that puts it in place; everything else where it is. */
function standing(node: SceneNode): Standing {
  if (!node.frame || (node.kind !== 'item' && node.kind !== 'fixture'))
    return { meshes: node.meshes, at: [0, 0, 0], turn: [0, 0, 0, 1] };
  const [x0, y0] = node.frame.at;
  const turn = (node.frame.rotation * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const meshes = node.meshes.map((mesh) => {
    const positions = Float32Array.from(mesh.positions);
    const normals = Float32Array.from(mesh.normals);
    for (let i = 0; i < positions.length; i += 3) {
      const [dx, dy] = [mesh.positions[i]! - x0, mesh.positions[i + 1]! - y0];
      positions[i] = dx * cos + dy * sin;
      positions[i + 1] = dy * cos - dx * sin;
      const [nx, ny] = [mesh.normals[i]!, mesh.normals[i + 1]!];
      normals[i] = nx * cos + ny * sin;
      normals[i + 1] = ny * cos - nx * sin;
    }
    return { ...mesh, positions, normals };
  });
  // Clockwise on the page is a negative turn about the axis that points up.
  return { meshes, at: [x0, 0, y0], turn: [0, -Math.sin(turn / 2), 0, Math.cos(turn / 2)] };
}

function addMaterial(
  document: Document,
  name: string,
  { colour, roughness, metalness, opacity }: Material,
): GltfMaterial {
  const linear = colour.map((c) => {
    const s = c / 255;
    return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  const material = document
    .createMaterial(name)
    .setBaseColorFactor([...linear, opacity])
    .setRoughnessFactor(roughness)
    .setMetallicFactor(metalness);
  return opacity < 1 ? material.setAlphaMode('BLEND') : material;
}

function addPrimitive(document: Document, buffer: GltfBuffer, { positions, normals, indices }: Mesh) {
  const many = positions.length / 3 > 65535;
  const accessor = (type: 'VEC3' | 'SCALAR', array: Float32Array | Uint16Array | Uint32Array) =>
    document
      .createAccessor()
      .setType(Accessor.Type[type]!)
      .setArray(array as Float32Array<ArrayBuffer>)
      .setBuffer(buffer);
  return document
    .createPrimitive()
    .setAttribute('POSITION', accessor('VEC3', upright(positions)))
    .setAttribute('NORMAL', accessor('VEC3', upright(normals)))
    .setIndices(accessor('SCALAR', many ? indices : Uint16Array.from(indices)));
}

/** Plan axes to glTF axes: x, height, y. */
function upright(values: Float32Array): Float32Array {
  const out = new Float32Array(values.length);
  for (let i = 0; i < values.length; i += 3) {
    out[i] = values[i]!;
    out[i + 1] = values[i + 2]!;
    out[i + 2] = values[i + 1]!;
  }
  return out;
}

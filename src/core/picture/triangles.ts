import type { Material, PictureFrame, Scene, SceneNode } from '../scene/types.ts';

/** A plan cuts walls here; what stands higher is seen whole, but casts little more shadow than the cut. Metres. */
export const CUT = 1.2;

/** One material of one node: what a pixel of the picture can belong to. */
export interface Surface {
  readonly material: Material;
  readonly name: string;
  /** Index of the node + 1: pixels of one piece share it. */
  readonly node: number;
  readonly isWindow: boolean;
  /** Origin and turn of the pattern's axes. */
  readonly at: readonly [number, number];
  readonly cos: number;
  readonly sin: number;
}

/** Everything that faces up, as flat arrays: x and y in pixels of the picture, z in metres; surface 0 is the paper. */
export interface Triangles {
  readonly surfaces: (Surface | undefined)[];
  /** Nine numbers a triangle: x y z of each corner. */
  readonly corners: Float32Array;
  /** Nine numbers a triangle: the normals of its corners. */
  readonly normals: Float32Array;
  readonly surface: Uint16Array;
  /** 1 where the normals of all corners are the same. */
  readonly isFlat: Uint8Array;
}

/** What the triangles of one material of a node belong to; nothing where the material is not known. */
export function surfaceOf(
  node: SceneNode,
  index: number,
  name: string,
  materials: Scene['materials'],
): Surface | undefined {
  const material = materials[name];
  if (!material) return undefined;
  const { at = [0, 0] as const, rotation = 0 } = node.frame ?? {};
  const turn = (rotation * Math.PI) / 180;
  const isWindow = node.kind === 'opening' && node.name === 'window';
  return { material, name, node: index + 1, isWindow, at, cos: Math.cos(turn), sin: Math.sin(turn) };
}

/** Collects the triangles that can be seen from above, walls cut, lids and lintels taken off. */
export function gatherTriangles(scene: Scene, frame: PictureFrame): Triangles {
  let most = 0;
  for (const node of scene.nodes) for (const mesh of node.meshes) most += mesh.indices.length / 3;
  const corners = new Float32Array(most * 9);
  const normals = new Float32Array(most * 9);
  const surface = new Uint16Array(most);
  const isFlat = new Uint8Array(most);
  const surfaces: (Surface | undefined)[] = [undefined];
  let count = 0;
  scene.nodes.forEach((node, nodeIndex) => {
    if (node.name === 'lintel') return;
    const cut =
      node.kind === 'wall' || node.kind === 'opening' || node.name === 'column' ? CUT : Number.POSITIVE_INFINITY;
    for (const mesh of node.meshes) {
      const own = surfaceOf(node, nodeIndex, mesh.material, scene.materials);
      if (!own || own.material.lid) continue;
      surfaces.push(own);
      const { positions: p, normals: n, indices } = mesh;
      for (let i = 0; i < indices.length; i += 3) {
        const o = count * 9;
        for (let k = 0; k < 3; k++) {
          const v = indices[i + k]! * 3;
          corners[o + k * 3] = (p[v]! - frame.x0) * frame.pixelsPerMetre;
          corners[o + k * 3 + 1] = (p[v + 1]! - frame.y0) * frame.pixelsPerMetre;
          corners[o + k * 3 + 2] = Math.min(p[v + 2]!, cut);
          normals[o + k * 3] = n[v]!;
          normals[o + k * 3 + 1] = n[v + 1]!;
          normals[o + k * 3 + 2] = n[v + 2]!;
        }
        // With y down the page, triangles that face up run with negative area. Upright and downward ones cannot be seen.
        const area =
          (corners[o + 3]! - corners[o]!) * (corners[o + 7]! - corners[o + 1]!) -
          (corners[o + 6]! - corners[o]!) * (corners[o + 4]! - corners[o + 1]!);
        if (area > -1e-4) continue;
        isFlat[count] = isFlatAt(normals, o) ? 1 : 0;
        surface[count++] = surfaces.length - 1;
      }
    }
  });
  return {
    surfaces,
    corners: corners.subarray(0, count * 9),
    normals: normals.subarray(0, count * 9),
    surface: surface.subarray(0, count),
    isFlat: isFlat.subarray(0, count),
  };
}

/** Whether the three normals from `o` on lean alike. */
const isFlatAt = (n: Float32Array, o: number): boolean =>
  n[o] === n[o + 3] && n[o] === n[o + 6] && n[o + 1] === n[o + 4] && n[o + 1] === n[o + 7];

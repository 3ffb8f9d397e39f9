import { type Surface, surfaceOf, type Triangles } from '../picture/triangles.ts';
import type { Scene, SceneNode } from '../scene/types.ts';
import type { Camera } from './camera.ts';

/** How much of a node is shown: what lies beyond is pressed flat against the bounds. Nothing at all without bounds. */
export type Shown = (node: SceneNode) => Bounds | undefined;

/** Metres. */
export interface Bounds {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
  readonly top: number;
}

/** The triangles that face the camera: x and y in pixels of the still, z their depth, normals in the plan's axes. */
export function visibleFaces(scene: Scene, camera: Camera, shown: Shown): Triangles {
  const surfaces: (Surface | undefined)[] = [undefined];
  const [corners, normals, surface, isFlat]: [number[], number[], number[], number[]] = [[], [], [], []];
  scene.nodes.forEach((node, index) => {
    const bounds = shown(node);
    if (!bounds) return;
    for (const mesh of node.meshes) {
      const own = surfaceOf(node, index, mesh.material, scene.materials);
      if (!own) continue;
      surfaces.push(own);
      const { positions: p, normals: n, indices } = mesh;
      for (let i = 0; i < indices.length; i += 3) {
        const [a, b, c] = [0, 1, 2].map((k) => {
          const v = indices[i + k]! * 3;
          const x = Math.min(Math.max(p[v]!, bounds.x0), bounds.x1);
          const y = Math.min(Math.max(p[v + 1]!, bounds.y0), bounds.y1);
          return camera.project(x, y, Math.min(p[v + 2]!, bounds.top));
        });
        // As seen from above: with y down the page, what faces the eye runs with negative area.
        if ((b![0] - a![0]) * (c![1] - a![1]) - (c![0] - a![0]) * (b![1] - a![1]) > -1e-4) continue;
        corners.push(...a!, ...b!, ...c!);
        const [u, v, w] = [0, 1, 2].map((k) => n.subarray(indices[i + k]! * 3, indices[i + k]! * 3 + 3));
        normals.push(...u!, ...v!, ...w!);
        isFlat.push(u!.every((value, axis) => value === v![axis] && value === w![axis]) ? 1 : 0);
        surface.push(surfaces.length - 1);
      }
    }
  });
  return {
    surfaces,
    corners: Float32Array.from(corners),
    normals: Float32Array.from(normals),
    surface: Uint16Array.from(surface),
    isFlat: Uint8Array.from(isFlat),
  };
}

import type { Mesh } from '../scene/types.ts';

/** Whether a place of the plan lies on one of the triangles. */
export function isOnFloor(floor: readonly Mesh[], x: number, y: number): boolean {
  return floor.some(({ positions, indices }) => {
    for (let t = 0; t < indices.length; t += 3) if (isInTriangle(positions, indices, t, x, y)) return true;
    return false;
  });
}

function isInTriangle(p: Float32Array, indices: Uint32Array, t: number, x: number, y: number): boolean {
  const side = (a: number, b: number): number => {
    const [i, j] = [indices[t + a]! * 3, indices[t + b]! * 3];
    return (p[j]! - p[i]!) * (y - p[i + 1]!) - (p[j + 1]! - p[i + 1]!) * (x - p[i]!);
  };
  const [a, b, c] = [side(0, 1), side(1, 2), side(2, 0)];
  return (a >= 0 && b >= 0 && c >= 0) || (a <= 0 && b <= 0 && c <= 0);
}

import type { Vec3 } from './model-builder.ts';
import type { Mesh } from './types.ts';

/** Cells along the longest side of a model: fine enough to tell a cushion from the seat below it. */
const CELLS = 26;
/** Metres: smaller cells would show the gaps between boards as caves. */
const LEAST_CELL = 0.02;
/** Cells that a ray is followed: what is farther off takes little light away. */
const REACH = 7;
/** Light that is left where everything around is hidden: it is thrown back from all sides. */
const LEAST_LIGHT = 0.32;
/** Shades that are told apart: neighbours that share one also share their corners in a file. */
const SHADES = 16;

/** The 26 directions to the neighbours of a cell. */
const DIRECTIONS: readonly Vec3[] = [-1, 0, 1]
  .flatMap((x) => [-1, 0, 1].flatMap((y) => [-1, 0, 1].map((z): Vec3 => [x, y, z])))
  .filter((way) => way.some((step) => step !== 0))
  .map(([x, y, z]): Vec3 => {
    const length = Math.hypot(x, y, z);
    return [x / length, y / length, z / length];
  });

/**
 * Ambient occlusion of a piece by itself and by the floor that it stands on: for each mesh and each of its vertices how much light from all around
 * reaches it, 0 to 1. The model is filled into cells, and rays are followed through them: a small part of the cost of rays against triangles.
 * Own axes of the model, z up, the floor at 0.
 */
export function modelOcclusion(meshes: readonly Mesh[]): Float32Array[] {
  const grid = fillCells(meshes);
  return meshes.map(({ positions, normals }) => {
    const light = new Float32Array(positions.length / 3);
    for (let i = 0; i < light.length; i++) light[i] = lightAt(grid, positions, normals, i * 3);
    return light;
  });
}

interface Grid {
  readonly low: Vec3;
  readonly counts: Vec3;
  readonly cell: number;
  readonly filled: Uint8Array;
}

function lightAt(grid: Grid, p: Float32Array, n: Float32Array, v: number): number {
  const [nx, ny, nz] = [n[v]!, n[v + 1]!, n[v + 2]!];
  let [hidden, all] = [0, 0];
  for (const [dx, dy, dz] of DIRECTIONS) {
    const weight = dx * nx + dy * ny + dz * nz;
    if (weight < 0.15) continue;
    all += weight;
    for (let step = 1; step <= REACH; step++) {
      // From beside the surface, so that it does not hide the sky from itself.
      const x = p[v]! + (nx * 1.1 + dx * step) * grid.cell;
      const y = p[v + 1]! + (ny * 1.1 + dy * step) * grid.cell;
      const z = p[v + 2]! + (nz * 1.1 + dz * step) * grid.cell;
      if (z >= 0 && !isFilled(grid, x, y, z)) continue;
      hidden += weight * (1 - ((step - 1) / REACH) * 0.7);
      break;
    }
  }
  const light = all > 0 ? 1 - (1 - LEAST_LIGHT) * (hidden / all) : 1;
  return Math.round(light * (SHADES - 1)) / (SHADES - 1);
}

function isFilled({ low, counts, cell, filled }: Grid, x: number, y: number, z: number): boolean {
  const i = Math.floor((x - low[0]) / cell);
  const j = Math.floor((y - low[1]) / cell);
  const k = Math.floor((z - low[2]) / cell);
  if (i < 0 || j < 0 || k < 0 || i >= counts[0] || j >= counts[1] || k >= counts[2]) return false;
  return filled[(k * counts[1] + j) * counts[0] + i] === 1;
}

/** Marks all cells that a triangle runs through. */
function fillCells(meshes: readonly Mesh[]): Grid {
  const low: Vec3 = [0, 0, 0];
  const high: Vec3 = [0, 0, 0];
  for (const { positions } of meshes)
    for (let i = 0; i < positions.length; i++) {
      low[i % 3] = Math.min(low[i % 3]!, positions[i]!);
      high[i % 3] = Math.max(high[i % 3]!, positions[i]!);
    }
  const cell = Math.max(LEAST_CELL, ...[0, 1, 2].map((axis) => (high[axis]! - low[axis]!) / CELLS));
  const counts = [0, 1, 2].map((axis) => Math.floor((high[axis]! - low[axis]!) / cell) + 1) as Vec3;
  const grid: Grid = { low, counts, cell, filled: new Uint8Array(counts[0] * counts[1] * counts[2]) };
  for (const { positions: p, indices } of meshes)
    for (let t = 0; t < indices.length; t += 3)
      fillTriangle(grid, p, indices[t]! * 3, indices[t + 1]! * 3, indices[t + 2]! * 3);
  return grid;
}

function fillTriangle({ low, counts, cell, filled }: Grid, p: Float32Array, a: number, b: number, c: number): void {
  const side = (i: number, j: number): number =>
    Math.hypot(p[j]! - p[i]!, p[j + 1]! - p[i + 1]!, p[j + 2]! - p[i + 2]!);
  const steps = Math.ceil(Math.max(side(a, b), side(a, c), side(b, c)) / (cell * 0.8)) + 1;
  const at = (axis: number, s: number, t: number): number => {
    const value = p[a + axis]! + (p[b + axis]! - p[a + axis]!) * s + (p[c + axis]! - p[a + axis]!) * t;
    return Math.min(counts[axis]! - 1, Math.floor((value - low[axis]!) / cell));
  };
  for (let i = 0; i <= steps; i++)
    for (let j = 0; i + j <= steps; j++) {
      const [s, t] = [i / steps, j / steps];
      filled[(at(2, s, t) * counts[1] + at(1, s, t)) * counts[0] + at(0, s, t)] = 1;
    }
}

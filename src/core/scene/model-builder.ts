import type { Mesh } from './types.ts';

export type Vec2 = [number, number];
export type Vec3 = [number, number, number];

interface Part {
  positions: number[];
  normals: number[];
  indices: number[];
}

/**
 * Collects the triangles of one model by material. Primitives (`box`, `cushion`, `lathe`, `prism` …) add to it.
 * Local axes of a model: x along its width, y along its depth with the back at -y, z up, origin at the middle of the footprint on the floor.
 */
export class ModelBuilder {
  readonly #parts = new Map<string, Part>();

  part(material: string): Part {
    let part = this.#parts.get(material);
    if (!part) this.#parts.set(material, (part = { positions: [], normals: [], indices: [] }));
    return part;
  }

  /** Adds a vertex and returns its index within its material. */
  vertex(material: string, position: Vec3, normal: Vec3): number {
    const part = this.part(material);
    const length = Math.hypot(normal[0], normal[1], normal[2]) || 1;
    part.positions.push(position[0], position[1], position[2]);
    part.normals.push(normal[0] / length, normal[1] / length, normal[2] / length);
    return part.positions.length / 3 - 1;
  }

  /** Adds a triangle, turned so that it faces where its vertex normals point. Triangles without area are left out. */
  triangle(material: string, a: number, b: number, c: number): void {
    const { positions: p, normals: n, indices } = this.part(material);
    const ux = p[b * 3]! - p[a * 3]!;
    const uy = p[b * 3 + 1]! - p[a * 3 + 1]!;
    const uz = p[b * 3 + 2]! - p[a * 3 + 2]!;
    const vx = p[c * 3]! - p[a * 3]!;
    const vy = p[c * 3 + 1]! - p[a * 3 + 1]!;
    const vz = p[c * 3 + 2]! - p[a * 3 + 2]!;
    const cx = uy * vz - uz * vy;
    const cy = uz * vx - ux * vz;
    const cz = ux * vy - uy * vx;
    if (cx * cx + cy * cy + cz * cz < 1e-18) return;
    const facing =
      cx * (n[a * 3]! + n[b * 3]! + n[c * 3]!) +
      cy * (n[a * 3 + 1]! + n[b * 3 + 1]! + n[c * 3 + 1]!) +
      cz * (n[a * 3 + 2]! + n[b * 3 + 2]! + n[c * 3 + 2]!);
    // The plan's axes are left-handed (y runs down the page), so counter-clockwise to the eye is a negative product here.
    if (facing > 0) indices.push(a, c, b);
    else indices.push(a, b, c);
  }

  /** A flat face with one normal; corners in order around it. */
  quad(material: string, a: Vec3, b: Vec3, c: Vec3, d: Vec3, normal: Vec3): void {
    const i = this.vertex(material, a, normal);
    this.vertex(material, b, normal);
    this.vertex(material, c, normal);
    this.vertex(material, d, normal);
    this.triangle(material, i, i + 1, i + 2);
    this.triangle(material, i, i + 2, i + 3);
  }

  /** Runs `add` on a fresh builder and takes its triangles over, turned clockwise by `degrees` about the origin and then moved. */
  placed(at: Vec3, degrees: number, add: (model: ModelBuilder) => void): void {
    const inner = new ModelBuilder();
    add(inner);
    for (const mesh of inner.build()) this.take(turnMesh(mesh, at, degrees));
  }

  /** Runs `add` on a fresh builder and takes its triangles over with left and right exchanged. */
  mirrored(add: (model: ModelBuilder) => void): void {
    const inner = new ModelBuilder();
    add(inner);
    for (const { material, positions, normals, indices } of inner.build()) {
      const flip = (values: Float32Array) => values.map((value, i) => (i % 3 === 0 ? -value : value));
      this.take({ material, positions: flip(positions), normals: flip(normals), indices: indices.toReversed() });
    }
  }

  take(mesh: Mesh): void {
    const part = this.part(mesh.material);
    const base = part.positions.length / 3;
    for (const v of mesh.positions) part.positions.push(v);
    for (const v of mesh.normals) part.normals.push(v);
    for (const i of mesh.indices) part.indices.push(base + i);
  }

  build(): Mesh[] {
    return [...this.#parts].map(([material, part]) => ({
      material,
      positions: Float32Array.from(part.positions),
      normals: Float32Array.from(part.normals),
      indices: Uint32Array.from(part.indices),
    }));
  }
}

/** The mesh turned clockwise (as seen on the plan) about the origin, then moved by `at`. */
export function turnMesh(mesh: Mesh, at: Vec3, degrees: number): Mesh {
  const turn = (degrees * Math.PI) / 180;
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  const positions = new Float32Array(mesh.positions.length);
  const normals = new Float32Array(mesh.normals.length);
  for (let i = 0; i < positions.length; i += 3) {
    const x = mesh.positions[i]!;
    const y = mesh.positions[i + 1]!;
    positions[i] = at[0] + x * cos - y * sin;
    positions[i + 1] = at[1] + x * sin + y * cos;
    positions[i + 2] = at[2] + mesh.positions[i + 2]!;
    const nx = mesh.normals[i]!;
    const ny = mesh.normals[i + 1]!;
    normals[i] = nx * cos - ny * sin;
    normals[i + 1] = nx * sin + ny * cos;
    normals[i + 2] = mesh.normals[i + 2]!;
  }
  return { material: mesh.material, positions, normals, indices: mesh.indices };
}

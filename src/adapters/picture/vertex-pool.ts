import { MeshoptEncoder } from 'meshoptimizer/encoder';

/** One corner of a triangle as it is stored: everything in whole numbers. */
export interface PooledVertex {
  readonly position: readonly [number, number, number];
  /** -127 to 127. */
  readonly normal: readonly [number, number, number];
  /** Palette coordinates, 0 to 255. */
  readonly spot: readonly [number, number];
}

/**
 * The vertices of all models of a file in one list, so that the file describes them once: in files of many small models descriptions weigh more
 * than vertices do. Equal corners of one model are stored once.
 */
export class VertexPool {
  readonly #positions: number[] = [];
  readonly #normals: number[] = [];
  readonly #spots: number[] = [];

  /** Adds triangles, three corners each; returns their indices in the pool, in an order that compresses well. */
  add(corners: readonly PooledVertex[]): Uint32Array {
    const known = new Map<string, number>();
    const vertices: PooledVertex[] = [];
    const indices = Uint32Array.from(corners, (corner) => {
      const key = `${corner.position} ${corner.normal} ${corner.spot}`;
      let index = known.get(key);
      if (index === undefined) {
        known.set(key, (index = vertices.length));
        vertices.push(corner);
      }
      return index;
    });
    const [places, count] = MeshoptEncoder.reorderMesh(indices, true, true);
    const ordered = new Array<PooledVertex>(count);
    vertices.forEach((vertex, i) => {
      ordered[places[i]!] = vertex;
    });
    const first = this.#spots.length / 2;
    for (const { position, normal, spot } of ordered) {
      this.#positions.push(...position);
      this.#normals.push(...normal);
      this.#spots.push(...spot);
    }
    return indices.map((index) => index + first);
  }

  get positions(): Int16Array {
    return Int16Array.from(this.#positions);
  }
  get normals(): Int8Array {
    return Int8Array.from(this.#normals);
  }
  get spots(): Uint8Array {
    return Uint8Array.from(this.#spots);
  }
}

import { MeshoptDecoder } from 'meshoptimizer/decoder';
import { type BufferAttribute, type InterleavedBufferAttribute, Mesh, type MeshStandardMaterial, Texture } from 'three';
import { GLTFLoader } from 'three/examples/jsm/loaders/GLTFLoader.js';
import type { Point } from '#core/plan/schema.ts';
import { type Material, paletteOf } from './palette.ts';

/** One node of the scene as it was written: a floor, wall, opening, fixture or item. */
export interface ModelPart {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  readonly room?: string;
  /** Where its own axes are: metres of the plan, and radians, clockwise on the plan. */
  readonly at: Point;
  readonly turn: number;
  readonly opaque: Triangles;
  readonly clear: Triangles;
  /** In its own axes, metres; y is height. */
  readonly low: readonly [number, number, number];
  readonly high: readonly [number, number, number];
}

/** Triangles, three corners each, as indices into the vertices of the model. */
type Triangles = Uint32Array;

/** The vertices of all parts, each in its part's own axes. */
export interface Vertices {
  /** xyz, metres, y up. */
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  /** Index into the palette. */
  readonly materials: Uint8Array;
  /** Ambient occlusion of a piece by itself: light that is left, 0 to 1. */
  readonly light: Float32Array;
}

export interface Model {
  readonly vertices: Vertices;
  readonly palette: readonly Material[];
  readonly parts: readonly ModelPart[];
}

const NONE = new Uint32Array();

/** Colours are read from the legend of the palette: its picture, which is for other programs, need not be fetched and unpacked. */
const WITHOUT_TEXTURES = { name: 'WITHOUT_TEXTURES', loadTexture: async () => new Texture() };

/**
 * Takes a binary glTF apart. The plan's x and y are the model's x and z; up is y.
 * @throws `Error` when it is no model of ours
 */
export async function readModel(bytes: ArrayBuffer): Promise<Model> {
  const loader = new GLTFLoader().setMeshoptDecoder(MeshoptDecoder).register(() => WITHOUT_TEXTURES);
  const { scene } = await loader.parseAsync(bytes, '');
  const root = scene.children[0];
  const first = root?.getObjectByProperty('isMesh', true) as Mesh | undefined;
  if (!root || !first) throw new Error('the file has no plan in it');
  const vertices = readVertices(first, root.scale.x);
  let palette: readonly Material[] = [];
  const parts = root.children.map((object): ModelPart => {
    const { id = object.name, kind = '', name = '', room } = object.userData as Partial<ModelPart>;
    const triangles = { opaque: NONE, clear: NONE };
    object.traverse((child) => {
      if (!(child instanceof Mesh)) return;
      const material = child.material as MeshStandardMaterial;
      palette = paletteOf(material) ?? palette;
      triangles[material.transparent ? 'clear' : 'opaque'] = Uint32Array.from(child.geometry.index!.array);
    });
    const at: Point = [object.position.x * root.scale.x, object.position.z * root.scale.x];
    // A turn clockwise on the plan is negative about the axis that points up.
    const turn = -2 * Math.atan2(object.quaternion.y, object.quaternion.w);
    return { id, kind, name, at, turn, ...triangles, ...boundsOf(vertices, triangles), ...(room ? { room } : {}) };
  });
  return { vertices, palette, parts };
}

/** All meshes share their vertices, so those of one are those of all. */
function readVertices(mesh: Mesh, unit: number): Vertices {
  const read = (name: string): BufferAttribute | InterleavedBufferAttribute => mesh.geometry.getAttribute(name);
  const [position, normal, spot] = ['position', 'normal', 'uv'].map(read) as [BufferAttribute, BufferAttribute, BufferAttribute]; // biome-ignore format: one list
  const { count } = position;
  const vertices = {
    positions: new Float32Array(count * 3),
    normals: new Float32Array(count * 3),
    materials: new Uint8Array(count),
    light: new Float32Array(count),
  };
  for (let i = 0; i < count; i++) {
    vertices.positions.set([position.getX(i) * unit, position.getY(i) * unit, position.getZ(i) * unit], i * 3);
    vertices.normals.set([normal.getX(i), normal.getY(i), normal.getZ(i)], i * 3);
    // Two bytes: the column of the palette, two a material, and the row, sixteen a shade of sixteen.
    vertices.materials[i] = Math.floor((spot.getX(i) * 255) / 2);
    vertices.light[i] = Math.floor((spot.getY(i) * 255) / 16) / 15;
  }
  return vertices;
}

function boundsOf({ positions }: Vertices, { opaque, clear }: Pick<ModelPart, 'opaque' | 'clear'>) {
  const low: [number, number, number] = [Infinity, Infinity, Infinity];
  const high: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (const triangles of [opaque, clear])
    for (const index of triangles)
      for (let axis = 0; axis < 3; axis++) {
        const value = positions[index * 3 + axis]!;
        if (value < low[axis]!) low[axis] = value;
        if (value > high[axis]!) high[axis] = value;
      }
  return { low, high };
}

import {
  Accessor,
  Document,
  type Buffer as GltfBuffer,
  type Material as GltfMaterial,
  NodeIO,
  type Primitive,
  TextureInfo,
} from '@gltf-transform/core';
import { EXTMeshoptCompression, KHRMeshQuantization } from '@gltf-transform/extensions';
import { MeshoptEncoder } from 'meshoptimizer/encoder';
import { modelOcclusion } from '#core/scene/model-occlusion.ts';
import type { Material, Mesh, Scene, SceneNode } from '#core/scene/types.ts';
import { paletteImages, paletteSpot } from './palette-images.ts';
import { type PooledVertex, VertexPool } from './vertex-pool.ts';

/** Metres that whole numbers of positions count; doubled as often as a large home needs for its positions to fit into 16 bits. */
const FINEST_UNIT = 0.0005;
const LARGEST = 32767;

/**
 * The scene as binary glTF, y up: the plan's x runs to glTF's x, its y (down the page) to z, its height to y. Under one node that scales to
 * metres, one node a piece with its id, kind, name and room in `extras`; a piece with a frame carries it as its transform, and pieces of one kind
 * and size share their mesh. All that is opaque is one material and all glass another: colours are looked up in a palette, one column a material
 * (`extras.palette` is the legend), one row a shade of ambient occlusion. Needs EXT_meshopt_compression and KHR_mesh_quantization.
 */
export async function writeGlb(scene: Scene): Promise<Uint8Array> {
  await MeshoptEncoder.ready;
  const document = new Document();
  document.createExtension(KHRMeshQuantization).setRequired(true);
  document
    .createExtension(EXTMeshoptCompression)
    .setRequired(true)
    .setEncoderOptions({ method: EXTMeshoptCompression.EncoderMethod.FILTER });
  document.getRoot().getAsset().generator = 'Plenish';
  const standings = scene.nodes.filter(({ meshes }) => meshes.length).map((node) => standing(node, scene.bounds));
  const names = [...new Set(standings.flatMap(({ meshes }) => meshes.map(({ material }) => material)))]
    .filter((name) => scene.materials[name])
    .sort();
  const surfaces = await createMaterials(document, names, scene.materials);
  const unit = unitFor(standings);
  const plan = document.createNode('plan').setScale([unit, unit, unit]);
  document.createScene('plan').addChild(plan);
  const models = new ModelWriter(document, names, scene.materials, surfaces, unit);
  for (const { node, meshes, at, turn } of standings) {
    const placed = document
      .createNode(node.id)
      .setMesh(models.meshOf(node, meshes))
      .setTranslation(at.map((metres) => Math.round(metres / unit)) as [number, number, number]);
    // Clockwise on the page is a negative turn about the axis that points up.
    if (turn) placed.setRotation([0, rounded(-Math.sin(turn / 2)), 0, rounded(Math.cos(turn / 2))]);
    placed.setExtras({ id: node.id, kind: node.kind, name: node.name, ...(node.room ? { room: node.room } : {}) });
    plan.addChild(placed);
  }
  models.finish();
  return new NodeIO()
    .registerExtensions([EXTMeshoptCompression, KHRMeshQuantization])
    .registerDependencies({ 'meshopt.encoder': MeshoptEncoder })
    .writeBinary(document);
}

interface Standing {
  readonly node: SceneNode;
  /** In the node's own axes. */
  readonly meshes: readonly Mesh[];
  /** glTF axes, metres. */
  readonly at: readonly [number, number, number];
  /** Radians, clockwise on the page. */
  readonly turn: number;
}

/** What has a frame in its own axes with the transform that puts it in place; everything else about the middle of the home. */
function standing(node: SceneNode, bounds: Scene['bounds']): Standing {
  const [x0, y0] = node.frame?.at ?? [(bounds.x0 + bounds.x1) / 2, (bounds.y0 + bounds.y1) / 2];
  const turn = ((node.frame?.rotation ?? 0) * Math.PI) / 180;
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
  return { node, meshes, at: [x0, 0, y0], turn };
}

const rounded = (value: number): number => Math.round(value * 1e5) / 1e5;

function unitFor(standings: readonly Standing[]): number {
  let most = 0;
  for (const { meshes } of standings)
    for (const { positions } of meshes) for (const value of positions) most = Math.max(most, Math.abs(value));
  return FINEST_UNIT * 2 ** Math.max(0, Math.ceil(Math.log2(most / (LARGEST * FINEST_UNIT))));
}

interface Surfaces {
  readonly opaque: GltfMaterial;
  readonly clear: GltfMaterial;
}

/** What is opaque and what is not, with one palette. Glass of all kinds is as clear as the first. */
async function createMaterials(document: Document, names: string[], all: Scene['materials']): Promise<Surfaces> {
  const materials = names.map((name) => all[name]!);
  const images = await paletteImages(materials);
  const [colours, surfaces] = [images.colours, images.surfaces].map((png) =>
    document
      .createTexture()
      .setImage(png as Uint8Array<ArrayBuffer>)
      .setMimeType('image/png'),
  );
  const palette = names.map((name) => {
    const { colour, roughness, metalness, opacity, pattern } = all[name]!;
    return { name, colour, roughness, metalness, opacity, ...(pattern ? { pattern } : {}) };
  });
  const create = (name: string): GltfMaterial => {
    const material = document.createMaterial(name).setBaseColorTexture(colours!).setMetallicRoughnessTexture(surfaces!);
    for (const info of [material.getBaseColorTextureInfo()!, material.getMetallicRoughnessTextureInfo()!])
      info.setMagFilter(TextureInfo.MagFilter.NEAREST!).setMinFilter(TextureInfo.MinFilter.NEAREST!);
    return material;
  };
  const opacity = materials.find((material) => material.opacity < 1)?.opacity ?? 1;
  return {
    opaque: create('surface').setExtras({ palette }),
    clear: create('glass').setBaseColorFactor([1, 1, 1, opacity]).setAlphaMode('BLEND'),
  };
}

/** Writes every model once, all into one pool of vertices. */
class ModelWriter {
  readonly #pool = new VertexPool();
  readonly #known = new Map<string, ReturnType<Document['createMesh']>>();
  readonly #primitives: Primitive[] = [];
  readonly #buffer: GltfBuffer;
  readonly #document: Document;
  readonly #names: readonly string[];
  readonly #materials: Scene['materials'];
  readonly #surfaces: Surfaces;
  readonly #unit: number;

  constructor(
    document: Document,
    names: readonly string[],
    materials: Scene['materials'],
    surfaces: Surfaces,
    unit: number,
  ) {
    this.#document = document;
    this.#buffer = document.createBuffer();
    this.#names = names;
    this.#materials = materials;
    this.#surfaces = surfaces;
    this.#unit = unit;
  }

  meshOf(node: SceneNode, parts: readonly Mesh[]): ReturnType<Document['createMesh']> {
    const key = node.model ?? node.id;
    const known = this.#known.get(key);
    if (known) return known;
    const mesh = this.#document.createMesh(node.name);
    // Walls and floors are shaded by all that stands around them, which a model of its own cannot know.
    const light = node.kind === 'item' || node.kind === 'fixture' ? modelOcclusion(parts) : undefined;
    for (const [material, isOf] of [
      [this.#surfaces.opaque, ({ opacity }: Material) => opacity === 1],
      [this.#surfaces.clear, ({ opacity }: Material) => opacity < 1],
    ] as const) {
      const corners = parts.flatMap((part, i) => {
        const own = this.#materials[part.material];
        return own && isOf(own) ? this.#cornersOf(part, light?.[i]) : [];
      });
      if (!corners.length) continue;
      const indices = this.#accessor('SCALAR', this.#pool.add(corners));
      const primitive = this.#document.createPrimitive().setIndices(indices).setMaterial(material);
      this.#primitives.push(primitive);
      mesh.addPrimitive(primitive);
    }
    this.#known.set(key, mesh);
    return mesh;
  }

  /** Gives all primitives the vertices that have come together. */
  finish(): void {
    const pool = this.#pool;
    const attributes = {
      POSITION: this.#accessor('VEC3', pool.positions),
      NORMAL: this.#accessor('VEC3', pool.normals).setNormalized(true),
      TEXCOORD_0: this.#accessor('VEC2', pool.spots).setNormalized(true),
    };
    for (const primitive of this.#primitives)
      for (const [name, accessor] of Object.entries(attributes)) primitive.setAttribute(name, accessor);
  }

  /** Plan axes become glTF axes: x, height, y. */
  #cornersOf({ material, positions: p, normals: n, indices }: Mesh, light: Float32Array | undefined): PooledVertex[] {
    const column = this.#names.indexOf(material);
    const whole = (metres: number): number => Math.round(metres / this.#unit);
    const lean = (share: number): number => Math.round(share * 127);
    const vertices = Array.from({ length: p.length / 3 }, (_v, i): PooledVertex => {
      const [x, y, z] = [i * 3, i * 3 + 1, i * 3 + 2];
      return {
        position: [whole(p[x]!), whole(p[z]!), whole(p[y]!)],
        normal: [lean(n[x]!), lean(n[z]!), lean(n[y]!)],
        spot: paletteSpot(column, light?.[i] ?? 1),
      };
    });
    return Array.from(indices, (index) => vertices[index]!);
  }

  #accessor(type: 'VEC2' | 'VEC3' | 'SCALAR', array: Int16Array | Int8Array | Uint8Array | Uint32Array): Accessor {
    return this.#document
      .createAccessor()
      .setType(Accessor.Type[type]!)
      .setArray(array as Int16Array<ArrayBuffer>)
      .setBuffer(this.#buffer);
  }
}

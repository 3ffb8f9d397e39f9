/** A scene is plain arrays: one source for the printed picture, the 3D view and the GLB. Metres; x right, y down the plan, z up. */
export interface Material {
  /** sRGB, 0 to 255. */
  readonly colour: [number, number, number];
  readonly roughness: number;
  readonly metalness: number;
  readonly opacity: number;
  /** Name of a procedural pattern (oak, tile, stone, textile …) that the picture and the viewer know, if any. */
  readonly pattern?: string;
  /** Closes a tall piece above the height at which a plan cuts: left out of the picture from above, there in 3D. */
  readonly lid?: boolean;
}

export interface Mesh {
  readonly material: string;
  /** xyz triples. */
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  /** Triangles, counter-clockwise seen from outside. */
  readonly indices: Uint32Array;
}

export interface SceneNode {
  readonly id: string;
  readonly kind: 'floor' | 'wall' | 'opening' | 'fixture' | 'item';
  /** What it is: room type, opening kind, item kind. */
  readonly name: string;
  readonly room?: string;
  /** Where the node's own axes are (rotation in degrees clockwise): patterns such as planks and wood grain run along its x axis. */
  readonly frame?: { readonly at: readonly [number, number]; readonly rotation: number };
  /** Nodes with the same model have the same triangles but for where they stand: a 3D file keeps them once. */
  readonly model?: string;
  readonly meshes: Mesh[];
}

export interface Scene {
  readonly materials: Readonly<Record<string, Material>>;
  readonly nodes: SceneNode[];
  /** Metres: everything that is to be seen. */
  readonly bounds: { x0: number; y0: number; x1: number; y1: number };
  readonly wallHeight: number;
}

/** Where metres of the plan are on the furnished picture: px = (x - x0) * pixelsPerMetre, py = (y - y0) * pixelsPerMetre. */
export interface PictureFrame {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly pixelsPerMetre: number;
  readonly x0: number;
  readonly y0: number;
}

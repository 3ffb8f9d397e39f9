import { NodeIO, type Root } from '@gltf-transform/core';
import { EXTMeshoptCompression, KHRMeshQuantization } from '@gltf-transform/extensions';
import { MeshoptDecoder } from 'meshoptimizer/decoder';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { drawPlan } from '#core/draw-plan.ts';
import type { PlanDocument } from '#core/plan/schema.ts';
import { drawPicture } from './draw-picture.ts';
import { writeGlb } from './write-glb.ts';

/** One room of 4 × 3 m with a door, a window, a drawn toilet and three pieces, two of them alike. */
const document: PlanDocument = {
  version: 1,
  source: { widthPx: 800, heightPx: 600, toPixels: [100, 0, 0, 100, 0, 0] },
  verdict: { code: 'success', message: '', details: {} },
  scale: { metresPerPixel: 0.01, from: 'dimensions', agreeing: 3, read: 3 },
  plan: {
    walls: [
      { id: 'n', from: [0, 0], to: [4.2, 0], thickness: 0.2, exterior: true },
      { id: 'e', from: [4.2, 0], to: [4.2, 3.2], thickness: 0.2, exterior: true },
      { id: 's', from: [4.2, 3.2], to: [0, 3.2], thickness: 0.2, exterior: true },
      { id: 'w', from: [0, 3.2], to: [0, 0], thickness: 0.2, exterior: true },
    ],
    openings: [
      { id: 'd', kind: 'door', wall: 's', from: [3, 3.2], to: [3.9, 3.2], swing: { hinge: [3.9, 3.2], leaf: [3.9, 2.3] } },
      { id: 'v', kind: 'window', wall: 'n', from: [1, 0], to: [2.4, 0] },
    ],
    rooms: [{ id: 'r', type: 'living', label: 'СТУДИЯ', outline: [[0.1, 0.1], [4.1, 0.1], [4.1, 3.1], [0.1, 3.1]], holes: [], area: 12 }],
    fixtures: [{ id: 'f', kind: 'toilet', room: 'r', outline: [[3.4, 0.1], [3.8, 0.1], [3.8, 0.75], [3.4, 0.75]] }],
    furniture: [],
  },
  layout: {
    items: [
      { id: 'a', room: 'r', kind: 'armchair', at: [0.6, 1], rotation: 270, size: { width: 0.8, depth: 0.8, height: 0.8 } },
      { id: 'b', room: 'r', kind: 'armchair', at: [0.6, 2.2], rotation: 270, size: { width: 0.8, depth: 0.8, height: 0.8 } },
      { id: 'c', room: 'r', kind: 'plant', at: [2, 2.7], rotation: 0, size: { width: 0.4, depth: 0.4, height: 0.9 } },
    ],
    checks: { collisions: 0, outside: 0, blockedDoors: 0, blockedWindows: 0, unreachable: 0 },
  },
}; // biome-ignore format: a drawing

describe('drawPicture', () => {
  let jpg: Uint8Array;
  let frame: Awaited<ReturnType<typeof drawPicture>>['frame'];
  beforeAll(async () => {
    ({ jpg, frame } = await drawPicture(document));
  });

  it('is a JPEG of at least 2,000 pixels on its longer side, as large as its frame says', async () => {
    const seen = await sharp(jpg).metadata();
    expect(seen.format).toBe('jpeg');
    expect(Math.max(seen.width, seen.height)).toBeGreaterThanOrEqual(2000);
    expect([seen.width, seen.height]).toEqual([frame.widthPx, frame.heightPx]);
    expect(seen.chromaSubsampling).toBe('4:4:4');
  });

  it('keeps the orientation of the drawing: the armchairs are left, the toilet top right', async () => {
    const { data, info } = await sharp(jpg).raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number): number[] => {
      const i =
        (Math.round((y - frame.y0) * frame.pixelsPerMetre) * info.width +
          Math.round((x - frame.x0) * frame.pixelsPerMetre)) *
        3;
      return [data[i]!, data[i + 1]!, data[i + 2]!];
    };
    // Ceramic is grey to white (also in the shadow of the wall) where oak is brown; walls are cut dark; paper is white.
    const brown = ([r, , b]: number[]): number => r! / b!;
    expect(brown(at(3.6, 0.15))).toBeLessThan(1.1);
    expect(brown(at(0.6, 0.25))).toBeGreaterThan(1.2);
    expect(Math.max(...at(4.2, 1.5))).toBeLessThan(90);
    expect(Math.min(...at(frame.x0 + 0.02, frame.y0 + 0.02))).toBeGreaterThan(245);
  });
});

describe('writeGlb', () => {
  let glb: Uint8Array;
  let root: Root;
  const scene = drawPlan(document.plan, document.layout!);
  beforeAll(async () => {
    await MeshoptDecoder.ready;
    glb = await writeGlb(scene);
    const io = new NodeIO().registerExtensions([EXTMeshoptCompression, KHRMeshQuantization]);
    root = (await io.registerDependencies({ 'meshopt.decoder': MeshoptDecoder }).readBinary(glb)).getRoot();
  });
  /** All nodes but the one that scales the plan. */
  const pieces = () => root.listNodes().filter((node) => node.getMesh());

  it('reads back with every node, its extras, and shared meshes for equal pieces', () => {
    expect(pieces().length).toBe(scene.nodes.filter((node) => node.meshes.length).length);
    const named = new Map(pieces().map((node) => [node.getName(), node]));
    expect(named.get('a')!.getExtras()).toEqual({ id: 'a', kind: 'item', name: 'armchair', room: 'r' });
    expect(named.get('a')!.getMesh()).toBe(named.get('b')!.getMesh());
    expect(glb.length).toBeLessThan(100e3);
  });

  it('is two materials for all, coloured by one palette that says what is in it', () => {
    expect(root.listMaterials().map((material) => material.getName())).toEqual(['surface', 'glass']);
    const { palette } = root.listMaterials()[0]!.getExtras() as { palette: { name: string; colour: number[] }[] };
    expect(palette.find(({ name }) => name === 'floor-wood')!.colour).toEqual(scene.materials['floor-wood']!.colour);
    expect(root.listTextures().length).toBe(2);
  });

  it('writes the same bytes twice', async () => {
    expect(Buffer.compare(glb, await writeGlb(drawPlan(document.plan, document.layout!)))).toBe(0);
  });

  it('puts pieces where the scene has them, y up, with faces outwards', () => {
    for (const node of pieces()) {
      const own = scene.nodes.find(({ id }) => id === node.getName())!;
      const box = { low: [9, 9, 9], high: [-9, -9, -9] };
      const matrix = node.getWorldMatrix();
      for (const primitive of node.getMesh()!.listPrimitives()) {
        const [position, normal, index] = [
          primitive.getAttribute('POSITION')!,
          primitive.getAttribute('NORMAL')!,
          primitive.getIndices()!,
        ];
        const at = (i: number): number[] => position.getElement(i, []);
        for (let i = 0; i < index.getCount(); i++) {
          const p = at(index.getScalar(i));
          for (const k of [0, 1, 2]) {
            const value = matrix[k]! * p[0]! + matrix[4 + k]! * p[1]! + matrix[8 + k]! * p[2]! + matrix[12 + k]!;
            box.low[k] = Math.min(box.low[k]!, value);
            box.high[k] = Math.max(box.high[k]!, value);
          }
        }
        for (let t = 0; t < index.getCount(); t += 3) {
          const [a, b, c] = [0, 1, 2].map((k) => at(index.getScalar(t + k))) as [number[], number[], number[]];
          const [u, v] = [b.map((x, k) => x - a[k]!), c.map((x, k) => x - a[k]!)] as [number[], number[]];
          const face = [u[1]! * v[2]! - u[2]! * v[1]!, u[2]! * v[0]! - u[0]! * v[2]!, u[0]! * v[1]! - u[1]! * v[0]!];
          const n = normal.getElement(index.getScalar(t), []);
          const size = Math.hypot(...face);
          // Slivers of a few hundredths of a square millimetre have lost their direction with their last digits.
          if (size > 30 && face.reduce((sum, x, k) => sum + x * n[k]!, 0) < -0.35 * size)
            throw new Error(`${node.getName()}: a face looks inwards`);
        }
      }
      const along = (axis: number) =>
        own.meshes.flatMap((mesh) => [...mesh.positions].filter((_v, i) => i % 3 === axis));
      expect(box.low[0]).toBeCloseTo(Math.min(...along(0)), 2);
      expect(box.high[0]).toBeCloseTo(Math.max(...along(0)), 2);
      expect(box.low[2]).toBeCloseTo(Math.min(...along(1)), 2);
      expect(box.high[2]).toBeCloseTo(Math.max(...along(1)), 2);
      expect(box.high[1]).toBeCloseTo(Math.max(...along(2)), 2);
    }
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { drawPlan } from '../draw-plan.ts';
import type { Plan } from '../plan/schema.ts';
import type { Scene } from '../scene/types.ts';
import { Camera } from './camera.ts';
import { dollhouse } from './dollhouse.ts';
import { roomStill } from './room-still.ts';

/** Two rooms side by side, a red sofa in the left one. */
const wall = (id: string, from: [number, number], to: [number, number]) => ({ id, from, to, thickness: 0.2, exterior: true }); // biome-ignore format: one row
const room = (id: string, x0: number, x1: number) => ({
  ...{ id, type: 'living' as const, label: '', holes: [], area: (x1 - x0) * 3 },
  outline: [[x0, 0.1], [x1, 0.1], [x1, 3.1], [x0, 3.1]] as [number, number][],
}); // biome-ignore format: a drawing
const plan: Plan = {
  walls: [
    wall('n', [0, 0], [8.2, 0]), wall('s', [8.2, 3.2], [0, 3.2]),
    wall('w', [0, 3.2], [0, 0]), wall('m', [4.1, 0], [4.1, 3.2]), wall('e', [8.2, 0], [8.2, 3.2]),
  ],
  openings: [],
  rooms: [room('left', 0.1, 4), room('right', 4.2, 8.1)],
  ...{ fixtures: [], furniture: [] },
}; // biome-ignore format: a drawing
const items = [{ id: 'i', room: 'left', kind: 'sofa', at: [2, 0.6] as [number, number], rotation: 0, size: { width: 2, depth: 0.9, height: 0.8 } }]; // biome-ignore format: one row
const checks = { collisions: 0, outside: 0, blockedDoors: 0, blockedWindows: 0, unreachable: 0 };
let scene: Scene;
beforeAll(() => {
  const drawn = drawPlan(plan, { items, checks });
  const red = { ...drawn.materials['fabric-main']!, colour: [220, 20, 20] as [number, number, number] };
  scene = { ...drawn, materials: { ...drawn.materials, 'fabric-main': red } };
});

/** Share of the pixels of a still that are red, and of those that are bare paper. */
function sharesOf({ rgba }: { rgba: Uint8ClampedArray }) {
  let [red, paper] = [0, 0];
  for (let i = 0; i < rgba.length; i += 4) {
    if (rgba[i]! > 2 * rgba[i + 1]! && rgba[i]! > 60) red++;
    if (Math.min(rgba[i]!, rgba[i + 1]!, rgba[i + 2]!) > 250) paper++;
  }
  return { red: red / (rgba.length / 4), paper: paper / (rgba.length / 4) };
}

describe('Camera', () => {
  it('finds the place again that it projects, and sees what is near in front', () => {
    const view = { widthPx: 400, heightPx: 300, angle: 30, azimuth: 35, elevation: 40, distance: 9 };
    const camera = new Camera({ ...view, target: [1, 2, 0.5] });
    const [x, y, depth] = camera.project(0.3, 2.8, 0.9);
    expect(camera.placeAt(x, y, depth).map((value) => value.toFixed(6))).toEqual(['0.300000', '2.800000', '0.900000']);
    const [middleX, middleY] = camera.project(1, 2, 0.5);
    expect([middleX, middleY].map(Math.round)).toEqual([200, 150]);
    expect(camera.project(1, 2, 1)[2]).toBeGreaterThan(camera.project(1, 2, 0)[2]);
    expect(1 / camera.depthOfPlane(y, 0.9)).toBeCloseTo(1 / depth, 6);
  });
});

describe('stills', () => {
  it('show the whole home, and a room larger, without the rooms beside it', () => {
    const [home, left, right] = [
      dollhouse(scene, 400),
      roomStill(scene, 'left', 300)!,
      roomStill(scene, 'right', 300)!,
    ];
    expect([home.widthPx, home.heightPx, left.widthPx, left.heightPx]).toEqual([400, 300, 300, 200]);
    const [ofHome, ofLeft, ofRight] = [sharesOf(home), sharesOf(left), sharesOf(right)];
    expect(ofHome.red).toBeGreaterThan(0.005);
    expect(ofLeft.red).toBeGreaterThan(ofHome.red * 1.5);
    expect(ofRight.red).toBe(0);
    for (const { paper } of [ofHome, ofLeft, ofRight]) expect(paper).toBeGreaterThan(0.2);
  });

  it('show the home as large as the paper allows, however empty the corners of the box around it are', () => {
    const { bounds } = scene;
    const roomier = { ...scene, bounds: { ...bounds, y1: bounds.y1 + 4 } };
    const [usual, same] = [scene, roomier].map((home) => {
      const { rgba, widthPx } = dollhouse(home, 320);
      // The tops of walls are darker than any shadow on the paper.
      const columns = Array.from(rgba.keys()).flatMap((i) =>
        i % 4 === 0 && rgba[i]! < 120 ? [(i / 4) % widthPx] : [],
      );
      return [Math.min(...columns) / widthPx, Math.max(...columns) / widthPx];
    });
    expect(usual![0]).toBeLessThan(0.06);
    expect(usual![1]).toBeGreaterThan(0.94);
    expect(same![0]).toBeCloseTo(usual![0]!, 2);
    expect(same![1]).toBeCloseTo(usual![1]!, 2);
  });

  it('show a mirror over a basin no higher than the walls, which are cut at 1.35 m', () => {
    const size = { width: 1, depth: 0.5, height: 0.85 };
    const basin = { id: 'b', room: 'left', kind: 'basin', at: [2, 0.36] as [number, number], rotation: 0, size };
    const drawn = drawPlan(plan, { items: [basin], checks });
    const green = { ...drawn.materials.mirror!, colour: [0, 250, 0] as [number, number, number] };
    const greenWith = (height: (z: number) => number) => {
      const nodes = drawn.nodes.map((node) => ({
        ...node,
        meshes: node.meshes.map(({ positions, ...mesh }) => ({
          ...mesh,
          positions: mesh.material === 'mirror' ? positions.map((at, i) => (i % 3 === 2 ? height(at) : at)) : positions,
        })),
      }));
      const { rgba } = dollhouse({ ...drawn, nodes, materials: { ...drawn.materials, mirror: green } }, 320);
      return rgba.filter((value, i) => i % 4 === 1 && value > 2 * rgba[i - 1]!).length;
    };
    expect(greenWith((z) => z)).toBeGreaterThan(0);
    expect(greenWith((z) => z)).toBe(greenWith((z) => Math.min(z, 1.35)));
  });

  it('are none of a room that there is not', () => {
    expect(roomStill(scene, 'attic')).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import type { Light } from '../furnish/home/wishes.ts';
import { MATERIALS } from '../scene/materials.ts';
import { ModelBuilder, type Vec3 } from '../scene/model-builder.ts';
import { box, sheet } from '../scene/primitives.ts';
import type { PictureFrame, Scene, SceneNode } from '../scene/types.ts';
import { renderTopView } from './render-top-view.ts';

const frame: PictureFrame = { widthPx: 400, heightPx: 400, pixelsPerMetre: 100, x0: 0, y0: 0 };
const RED = { colour: [200, 20, 20] as [number, number, number], roughness: 1, metalness: 0, opacity: 1 };
const BLUE = { colour: [20, 20, 200] as [number, number, number], roughness: 1, metalness: 0, opacity: 1 };
const GREY = { colour: [180, 180, 180] as [number, number, number], roughness: 1, metalness: 0, opacity: 1 };

const node = (id: string, add: (m: ModelBuilder) => void, kind: SceneNode['kind'] = 'item', name = id): SceneNode => {
  const m = new ModelBuilder();
  add(m);
  return { id, kind, name, meshes: m.build() };
};
const cube = (
  id: string,
  material: string,
  low: Vec3,
  high: Vec3,
  kind?: SceneNode['kind'],
  name?: string,
): SceneNode => node(id, (m) => box(m, material, low, high), kind, name);
const ground = node('floor', (m) => sheet(m, 'grey', [[[0.2, 0.2], [3.8, 0.2], [3.8, 3.8], [0.2, 3.8]]], 0), 'floor'); // biome-ignore format: corners

function view(...nodes: SceneNode[]) {
  return viewBy('day', ...nodes);
}

function viewBy(light: Light, ...nodes: SceneNode[]) {
  const scene: Scene = {
    materials: { ...MATERIALS, red: RED, blue: BLUE, grey: GREY },
    nodes: [ground, ...nodes],
    bounds: { x0: 0, y0: 0, x1: 4, y1: 4 },
    wallHeight: 2.5,
  };
  const { rgba } = renderTopView(scene, frame, light);
  return (x: number, y: number): [number, number, number] => {
    const i = (Math.round(y * 100) * 400 + Math.round(x * 100)) * 4;
    return [rgba[i]!, rgba[i + 1]!, rgba[i + 2]!];
  };
}

describe('renderTopView', () => {
  it('shows what is higher, whatever was drawn first', () => {
    const table = cube('table', 'red', [1, 1, 0], [2, 2, 0.8]);
    const rug = cube('rug', 'blue', [0.8, 0.8, 0], [2.5, 2.5, 0.02]);
    for (const at of [view(table, rug), view(rug, table)]) {
      const [r, , b] = at(1.5, 1.5);
      expect(r).toBeGreaterThan(b * 2);
      const [r2, , b2] = at(0.9, 0.9);
      expect(b2).toBeGreaterThan(r2 * 2);
    }
  });

  it('is white where nothing stands, faintly grey close to the dwelling', () => {
    const at = view();
    expect(at(0.01, 0.01)[0]).toBeGreaterThan(247);
    const beside = at(3.9, 2)[0];
    expect(beside).toBeGreaterThan(200);
    expect(beside).toBeLessThan(255);
  });

  it('lets a box cast its shadow to the right and down the page, none to the left and up', () => {
    const at = view(cube('box', 'red', [1.5, 1.5, 0], [2.2, 2.2, 0.8]));
    const lit = at(0.8, 0.8)[0];
    expect(at(2.3, 2.0)[0]).toBeLessThan(lit * 0.85);
    expect(at(2.0, 2.3)[0]).toBeLessThan(lit * 0.85);
    expect(at(1.2, 1.8)[0]).toBeGreaterThan(lit * 0.85);
    // The shadow ends: height / tan of the sun's height, softly.
    expect(at(3.2, 3.2)[0]).toBeGreaterThan(lit * 0.95);
  });

  it('casts a longer shadow from a higher box', () => {
    const shadowed = (height: number): number => {
      const at = view(cube('box', 'red', [1, 1, 0], [2, 2, height]));
      let n = 0;
      for (let y = 2.02; y < 3; y += 0.01) if (at(1.8, y)[0] < at(0.5, 0.5)[0] * 0.85) n++;
      return n;
    };
    expect(shadowed(0.9)).toBeGreaterThan(shadowed(0.3) + 10);
  });

  it('cuts walls, leaves lintels out and takes lids off', () => {
    const lintel = cube('l', 'red', [1, 1, 2.1], [2, 2, 2.5], 'wall', 'lintel');
    expect(view(lintel)(1.5, 1.5)).toEqual(view()(1.5, 1.5));
    // A wall is cut at 1.2 m, so a wardrobe of 2 m stands above it.
    const wall = cube('w', 'blue', [1, 1, 0], [2, 2, 2.5], 'wall', 'wall');
    const [r, , b] = view(wall, cube('i', 'red', [1, 1, 0], [2, 2, 2]))(1.5, 1.5);
    expect(r).toBeGreaterThan(b * 2);
    const lid = cube('c', 'lid-white', [1, 1, 2], [2, 2, 2.01]);
    expect(view(lid)(1.5, 1.5)).toEqual(view()(1.5, 1.5));
  });

  it('gives the same bytes twice', () => {
    const scene: Scene = {
      materials: { ...MATERIALS, grey: GREY },
      nodes: [ground, cube('a', 'wood-light', [1, 1, 0], [2, 2, 1])],
      bounds: { x0: 0, y0: 0, x1: 4, y1: 4 },
      wallHeight: 2.5,
    };
    const [one, two] = [renderTopView(scene, frame).rgba, renderTopView(scene, frame).rgba];
    expect(one.every((value, i) => value === two[i])).toBe(true);
  });

  it('has lamps by evening that shine warm around them, and not through walls', () => {
    const lamp = cube('lamp', 'lampshade', [1, 1.9, 1], [1.2, 2.1, 1.3]);
    const wall = cube('wall', 'wall-cap', [1.9, 0.2, 0], [2, 3.8, 2.5], 'wall', 'wall');
    const at = viewBy('evening', lamp, wall);
    const [near, far, behind] = [at(1.4, 2), at(0.3, 0.4), at(2.3, 2)];
    expect(near[0]).toBeGreaterThan(far[0] * 1.2);
    expect(far[0]).toBeGreaterThan(behind[0]);
    expect(near[0]).toBeGreaterThan(near[2] * 1.15);
    expect(behind[2]).toBeGreaterThan(behind[0] * 1.15);
    expect(at(0.02, 0.02)[0]).toBeGreaterThan(240);
  });
});

import { expect, it } from 'vitest';
import { MATERIALS } from '../scene/materials.ts';
import { ModelBuilder } from '../scene/model-builder.ts';
import { box } from '../scene/primitives.ts';
import { lightField } from './light-field.ts';
import { gatherTriangles } from './triangles.ts';

/** Cells from the upper and lower edge of the picture within which its end is seen, or a ray comes from beyond it. */
const EDGE = 60;

it('lights a wall alike all the way down a picture that is worked out in many bands', () => {
  const frame = { widthPx: 200, heightPx: 640, pixelsPerMetre: 50, x0: 0, y0: 0 };
  const wall = new ModelBuilder();
  box(wall, 'wall-cap', [1.5, 0, 0], [1.7, 12.8, 1]);
  const scene = {
    materials: MATERIALS,
    nodes: [{ id: 'wall', kind: 'wall' as const, name: 'wall', meshes: wall.build() }],
    bounds: { x0: 0, y0: 0, x1: 4, y1: 12.8 },
    wallHeight: 2.5,
  };
  const { ground, sun, sky } = lightField(gatherTriangles(scene, frame), frame);
  expect([ground.width, ground.height]).toEqual([200, 640]);
  const row = (field: ArrayLike<number>, y: number) =>
    Array.from({ length: ground.width }, (_v, x) => field[y * ground.width + x]!);
  // Neighbouring rows look at the sky in other directions; every third row in the same ones.
  for (let y = EDGE; y + 3 < ground.height - EDGE; y++)
    for (const field of [ground.z, ground.surface, sun, sky]) expect(row(field, y + 3)).toEqual(row(field, y));
  expect(Math.max(...row(sky, 320))).toBeGreaterThan(60);
  expect(Math.max(...row(sun, 320))).toBeGreaterThan(200);
});

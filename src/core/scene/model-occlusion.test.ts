import { expect, it } from 'vitest';
import { ModelBuilder } from './model-builder.ts';
import { modelOcclusion } from './model-occlusion.ts';
import { box } from './primitives.ts';

it('a table is light on its top, darker below it and at the feet of its legs', () => {
  const m = new ModelBuilder();
  box(m, 'top', [-0.8, -0.4, 0.7], [0.8, 0.4, 0.74]);
  for (const x of [-0.7, 0.7]) box(m, 'leg', [x - 0.03, -0.3, 0], [x + 0.03, 0.3, 0.7]);
  const meshes = m.build();
  const light = modelOcclusion(meshes);
  const mean = (mesh: number, keep: (z: number, nz: number) => boolean): number => {
    const { positions, normals } = meshes[mesh]!;
    const values = [...light[mesh]!].filter((_v, i) => keep(positions[i * 3 + 2]!, normals[i * 3 + 2]!));
    return values.reduce((sum, value) => sum + value, 0) / values.length;
  };
  expect(mean(0, (_z, nz) => nz > 0.5)).toBe(1);
  expect(mean(0, (_z, nz) => nz < -0.5)).toBeLessThan(0.96);
  expect(mean(1, (z) => z === 0)).toBeLessThan(0.85);
});

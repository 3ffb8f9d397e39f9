import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '../../furnish/catalogue/catalogue.ts';
import { MATERIALS } from '../materials.ts';
import type { ModelSize } from './model.ts';
import { MODELS, modelOf } from './model-of.ts';

/** What is placed, and what is only drawn. */
const placed = Object.entries(CATALOGUE);
const kinds: [kind: string, size: ModelSize][] = [
  ...placed,
  ['spiral-stairs', { width: 1.8, depth: 1.8, height: 2.5 }],
];
const SLACK = 0.02;

describe('models', () => {
  it('has a model of its own for every kind of the catalogue', () => {
    expect(placed.length).toBeGreaterThan(35);
    expect(placed.map(([kind]) => kind).filter((kind) => !MODELS[kind])).toEqual([]);
  });

  for (const [kind, usual] of kinds)
    for (const factor of [0.75, 1, 1.3]) {
      const size = { width: usual.width * factor, depth: usual.depth * factor, height: usual.height };
      it(`${kind} × ${factor} stays on its footprint and is sound`, () => {
        for (const tone of [0, 1, 2, 5]) {
          const meshes = modelOf(kind, size, tone);
          let [reachX, reachY, top] = [0, 0, 0];
          for (const { material, positions, normals, indices } of meshes) {
            expect(MATERIALS[material], material).toBeDefined();
            for (let i = 0; i < positions.length; i += 3) {
              const [x, y, z] = [positions[i]!, positions[i + 1]!, positions[i + 2]!];
              if (!Number.isFinite(x + y + z)) throw new Error(`${kind}: position is not finite`);
              if (Math.abs(x) > size.width / 2 + SLACK || Math.abs(y) > size.depth / 2 + SLACK || z < -0.001 || z > 2.6)
                throw new Error(`${kind} ${material}: ${x} ${y} ${z} is outside ${size.width} × ${size.depth}`);
              reachX = Math.max(reachX, Math.abs(x));
              reachY = Math.max(reachY, Math.abs(y));
              top = Math.max(top, z);
              const length = Math.hypot(normals[i]!, normals[i + 1]!, normals[i + 2]!);
              if (Math.abs(length - 1) > 1e-3) throw new Error(`${kind} ${material}: normal of length ${length}`);
            }
            expect(indices.length % 3).toBe(0);
            expect(Math.max(...indices)).toBeLessThan(positions.length / 3);
          }
          // The piece fills its footprint: what is measured is what is seen.
          expect(reachX).toBeGreaterThan(size.width / 2 - 0.06);
          expect(reachY).toBeGreaterThan(size.depth / 2 - 0.06);
          expect(top).toBeGreaterThan(size.height * 0.8);
        }
      });
    }

  it('turns every triangle towards its normals (counter-clockwise to the eye)', () => {
    for (const [kind, size] of kinds)
      for (const { positions: p, normals: n, indices } of modelOf(kind, size, 1))
        for (let t = 0; t < indices.length; t += 3) {
          const [a, b, c] = [indices[t]! * 3, indices[t + 1]! * 3, indices[t + 2]! * 3];
          const u = [0, 1, 2].map((k) => p[b + k]! - p[a + k]!);
          const v = [0, 1, 2].map((k) => p[c + k]! - p[a + k]!);
          // y runs down the page: the plan's axes are left-handed, so the product is turned round.
          const out = [u[2]! * v[1]! - u[1]! * v[2]!, u[0]! * v[2]! - u[2]! * v[0]!, u[1]! * v[0]! - u[0]! * v[1]!];
          const facing = [0, 1, 2].reduce((sum, k) => sum + out[k]! * (n[a + k]! + n[b + k]! + n[c + k]!), 0);
          if (facing < -1e-9) throw new Error(`${kind}: a triangle faces the wrong way`);
        }
  });

  it('makes a plain box of the right size of a kind that it does not know', () => {
    const meshes = modelOf('spinning-wheel', { width: 0.7, depth: 0.4, height: 0.9 });
    const xs = meshes.flatMap((mesh) => [...mesh.positions].filter((_v, i) => i % 3 === 0));
    expect(Math.max(...xs) - Math.min(...xs)).toBeCloseTo(0.7, 3);
  });
});

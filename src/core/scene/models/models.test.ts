import { describe, expect, it } from 'vitest';
import { CATALOGUE, type Kind } from '../../furnish/catalogue/catalogue.ts';
import type { CatalogueEntry } from '../../furnish/catalogue/catalogue-entry.ts';
import { STYLES, type Style } from '../../furnish/home/wishes.ts';
import { MATERIALS } from '../materials.ts';
import type { Mesh } from '../types.ts';
import { USUAL_STYLE } from './forms.ts';
import type { ModelSize } from './model.ts';
import { modelOf } from './model-of.ts';

const KINDS = Object.entries(CATALOGUE) as [Kind, CatalogueEntry][];
const SLACK = 0.02;

/** Every form of every style, and every rest of a tone by two, three and four. */
const LOOKS: [tone: number, style: Style][] = STYLES.flatMap((style) =>
  [0, 5, 10].map((tone): [number, Style] => [tone, style]),
);

/** Every corner of a kind's range, and its default. */
function sizesOf({ width, depth, height, least, most, equalSides }: CatalogueEntry): ModelSize[] {
  if (!least || !most) return [{ width, depth, height }];
  const ends: [number, number][] = equalSides
    ? [[...least], [...most]]
    : [least[0], most[0]].flatMap((w) => [least[1], most[1]].map((d): [number, number] => [w, d]));
  return [[width, depth] as const, ...ends].map(([w, d]) => ({ width: w, depth: d, height }));
}

/** Throws unless all of a model is on its footprint, at its height, and sound; returns how far it reaches. */
function measure(
  kind: string,
  size: ModelSize,
  underside: number,
  tone: number,
  style: Style,
): [number, number, number] {
  let [reachX, reachY, top] = [0, 0, 0];
  for (const { material, positions, normals, indices } of modelOf(kind, size, tone, style)) {
    if (!MATERIALS[material]) throw new Error(`${kind}: no material is called ${material}`);
    for (let i = 0; i < positions.length; i += 3) {
      const [x, y, z] = [positions[i]!, positions[i + 1]!, positions[i + 2]!];
      const length = Math.hypot(normals[i]!, normals[i + 1]!, normals[i + 2]!);
      if (!Number.isFinite(x + y + z)) throw new Error(`${kind}: position is not finite`);
      if (Math.abs(x) > size.width / 2 + SLACK || Math.abs(y) > size.depth / 2 + SLACK)
        throw new Error(`${kind} ${material}: ${x} ${y} is outside ${size.width} × ${size.depth}`);
      if (z < underside - 0.001 || z > 2.6) throw new Error(`${kind} ${material}: ${z} is too low or too high`);
      if (Math.abs(length - 1) > 1e-3) throw new Error(`${kind} ${material}: normal of length ${length}`);
      [reachX, reachY, top] = [Math.max(reachX, Math.abs(x)), Math.max(reachY, Math.abs(y)), Math.max(top, z)];
    }
    if (indices.length % 3 || Math.max(...indices) >= positions.length / 3)
      throw new Error(`${kind} ${material}: indices`);
  }
  return [reachX, reachY, top];
}

/** Whether a triangle of the mesh at least as high as `z` lies over a point of the footprint. */
function isUnder({ positions: p, indices }: Mesh, [x, y]: readonly [number, number], z: number): boolean {
  for (let t = 0; t < indices.length; t += 3) {
    const corners = [0, 1, 2].map((k) => indices[t + k]! * 3);
    if (corners.some((c) => p[c + 2]! < z)) continue;
    const sides = corners.map((a, k) => {
      const b = corners[(k + 1) % 3]!;
      return (p[b]! - p[a]!) * (y - p[a + 1]!) - (p[b + 1]! - p[a + 1]!) * (x - p[a]!);
    });
    if (sides.every((side) => side <= 0) || sides.every((side) => side >= 0)) return true;
  }
  return false;
}

describe('models', () => {
  it('are there for at least 90 kinds, with a range around every default', () => {
    expect(KINDS.length).toBeGreaterThanOrEqual(90);
    for (const [kind, { width, depth, height, least, most, about }] of KINDS) {
      expect(Math.min(width, depth, height), kind).toBeGreaterThan(0);
      expect(about.length, kind).toBeGreaterThan(8);
      expect(least?.every((v, i) => v <= [width, depth][i]!) ?? true, kind).toBe(true);
      expect(most?.every((v, i) => v >= [width, depth][i]!) ?? true, kind).toBe(true);
      expect(!least, kind).toBe(!most);
    }
  });

  it.each(KINDS)('%s stays on its footprint and fills it, at every size it is made in', (kind, entry) => {
    const underside = entry.underside ?? 0;
    for (const size of sizesOf(entry))
      for (const [tone, style] of LOOKS) {
        const [reachX, reachY, top] = measure(kind, size, underside, tone, style);
        // What is measured is what is seen.
        expect(reachX).toBeGreaterThan(size.width / 2 - 0.06);
        expect(reachY).toBeGreaterThan(size.depth / 2 - 0.06);
        expect(top - underside).toBeGreaterThan(size.height * 0.8);
      }
  });

  it('draws spiral stairs, which are only ever drawn, on their footprint', () => {
    const size = { width: 1.8, depth: 1.8, height: 2.5 };
    expect(measure('spiral-stairs', size, 0, 0, USUAL_STYLE)[2]).toBeGreaterThan(2);
  });

  it('turns every triangle towards its normals (counter-clockwise to the eye)', () => {
    for (const [kind, size] of [...KINDS, ['spiral-stairs', { width: 1.8, depth: 1.8, height: 2.5 }] as const])
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

  it('look different in every style, by form and not by colour alone', () => {
    const outline = (kind: Kind, style: Style): string => {
      const { width, depth, height } = CATALOGUE[kind];
      return String(modelOf(kind, { width, depth, height }, 1, style).flatMap((mesh) => [...mesh.positions.slice(0, 90)]));
    };
    for (const kind of ['sofa', 'dining-table', 'dining-chair'] as const)
      expect(new Set(STYLES.map((style) => outline(kind, style))).size, kind).toBeGreaterThanOrEqual(4);
  }); // biome-ignore format: short

  it('close tall pieces with a top: nobody looks into a wardrobe from above', () => {
    const tall: Kind[] = ['wardrobe', 'sliding-wardrobe', 'tall-cabinet', 'broom-cupboard', 'larder', 'tall-oven', 'storage-wall', 'bookcase', 'display-cabinet', 'walk-in-closet', 'coat-rack'];
    for (const kind of tall) {
      const { width, depth, height } = CATALOGUE[kind];
      const tops = modelOf(kind, { width, depth, height }, 1).filter(({ material }) => !MATERIALS[material]!.lid);
      let covered = 0;
      for (let i = 0; i < 20; i++)
        for (let j = 0; j < 10; j++) {
          const at: [number, number] = [((i + 0.5) / 20 - 0.5) * width, ((j + 0.5) / 10 - 0.5) * depth];
          if (tops.some((mesh) => isUnder(mesh, at, height - 0.05))) covered++;
        }
      expect(covered / 200, kind).toBeGreaterThan(0.85);
    }
  }); // biome-ignore format: short

  it('are light enough for a whole home in 3D', () => {
    const triangles = KINDS.map(([kind, { width, depth, height }]): [string, number] => [
      kind,
      modelOf(kind, { width, depth, height }, 1).reduce((sum, { indices }) => sum + indices.length / 3, 0),
    ]);
    // Most above 1,000 are several pieces in one: beds over each other, seats in a row, sink and hob in a worktop.
    expect(triangles.filter(([, count]) => count > 1600)).toEqual([]);
    expect(triangles.reduce((sum, [, count]) => sum + count, 0) / KINDS.length).toBeLessThan(550);
  });

  it('makes a plain box of the right size of a kind that it does not know', () => {
    const meshes = modelOf('spinning-wheel', { width: 0.7, depth: 0.4, height: 0.9 });
    const xs = meshes.flatMap((mesh) => [...mesh.positions].filter((_v, i) => i % 3 === 0));
    expect(Math.max(...xs) - Math.min(...xs)).toBeCloseTo(0.7, 3);
  });
});

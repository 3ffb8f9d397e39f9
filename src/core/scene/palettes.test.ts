import { describe, expect, it } from 'vitest';
import { STYLES } from '../furnish/home/wishes.ts';
import type { Plan, RoomType } from '../plan/schema.ts';
import { floorMaterial } from './floor-materials.ts';
import { MATERIALS } from './materials.ts';
import { PALETTES, type Palette, type PaletteName, STYLE_PALETTES } from './palette-table.ts';
import { materialsIn, materialsOf, seedOf } from './palettes.ts';

const home = (...rooms: [RoomType, number][]): Plan => ({
  walls: [],
  openings: [],
  rooms: rooms.map(([type, area], i) => ({ id: `r${i}`, type, label: '', outline: [], holes: [], area })),
  fixtures: [],
  furniture: [],
});

/** Homes as `materialsIn` tells them apart within a palette: three shades of wood by the schemes. */
const HOMES = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** CIE Lab of an sRGB colour, D65. */
function lab(colour: readonly number[]): [number, number, number] {
  const [r, g, b] = colour.map((v) => (v / 255 <= 0.04045 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4));
  const f = (t: number): number => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f((0.4124 * r! + 0.3576 * g! + 0.1805 * b!) / 0.9505);
  const y = f(0.2126 * r! + 0.7152 * g! + 0.0722 * b!);
  const z = f((0.0193 * r! + 0.1192 * g! + 0.9505 * b!) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** How different two colours look (CIE76): about 2 is just seen side by side, 10 is seen at a glance. */
function difference(a: readonly number[], b: readonly number[]): number {
  const [p, q] = [lab(a), lab(b)];
  return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
}

describe('palettes', () => {
  it('change colours of materials that there are, and nothing else', () => {
    for (const name of Object.keys(PALETTES) as PaletteName[]) {
      const { ground }: Palette = PALETTES[name];
      expect(Object.keys(ground).filter((material) => !MATERIALS[material])).toEqual([]);
      const materials = materialsIn(name);
      for (const [material, { colour, ...rest }] of Object.entries(materials)) {
        expect(MATERIALS[material]).toMatchObject(rest);
        expect(colour.every((v) => v >= 0 && v <= 255)).toBe(true);
      }
      expect(materials['lid-wood']!.colour).toEqual(materials['wood-light']!.colour);
    }
  });

  it('keep floor, rug, upholstery and woods apart at a glance, in every home', () => {
    const close: string[] = [];
    for (const style of STYLES)
      for (const palette of STYLE_PALETTES[style])
        for (const one of HOMES) {
          const materials = materialsIn(palette, one);
          const apart = (a: string, b: string, least: number): void => {
            const far = difference(materials[a]!.colour, materials[b]!.colour);
            if (far < least) close.push(`${palette} ${one}: ${a} and ${b} ${far.toFixed(1)}`);
          };
          for (const type of ['living', 'bedroom'] as const) {
            const floor = floorMaterial(type, style);
            for (const piece of ['fabric-main', 'fabric-second', 'rug-0', 'rug-1', 'rug-2', 'front', 'bedding']) apart(floor, piece, 8);
            apart(floor, 'wood-light', 8);
            apart(floor, 'wood-dark', 12);
          }
          for (const rug of ['rug-0', 'rug-1', 'rug-2']) {
            apart(rug, 'wood-dark', 12);
            apart(rug, 'rug-border', 8);
          }
          apart('fabric-main', 'fabric-second', 10);
          for (const i of [0, 1, 2, 3]) apart(`accent-${i}`, `accent-${(i + 1) % 4}`, 10);
        }
    expect(close).toEqual([]);
  }); // biome-ignore format: short

  it('are the same for a home whichever way round its rooms are listed', () => {
    expect(seedOf(home(['living', 20], ['bedroom', 12]))).toBe(seedOf(home(['bedroom', 12], ['living', 20])));
  });

  const homes = Array.from({ length: 60 }, (_, i) => home(['living', 18 + i * 0.7], ['bedroom', 11 + i * 0.3]));

  it('are those of the style, spread over homes', () => {
    const fronts = (name: PaletteName): string => String(materialsIn(name)['kitchen-front']!.colour);
    for (const style of STYLES) {
      const used = homes.map((plan) => String(materialsOf(seedOf(plan), style)['kitchen-front']!.colour));
      for (const palette of STYLE_PALETTES[style])
        expect(used.filter((colour) => colour === fronts(palette)).length, palette).toBeGreaterThan(15);
    }
    expect(Object.values(STYLE_PALETTES).flat().sort()).toEqual(Object.keys(PALETTES).sort());
  });

  it('leave no colour of upholstery, cushions or rugs in every home of a style', () => {
    for (const style of STYLES)
      for (const name of ['fabric-main', 'fabric-second', 'accent-0', 'accent-3', 'rug-border', 'leather', 'wood-mid']) {
        const colours = homes.map((plan) => String(materialsOf(seedOf(plan), style)[name]!.colour));
        expect(new Set(colours).size, `${style}: ${name}`).toBeGreaterThanOrEqual(5);
      }
  }); // biome-ignore format: short

  it('need no more than 24 finishes, which is what a 3D file can be merged to', () => {
    const finishes = Object.values(MATERIALS).map(({ colour: _, ...finish }) => JSON.stringify(finish));
    // Floors of other styles apart: a home has those of its own.
    const floors = Object.entries(MATERIALS).filter(([name]) => name.startsWith('floor-')).map(([, { colour: _, ...finish }]) => JSON.stringify(finish));
    expect(new Set(finishes).size - new Set(floors).size + 6).toBeLessThanOrEqual(24);
  }); // biome-ignore format: short
});

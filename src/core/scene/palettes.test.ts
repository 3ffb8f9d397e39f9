import { describe, expect, it } from 'vitest';
import type { Plan, RoomType } from '../plan/schema.ts';
import { MATERIALS } from './materials.ts';
import { materialsIn, PALETTES, type Palette, paletteOf, seedOf, USUAL_PALETTES } from './palettes.ts';

const home = (...rooms: [RoomType, number][]): Plan => ({
  walls: [],
  openings: [],
  rooms: rooms.map(([type, area], i) => ({ id: `r${i}`, type, label: '', outline: [], holes: [], area })),
  fixtures: [],
  furniture: [],
});

describe('palettes', () => {
  it('change colours of materials that there are, and nothing else', () => {
    for (const palette of Object.keys(PALETTES) as Palette[]) {
      expect(Object.keys(PALETTES[palette]).filter((name) => !MATERIALS[name])).toEqual([]);
      const materials = materialsIn(palette);
      for (const [name, { colour, ...rest }] of Object.entries(materials)) {
        expect(MATERIALS[name]).toMatchObject(rest);
        expect(colour.every((v) => v >= 0 && v <= 255)).toBe(true);
      }
      expect(materials['lid-wood']!.colour).toEqual(materials['wood-light']!.colour);
    }
  });

  it('are the same for a home whichever way round its rooms are listed', () => {
    expect(seedOf(home(['living', 20], ['bedroom', 12]))).toBe(seedOf(home(['bedroom', 12], ['living', 20])));
  });

  it('are spread over homes', () => {
    const used = Array.from({ length: 60 }, (_, i) =>
      paletteOf(home(['living', 18 + i * 0.7], ['bedroom', 11 + i * 0.3])),
    );
    for (const palette of USUAL_PALETTES)
      expect(used.filter((name) => name === palette).length, palette).toBeGreaterThan(15);
    expect([...new Set(used)].sort()).toEqual([...USUAL_PALETTES].sort());
  });
});

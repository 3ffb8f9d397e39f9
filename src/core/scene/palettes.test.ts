import { describe, expect, it } from 'vitest';
import { STYLES } from '../furnish/home/wishes.ts';
import type { Plan, RoomType } from '../plan/schema.ts';
import { MATERIALS } from './materials.ts';
import { materialsIn, materialsOf, PALETTES, type Palette, STYLE_PALETTES, seedOf } from './palettes.ts';

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

  const homes = Array.from({ length: 60 }, (_, i) => home(['living', 18 + i * 0.7], ['bedroom', 11 + i * 0.3]));
  const paletteIn = ({ leather }: ReturnType<typeof materialsIn>) =>
    (Object.keys(PALETTES) as Palette[]).find(
      (palette) => String(materialsIn(palette).leather!.colour) === String(leather!.colour),
    );

  it('are those of the style, spread over homes where it has several', () => {
    for (const style of STYLES) {
      const used = homes.map((plan) => paletteIn(materialsOf(plan, style)));
      const palettes = STYLE_PALETTES[style];
      expect([...new Set(used)].sort(), style).toEqual([...palettes].sort());
      for (const palette of palettes)
        expect(used.filter((name) => name === palette).length, palette).toBeGreaterThan(60 / palettes.length / 2);
    }
    const all = Object.values(STYLE_PALETTES).flat();
    expect(all.toSorted()).toEqual(Object.keys(PALETTES).toSorted());
  });

  it('are light where no style is named', () => {
    for (const plan of homes) expect(materialsOf(plan)).toEqual(materialsOf(plan, 'scandinavian'));
  });

  it('differ between homes of one style, by fabrics and by the shade of wood', () => {
    for (const style of STYLES)
      for (const name of ['fabric-main', 'fabric-second', 'wood-mid', 'floor-wood']) {
        const colours = new Set(homes.map((plan) => String(materialsOf(plan, style)[name]!.colour)));
        expect(colours.size, `${style}: ${name}`).toBeGreaterThanOrEqual(3);
      }
  });
});

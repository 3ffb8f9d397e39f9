import type { Style } from '../furnish/home/wishes.ts';
import type { Plan } from '../plan/schema.ts';
import { TONES } from './item-nodes.ts';
import { MATERIALS, rgbOf } from './materials.ts';
import { PALETTES, type Palette, type PaletteName, STYLE_PALETTES } from './palette-table.ts';
import { toneOf } from './tone-of.ts';
import type { Material } from './types.ts';

type Materials = Readonly<Record<string, Material>>;

/** The materials that a scheme colours, in its order. */
const OF_SCHEME = [
  'fabric-main',
  'fabric-second',
  'accent-0',
  'accent-1',
  'accent-2',
  'accent-3',
  'rug-border',
  'leather',
];

/** Homes of one palette differ by how light its wood is as well, as a share of the palette's. */
const WOOD_SHADES = [1, 0.95, 1.04];
const WOODS = [
  'floor-wood',
  'floor-boards',
  'floor-herringbone',
  'threshold',
  'wood-light',
  'wood-mid',
  'wood-dark',
  'lid-wood',
];

/**
 * A whole number that tells homes apart: from the types and floor areas of the rooms, so that the same plan always looks the same, however
 * it is turned or mirrored.
 */
export const seedOf = (plan: Plan): number =>
  toneOf(
    plan.rooms
      .map(({ type, area }) => `${type} ${area.toFixed(1)}`)
      .sort()
      .join(', '),
  );

/** The materials of a home with the given seed in the given style. */
export function materialsOf(seed: number, style: Style): Materials {
  const palettes = STYLE_PALETTES[style];
  // The forms of pieces are chosen by the same seed: colours by what is left of it.
  return materialsIn(palettes[seed % palettes.length]!, Math.floor(seed / TONES));
}

/** All materials in the colours of a palette; a whole number `home` tells homes of one palette apart. A lid has the colour of what it closes. */
export function materialsIn(name: PaletteName, home = 0): Materials {
  const { ground, schemes }: Palette = PALETTES[name];
  const shade = WOOD_SHADES[home % WOOD_SHADES.length]!;
  const scheme = schemes[Math.floor(home / WOOD_SHADES.length) % schemes.length]!;
  const own: Record<string, string | undefined> = { ...ground, 'lid-wood': ground['wood-light'] };
  for (const [i, material] of OF_SCHEME.entries()) own[material] = scheme[i];
  return Object.fromEntries(
    Object.entries(MATERIALS).map(([material, usual]) => {
      const hex = own[material];
      const colour = hex ? rgbOf(hex) : usual.colour;
      const shaded = WOODS.includes(material) ? colour.map((v) => Math.min(255, Math.round(v * shade))) : [...colour];
      return [material, { ...usual, colour: shaded as Material['colour'] }];
    }),
  );
}

import type { Plan } from '../plan/schema.ts';
import { MATERIALS } from './materials.ts';
import { toneOf } from './tone-of.ts';
import type { Material } from './types.ts';

type Colours = Readonly<Record<string, readonly [number, number, number]>>;

/**
 * The colours of a home. Three tones of one wood, two fabrics, four accents that go with them, rugs and kitchen fronts; `light-oak` is what
 * the table of materials says. sRGB. Walls, stone and sanitary ware are the same in all: they are what palettes are seen against.
 */
// biome-ignore format: a table
export const PALETTES = {
  'light-oak': {},
  'walnut-blue-grey': {
    'floor-wood': [192, 158, 124], threshold: [120, 86, 60], 'wood-light': [156, 114, 80], 'wood-mid': [126, 88, 60], 'wood-dark': [92, 64, 46],
    'fabric-main': [132, 147, 162], 'fabric-second': [198, 192, 182], leather: [134, 86, 56], greige: [150, 160, 168], linen: [228, 226, 220],
    'accent-0': [78, 96, 120], 'accent-1': [186, 146, 102], 'accent-2': [152, 170, 184], 'accent-3': [168, 104, 76],
    'rug-0': [208, 210, 210], 'rug-1': [182, 191, 199], 'rug-2': [214, 206, 194], 'rug-border': [108, 124, 142], 'rug-line': [234, 234, 232],
  },
  'white-sand': {
    'floor-wood': [228, 212, 187], threshold: [188, 164, 132], 'wood-light': [222, 200, 166], 'wood-mid': [198, 172, 136], 'wood-dark': [166, 138, 106],
    'fabric-main': [235, 228, 215], 'fabric-second': [206, 191, 166], leather: [196, 160, 118], greige: [236, 233, 226], linen: [244, 240, 232],
    'accent-0': [164, 186, 180], 'accent-1': [210, 184, 144], 'accent-2': [152, 180, 198], 'accent-3': [214, 160, 134],
    'rug-0': [236, 228, 212], 'rug-1': [220, 210, 192], 'rug-2': [206, 214, 214], 'rug-border': [188, 170, 142], 'rug-line': [248, 244, 236],
  },
  'dark-oak-green': {
    'floor-wood': [182, 146, 108], threshold: [98, 72, 50], 'wood-light': [146, 110, 75], 'wood-mid': [114, 84, 58], 'wood-dark': [82, 60, 44],
    'fabric-main': [116, 131, 109], 'fabric-second': [196, 186, 168], leather: [142, 90, 58], greige: [150, 160, 140], linen: [232, 225, 210],
    'accent-0': [196, 154, 84], 'accent-1': [118, 134, 96], 'accent-2': [160, 96, 72], 'accent-3': [200, 164, 122],
    'rug-0': [218, 206, 183], 'rug-1': [190, 184, 164], 'rug-2': [202, 183, 154], 'rug-border': [104, 112, 88], 'rug-line': [238, 230, 212],
  },
  'smoked-oak-charcoal': {
    'floor-wood': [198, 188, 174], threshold: [112, 100, 88], 'wood-light': [170, 154, 134], 'wood-mid': [130, 114, 98], 'wood-dark': [82, 74, 67],
    'fabric-main': [128, 128, 130], 'fabric-second': [208, 202, 194], leather: [156, 100, 64], greige: [112, 114, 118], linen: [226, 223, 218],
    'accent-0': [168, 106, 76], 'accent-1': [98, 118, 124], 'accent-2': [198, 162, 90], 'accent-3': [92, 92, 96],
    'rug-0': [212, 208, 202], 'rug-1': [184, 182, 178], 'rug-2': [204, 192, 176], 'rug-border': [112, 110, 108], 'rug-line': [236, 233, 228],
  },
} as const satisfies Record<string, Colours>;

export type Palette = keyof typeof PALETTES;

/** Those that homes get of themselves: light woods, the style that callers who name none expect. */
export const USUAL_PALETTES: readonly Palette[] = ['light-oak', 'white-sand'];

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

export const paletteOf = (plan: Plan): Palette => USUAL_PALETTES[seedOf(plan) % USUAL_PALETTES.length]!;

/** All materials in the colours of a palette. A lid has the colour of what it closes. */
export function materialsIn(palette: Palette): Readonly<Record<string, Material>> {
  const colours: Colours = PALETTES[palette];
  const own: Colours = colours['wood-light'] ? { ...colours, 'lid-wood': colours['wood-light'] } : colours;
  return Object.fromEntries(
    Object.entries(MATERIALS).map(([name, material]) => {
      const colour = own[name];
      return [name, colour ? { ...material, colour: [...colour] } : material];
    }),
  );
}

import type { Style } from '../furnish/home/wishes.ts';
import type { Plan } from '../plan/schema.ts';
import { TONES } from './item-nodes.ts';
import { MATERIALS } from './materials.ts';
import { toneOf } from './tone-of.ts';
import type { Material } from './types.ts';

type Colour = readonly [number, number, number];
type Colours = Readonly<Record<string, Colour>>;

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
  'driftwood-blue': {
    'floor-wood': [224, 211, 192], threshold: [176, 158, 134], 'wood-light': [212, 197, 174], 'wood-mid': [182, 165, 142], 'wood-dark': [138, 122, 104],
    'fabric-main': [142, 169, 186], 'fabric-second': [234, 228, 215], leather: [190, 154, 114], greige: [222, 228, 228], linen: [244, 242, 236],
    'accent-0': [74, 114, 142], 'accent-1': [214, 186, 140], 'accent-2': [138, 176, 186], 'accent-3': [218, 142, 114],
    'rug-0': [230, 229, 221], 'rug-1': [198, 212, 219], 'rug-2': [222, 213, 195], 'rug-border': [98, 132, 154], 'rug-line': [248, 247, 242],
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
type Materials = Readonly<Record<string, Material>>;

/** The palettes of each style. */
export const STYLE_PALETTES: Readonly<Record<Style, readonly Palette[]>> = {
  scandinavian: ['light-oak', 'white-sand'],
  modern: ['walnut-blue-grey'],
  classic: ['dark-oak-green'],
  industrial: ['smoked-oak-charcoal'],
  coastal: ['driftwood-blue'],
};

/** What callers get who name no style: light woods. */
const USUAL_STYLE: Style = 'scandinavian';

/** Homes of one palette differ in the first place by what is upholstered: further pairs of the main fabric and the second. sRGB. */
const FABRICS: Readonly<Record<Palette, readonly (readonly [Colour, Colour])[]>> = {
  'light-oak': [[[178, 186, 168], [216, 208, 194]], [[176, 184, 190], [208, 197, 180]]],
  'white-sand': [[[222, 208, 186], [238, 232, 222]], [[200, 204, 196], [232, 222, 204]]],
  'walnut-blue-grey': [[[162, 160, 156], [126, 143, 152]], [[192, 186, 176], [116, 132, 148]]],
  'driftwood-blue': [[[228, 222, 208], [132, 162, 178]], [[168, 188, 184], [226, 212, 188]]],
  'dark-oak-green': [[[156, 116, 94], [200, 190, 172]], [[192, 180, 156], [116, 126, 104]]],
  'smoked-oak-charcoal': [[[168, 126, 96], [158, 158, 156]], [[104, 110, 114], [194, 186, 174]]],
}; // biome-ignore format: a table

/** And by how light its wood is, as a share of the palette's. */
const WOOD_SHADES = [1, 0.95, 1.04];
const WOODS = ['floor-wood', 'threshold', 'wood-light', 'wood-mid', 'wood-dark', 'lid-wood'];

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

/** The materials of a home in the style that is wished. */
export function materialsOf(plan: Plan, style: Style = USUAL_STYLE): Materials {
  const palettes = STYLE_PALETTES[style];
  const seed = seedOf(plan);
  // The forms of pieces are chosen by the same seed: colours by what is left of it.
  return materialsIn(palettes[seed % palettes.length]!, Math.floor(seed / TONES));
}

/** All materials in the colours of a palette; a whole number `home` tells homes of one palette apart. A lid has the colour of what it closes. */
export function materialsIn(palette: Palette, home = 0): Materials {
  const colours: Colours = PALETTES[palette];
  const shade = WOOD_SHADES[home % WOOD_SHADES.length]!;
  const pairs = FABRICS[palette];
  // One choice more than there are pairs: the palette's own.
  const pair = pairs[Math.floor(home / WOOD_SHADES.length) % (pairs.length + 1)];
  const own: Colours = {
    ...colours,
    ...(colours['wood-light'] && { 'lid-wood': colours['wood-light'] }),
    ...(pair && { 'fabric-main': pair[0], 'fabric-second': pair[1] }),
  };
  return Object.fromEntries(
    Object.entries(MATERIALS).map(([name, material]) => {
      const colour = own[name] ?? material.colour;
      const shaded = WOODS.includes(name) ? colour.map((v) => Math.min(255, Math.round(v * shade))) : [...colour];
      return [name, { ...material, colour: shaded as Material['colour'] }];
    }),
  );
}

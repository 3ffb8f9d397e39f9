import type { Kind } from '../furnish/catalogue/catalogue.ts';

/** Kinds whose name for people is not simply their words. */
const NAMES: Partial<Record<Kind, string>> = {
  'tv-unit': 'TV unit',
  'tv-wall': 'TV wall unit',
  'corner-sofa-right': 'corner sofa',
  'children-low-table': 'children’s table',
  'children-stool': 'children’s stool',
  'closet-rail': 'clothes rail with shelf',
  'walk-in-closet': 'walk-in wardrobe',
  'walk-in-closet-corner': 'walk-in wardrobe corner',
  'wall-nightstand': 'wall-hung nightstand',
  'wall-coat-rack': 'coat hooks',
  'wall-mirror': 'mirror',
  'wall-mirror-cabinet': 'mirror cabinet',
  'american-fridge': 'American fridge',
  'undercounter-fridge': 'under-counter fridge',
  'glass-screen': 'bath screen',
  'washer-dryer-tower': 'washing machine and dryer',
  'walk-in-shower': 'walk-in shower',
  'two-seater-sofa': 'two-seater sofa',
  'wood-burner': 'wood-burning stove',
  'outdoor-low-table': 'outdoor coffee table',
};

/** What a visitor of the gallery calls a kind of piece: `tv-unit` is a TV unit, `double-bed` a double bed. Unknown kinds are read as words. */
export const kindName = (kind: string): string => NAMES[kind as Kind] ?? kind.replaceAll('-', ' ');

/** `double bed` -> `Double bed`, at the beginning of a line. */
export const capitalise = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

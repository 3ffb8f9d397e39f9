import type { CatalogueTable } from './catalogue-entry.ts';

/** Beds, what stands beside them, and the rooms of children. */
// biome-ignore format: a table
export const SLEEPING = {
  'double-bed':         { width: 1.6,  depth: 2.0,  height: 0.5,  least: [1.35, 1.9],  most: [2.0, 2.2],   walls: true, source: 'ndss', about: 'mattress 1.4 to 1.8 wide, head board at the back, two pillows, blanket' },
  'small-double-bed':   { width: 1.2,  depth: 2.0,  height: 0.5,  least: [1.1, 1.9],   most: [1.4, 2.1],   walls: true, source: 'common', about: 'a double bed for a small room, or a wide one for one' },
  'single-bed':         { width: 0.9,  depth: 2.0,  height: 0.5,  least: [0.8, 1.9],   most: [1.2, 2.1],   walls: true, source: 'ndss', about: 'mattress 0.8 to 1.2 wide, head board at the back, one pillow' },
  'bunk-bed':           { width: 0.98, depth: 2.06, height: 1.65, least: [0.95, 1.96], most: [1.1, 2.1],   walls: true, source: 'common', about: 'two beds one above the other, guard rails, ladder at the front' },
  'loft-bed':           { width: 0.98, depth: 2.06, height: 1.85, least: [0.95, 1.96], most: [1.5, 2.1],   walls: true, source: 'common', about: 'a bed on posts, guard rails, ladder at the front; free below' },
  'toddler-bed':        { width: 0.77, depth: 1.47, height: 0.5,  least: [0.75, 1.45], most: [0.9, 1.7],   walls: true, source: 'common', about: 'mattress 0.7 × 1.4, low guards at the sides' },
  crib:                 { width: 0.66, depth: 1.26, height: 0.9,  least: [0.64, 1.24], most: [0.78, 1.46], walls: true, source: 'common', about: 'bars all round a mattress of 0.6 × 1.2 or 0.7 × 1.4' },
  nightstand:           { width: 0.45, depth: 0.4,  height: 0.5,  least: [0.3, 0.3],   most: [0.6, 0.5],   walls: true, source: 'ndss', about: 'small chest with a drawer, a lamp on top' },
  'wall-nightstand':    { width: 0.3,  depth: 0.25, height: 0.2,  least: [0.2, 0.18],  most: [0.45, 0.35], walls: true, underside: 0.42, source: 'common', about: 'a drawer hung beside the bed, a lamp and a book on it' },
  headboard:            { width: 1.8,  depth: 0.2,  height: 1.0,  least: [0.9, 0.12],  most: [3.2, 0.3],   walls: true, source: 'common', about: 'padded panel with a shelf on top behind the head of a bed and what stands beside it' },
  'dressing-table':     { width: 1.0,  depth: 0.45, height: 0.76, least: [0.7, 0.38],  most: [1.3, 0.55],  walls: true, source: 'metric-data', about: 'table with drawers and a round mirror at the back' },
  'changing-table':     { width: 0.8,  depth: 0.55, height: 0.95, least: [0.7, 0.5],   most: [1.2, 0.8],   walls: true, source: 'common', about: 'chest of drawers with a padded tray on top' },
  'toy-chest':          { width: 0.8,  depth: 0.42, height: 0.45, least: [0.5, 0.35],  most: [1.2, 0.5],   walls: true, source: 'common', about: 'low box with toys in sight' },
  'play-rug':           { width: 1.5,  depth: 1.5,  height: 0.01, least: [1.0, 1.0],   most: [2.4, 2.4],   flat: true, source: 'common', about: 'soft round or square textile with blocks and a ball left on it' },
  'children-low-table': { width: 0.7,  depth: 0.55, height: 0.5,  least: [0.5, 0.45],  most: [1.0, 0.7],   source: 'common', about: 'low table with paper and pencils' },
  'children-stool':     { width: 0.3,  depth: 0.3,  height: 0.28, least: [0.26, 0.26], most: [0.36, 0.36], equalSides: true, source: 'common', about: 'low round stool' },
  'play-tent':          { width: 1.1,  depth: 1.1,  height: 1.5,  least: [0.9, 0.9],   most: [1.3, 1.3],   equalSides: true, source: 'common', about: 'tipi of cloth on four poles, open to the front' },
} as const satisfies CatalogueTable;

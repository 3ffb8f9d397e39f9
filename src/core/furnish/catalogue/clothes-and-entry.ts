import type { CatalogueTable } from './catalogue-entry.ts';

/** Clothes, coats and shoes: wardrobes, the insides of closets, and what stands at the entrance. */
// biome-ignore format: a table
export const CLOTHES_AND_ENTRY = {
  wardrobe:               { width: 1.2,  depth: 0.6,  height: 2.1,  least: [0.45, 0.5],  most: [4.0, 0.65], walls: true, source: 'ndss', about: 'doors of about 0.5 to 0.6 m in the front' },
  'sliding-wardrobe':     { width: 2.0,  depth: 0.65, height: 2.3,  least: [1.2, 0.6],   most: [5.0, 0.7],  walls: true, source: 'common', about: 'wall to wall: two to five doors of about 1 m on two tracks, one of them a mirror' },
  'chest-of-drawers':     { width: 0.8,  depth: 0.45, height: 0.8,  least: [0.4, 0.4],   most: [1.6, 0.52], walls: true, source: 'ndss', about: 'drawers in the front' },
  'clothes-rail':         { width: 1.0,  depth: 0.5,  height: 1.7,  least: [0.6, 0.4],   most: [1.8, 0.6],  source: 'common', about: 'clothes on an open rod' },
  'closet-rail':          { width: 1.2,  depth: 0.58, height: 2.1,  least: [0.4, 0.35],  most: [3.5, 0.7],  walls: true, source: 'neufert', about: 'over the whole width of a niche: a rail with clothes under a shelf with boxes; no body of its own' },
  'walk-in-closet':       { width: 1.0,  depth: 0.55, height: 2.2,  least: [0.5, 0.4],   most: [4.0, 0.65], walls: true, source: 'neufert', about: 'open unit of rails, shelves with folded clothes and a drawer, in bays of about 0.75 m' },
  'walk-in-closet-corner': { width: 1.0,  depth: 1.0,  height: 2.2,  least: [0.9, 0.9],   most: [1.2, 1.2],  equalSides: true, walls: true, source: 'common', about: 'fills the back left corner of a walk-in: a rail along both walls, open to the front right' },
  'closet-shelves':       { width: 0.6,  depth: 0.4,  height: 2.1,  least: [0.3, 0.1],   most: [2.4, 0.6],  walls: true, source: 'common', about: 'shelves from wall to wall with folded linen and baskets' },
  'shoe-cabinet':         { width: 0.8,  depth: 0.3,  height: 0.9,  least: [0.45, 0.17], most: [1.6, 0.4],  walls: true, source: 'common', about: 'shallow chest with flaps' },
  'shoe-rack':            { width: 0.8,  depth: 0.3,  height: 0.5,  least: [0.4, 0.25],  most: [1.2, 0.36], walls: true, source: 'common', about: 'two open tiers of slats with pairs of shoes' },
  'coat-rack':            { width: 1.0,  depth: 0.35, height: 1.8,  least: [0.4, 0.25],  most: [2.0, 0.45], walls: true, source: 'common', about: 'rail with hooks and coats over a low shelf' },
  'wall-coat-rack':       { width: 0.8,  depth: 0.14, height: 0.5,  least: [0.3, 0.08],  most: [1.6, 0.3],  walls: true, underside: 1.25, source: 'common', about: 'board with hooks, a coat and a bag on it' },
  'coat-stand':           { width: 0.5,  depth: 0.5,  height: 1.75, least: [0.4, 0.4],   most: [0.6, 0.6],  equalSides: true, source: 'common', about: 'post with arms and two coats' },
  'hall-bench':           { width: 1.0,  depth: 0.4,  height: 1.8,  least: [0.6, 0.32],  most: [1.6, 0.45], walls: true, source: 'common', about: 'padded bench over shoes, a panel with hooks behind it' },
  'umbrella-stand':       { width: 0.25, depth: 0.25, height: 0.7,  least: [0.2, 0.2],   most: [0.3, 0.3],  equalSides: true, source: 'common', about: 'round pot with two umbrellas' },
  'wall-mirror':          { width: 0.6,  depth: 0.04, height: 1.5,  least: [0.3, 0.03],  most: [1.6, 0.06], walls: true, underside: 0.4, source: 'common', about: 'mirror in a thin frame' },
  'console-table':        { width: 1.0,  depth: 0.3,  height: 0.8,  least: [0.6, 0.22],  most: [1.8, 0.42], walls: true, source: 'common', about: 'narrow table against a wall, a bowl on it' },
  bench:                  { width: 1.0,  depth: 0.4,  height: 0.45, least: [0.6, 0.3],   most: [1.8, 0.5],  source: 'common', about: 'upholstered bench without back rest' },
  shelf:                  { width: 0.9,  depth: 0.4,  height: 1.9,  least: [0.4, 0.1],   most: [2.4, 0.6],  walls: true, source: 'common', about: 'open storage shelves with boxes' },
} as const satisfies CatalogueTable;

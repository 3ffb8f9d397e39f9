import type { CatalogueTable } from './catalogue-entry.ts';

/** What a kitchen is put together from. */
// biome-ignore format: a table
export const KITCHEN_UNITS = {
  'kitchen-counter':     { width: 0.6,  depth: 0.6,  height: 0.9,  least: [0.05, 0.4], most: [4.0, 0.75], walls: true, source: 'en-1116', about: 'base units with a worktop, 0.05 to 4 m long; doors of about 0.6 m in the front' },
  'corner-counter':      { width: 0.9,  depth: 0.9,  height: 0.9,  least: [0.8, 0.8],  most: [1.1, 1.1],  equalSides: true, walls: true, source: 'common', about: 'base unit and worktop around the back left corner, cut out at the front right; 0.6 m deep on both walls' },
  'kitchen-sink':        { width: 0.6,  depth: 0.6,  height: 0.9,  least: [0.4, 0.45], most: [1.2, 0.75], walls: true, source: 'en-1116', about: 'a base unit whose worktop has the sink and tap in it (it stands in the row, not on a counter)' },
  'double-sink':         { width: 0.9,  depth: 0.6,  height: 0.9,  least: [0.8, 0.5],  most: [1.2, 0.75], walls: true, source: 'common', about: 'a base unit with two bowls in its worktop (in the row)' },
  hob:                   { width: 0.6,  depth: 0.6,  height: 0.9,  least: [0.3, 0.45], most: [0.9, 0.75], walls: true, source: 'en-1116', about: 'a base unit with an oven in its front and four hob rings on top (in the row)' },
  'range-cooker':        { width: 0.9,  depth: 0.62, height: 0.9,  least: [0.75, 0.6], most: [1.2, 0.7],  walls: true, source: 'common', about: 'free-standing cooker: five burners, two oven doors, a rail' },
  'cooker-hood':         { width: 0.6,  depth: 0.5,  height: 0.85, least: [0.5, 0.28], most: [1.2, 0.6],  walls: true, underside: 1.55, source: 'common', about: 'steel hood with its flue, over a hob' },
  'wall-cabinet':        { width: 0.6,  depth: 0.35, height: 0.7,  least: [0.2, 0.28], most: [4.0, 0.4],  walls: true, underside: 1.42, source: 'en-1116', about: 'cupboard over the worktop' },
  'microwave-shelf':     { width: 0.6,  depth: 0.4,  height: 0.4,  least: [0.5, 0.35], most: [0.7, 0.45], walls: true, underside: 1.35, source: 'common', about: 'microwave oven on a shelf or in a wall unit' },
  'tall-oven':           { width: 0.6,  depth: 0.6,  height: 2.1,  least: [0.55, 0.55],most: [0.75, 0.7], walls: true, source: 'en-1116', about: 'tall unit with oven and microwave at eye height' },
  larder:                { width: 0.6,  depth: 0.6,  height: 2.1,  least: [0.3, 0.45], most: [1.2, 0.7],  walls: true, source: 'en-1116', about: 'tall pull-out with jars, tins and bottles' },
  'tall-cabinet':        { width: 0.6,  depth: 0.6,  height: 2.1,  least: [0.3, 0.3],  most: [2.4, 0.7],  walls: true, source: 'en-1116', about: 'tall cupboard: kitchen larder, bathroom or utility cupboard' },
  fridge:                { width: 0.6,  depth: 0.65, height: 1.85, least: [0.5, 0.55], most: [0.8, 0.75], walls: true, source: 'en-1116', about: 'tall fridge-freezer' },
  'american-fridge':     { width: 0.91, depth: 0.75, height: 1.78, least: [0.8, 0.65], most: [1.0, 0.85], walls: true, source: 'procthor', about: 'wide fridge-freezer with two doors and a water dispenser' },
  'undercounter-fridge': { width: 0.6,  depth: 0.6,  height: 0.9,  least: [0.5, 0.55], most: [0.6, 0.65], walls: true, source: 'en-1116', about: 'a base unit with worktop over a fridge front (in the row)' },
  'wine-cooler':         { width: 0.6,  depth: 0.6,  height: 0.9,  least: [0.15, 0.5], most: [0.6, 0.65], walls: true, source: 'common', about: 'glass door with bottles, under a worktop (in the row)' },
  'chest-freezer':       { width: 0.9,  depth: 0.65, height: 0.86, least: [0.55, 0.55],most: [1.4, 0.75], walls: true, source: 'common', about: 'white chest with a lid and a handle' },
  dishwasher:            { width: 0.6,  depth: 0.6,  height: 0.9,  least: [0.45, 0.5], most: [0.65, 0.75],walls: true, source: 'en-1116', about: 'a base unit with worktop over a dishwasher front (in the row)' },
  kitchenette:           { width: 1.2,  depth: 0.6,  height: 0.9,  least: [0.9, 0.5],  most: [1.8, 0.7],  walls: true, source: 'common', about: 'sink and two hob rings in one worktop over a small fridge' },
  'kitchen-island':      { width: 1.8,  depth: 0.9,  height: 0.9,  least: [0.9, 0.6],  most: [3.0, 1.3],  source: 'nkba', about: 'worktop over base units, free all round' },
  peninsula:             { width: 1.6,  depth: 0.9,  height: 0.9,  least: [0.9, 0.6],  most: [2.6, 1.1],  source: 'nkba', about: 'worktop that comes out of a wall or a row at -x; kitchen at the back, stools at the front' },
  'kitchen-trolley':     { width: 0.7,  depth: 0.45, height: 0.9,  least: [0.4, 0.38], most: [1.0, 0.6],  source: 'common', about: 'chopping block on wheels over two shelves' },
} as const satisfies CatalogueTable;

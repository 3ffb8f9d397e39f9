import type { CatalogueTable } from './catalogue-entry.ts';

/** Gym, sauna, workshop, garage, balcony and terrace. */
// biome-ignore format: a table
export const HOBBY_AND_OUTDOORS = {
  treadmill:             { width: 0.8,  depth: 1.75, height: 1.35, least: [0.7, 1.5],  most: [0.95, 2.1], source: 'common', about: 'belt between rails, console at the back' },
  'exercise-bike':       { width: 0.55, depth: 1.15, height: 1.2,  least: [0.5, 0.95], most: [0.65, 1.3], source: 'common', about: 'bicycle on a stand, handlebar at the back' },
  'rowing-machine':      { width: 0.55, depth: 2.2,  height: 0.55, least: [0.5, 2.0],  most: [0.65, 2.5], source: 'common', about: 'seat on a long rail, wheel at the back' },
  'weight-bench':        { width: 1.2,  depth: 1.4,  height: 1.1,  least: [0.7, 1.2],  most: [1.8, 1.8],  source: 'common', about: 'padded bench under a barbell on two posts at the back' },
  'exercise-mat':        { width: 0.65, depth: 1.8,  height: 0.01, least: [0.55, 1.7], most: [1.0, 2.0],  flat: true, source: 'common', about: 'rolled-out mat with a roll at its end and two dumbbells' },
  'sauna-bench':         { width: 1.9,  depth: 0.6,  height: 0.9,  least: [0.9, 0.5],  most: [3.0, 1.2],  walls: true, source: 'neufert', about: 'slats along the wall; a lower step in front where it is deep' },
  'sauna-heater':        { width: 0.45, depth: 0.4,  height: 0.7,  least: [0.35, 0.3], most: [0.6, 0.6],  walls: true, source: 'common', about: 'steel heater full of stones behind a low wooden guard' },
  workbench:             { width: 1.5,  depth: 0.65, height: 0.88, least: [0.9, 0.5],  most: [2.5, 0.8],  walls: true, source: 'common', about: 'thick top on beams, vice and tools' },
  'garage-shelf':        { width: 1.8,  depth: 0.5,  height: 1.9,  least: [0.6, 0.35], most: [3.0, 0.7],  walls: true, source: 'common', about: 'steel shelves with boxes, cans and tyres' },
  bicycle:               { width: 0.6,  depth: 1.75, height: 1.05, least: [0.5, 1.5],  most: [0.7, 1.9],  source: 'neufert', about: 'bicycle standing along y, handlebar at the back' },
  car:                   { width: 1.8,  depth: 4.4,  height: 1.45, least: [1.6, 3.6],  most: [2.0, 5.0],  source: 'neufert', about: 'a parked car, its bonnet at the back' },
  'bistro-table':        { width: 0.6,  depth: 0.6,  height: 0.72, least: [0.5, 0.5],  most: [0.8, 0.8],  equalSides: true, source: 'common', about: 'small round outdoor table' },
  'outdoor-chair':       { width: 0.5,  depth: 0.5,  height: 0.85, least: [0.45, 0.45],most: [0.62, 0.65],source: 'common', about: 'light outdoor chair, back rest at the back' },
  'outdoor-dining-table': { width: 1.6,  depth: 0.9,  height: 0.74, least: [0.8, 0.7],  most: [2.6, 1.1],  source: 'common', about: 'table of slats on a metal frame' },
  'outdoor-sofa':        { width: 1.7,  depth: 0.8,  height: 0.7,  least: [1.3, 0.7],  most: [2.6, 0.95], source: 'common', about: 'wooden frame with loose cushions' },
  'outdoor-armchair':    { width: 0.75, depth: 0.78, height: 0.7,  least: [0.65, 0.7], most: [0.9, 0.9],  source: 'common', about: 'one seat of the same' },
  'outdoor-low-table':   { width: 0.9,  depth: 0.6,  height: 0.36, least: [0.5, 0.45], most: [1.3, 0.8],  source: 'common', about: 'low table of slats with glasses' },
  'lounge-set':          { width: 2.2,  depth: 1.9,  height: 0.7,  least: [1.9, 1.6],  most: [3.0, 2.6],  source: 'common', about: 'outdoor corner seat along the back and at -x with its low table' },
  'sun-lounger':         { width: 0.7,  depth: 1.95, height: 0.5,  least: [0.6, 1.8],  most: [0.85, 2.1], source: 'common', about: 'long cushion on slats, head raised at the back' },
  'swing-seat':          { width: 1.9,  depth: 1.15, height: 1.6,  least: [1.3, 1.0],  most: [2.2, 1.4],  source: 'common', about: 'bench hanging in a frame under a cloth roof' },
  parasol:               { width: 2.7,  depth: 2.7,  height: 0.6,  least: [1.8, 1.8],  most: [3.5, 3.5],  equalSides: true, underside: 1.9, source: 'common', about: 'eight panels of cloth; its pole stands in the middle' },
  barbecue:              { width: 1.1,  depth: 0.58, height: 1.1,  least: [0.6, 0.5],  most: [1.6, 0.7],  source: 'common', about: 'grill with a lid between two side shelves' },
  'fire-pit':            { width: 0.8,  depth: 0.8,  height: 0.38, least: [0.5, 0.5],  most: [1.2, 1.2],  equalSides: true, source: 'common', about: 'iron bowl with logs' },
  planter:               { width: 0.8,  depth: 0.35, height: 0.75, least: [0.4, 0.25], most: [2.0, 0.6],  source: 'common', about: 'box full of green' },
  'cushion-box':         { width: 1.2,  depth: 0.6,  height: 0.6,  least: [0.8, 0.45], most: [1.6, 0.75], walls: true, source: 'common', about: 'outdoor chest with a lid of slats' },
} as const satisfies CatalogueTable;

import type { CatalogueTable } from './catalogue-entry.ts';

/** Bathrooms, washing and cleaning. */
// biome-ignore format: a table
export const BATHROOM_AND_UTILITY = {
  toilet:                 { width: 0.38, depth: 0.65, height: 0.8,  least: [0.34, 0.48],most: [0.45, 0.75],walls: true, source: 'ndss', about: 'cistern at the back, bowl to the front' },
  bidet:                  { width: 0.37, depth: 0.55, height: 0.4,  least: [0.34, 0.48],most: [0.42, 0.62],walls: true, source: 'common', about: 'bowl with a tap at the back' },
  basin:                  { width: 0.6,  depth: 0.46, height: 0.85, least: [0.3, 0.22], most: [1.4, 0.6],  walls: true, source: 'ndss', about: 'washbasin on a small cabinet, tap at the back' },
  'double-basin':         { width: 1.2,  depth: 0.48, height: 0.85, least: [1.16, 0.42],most: [1.8, 0.6],  walls: true, source: 'common', about: 'two bowls on one cabinet' },
  bathtub:                { width: 1.7,  depth: 0.75, height: 0.55, least: [1.4, 0.65], most: [1.9, 0.95], walls: true, source: 'ndss', about: 'long side along the wall; entered from the front' },
  'freestanding-bathtub': { width: 1.7,  depth: 0.8,  height: 0.6,  least: [1.5, 0.7],  most: [1.9, 0.95], source: 'common', about: 'oval tub with its tap on the floor at the back' },
  'corner-bathtub':       { width: 1.4,  depth: 1.4,  height: 0.58, least: [1.2, 1.2],  most: [1.6, 1.6],  equalSides: true, walls: true, source: 'common', about: 'round tub in the back left corner, its front rounded' },
  shower:                 { width: 0.9,  depth: 0.9,  height: 2.0,  least: [0.7, 0.7],  most: [1.8, 1.2],  walls: true, source: 'nkba', about: 'tray with glass screens, head at the back; tall only as glass' },
  'corner-shower':        { width: 0.9,  depth: 0.9,  height: 2.0,  least: [0.75, 0.75],most: [1.1, 1.1],  equalSides: true, walls: true, source: 'nkba', about: 'quarter-round tray in the back left corner with bent glass' },
  'walk-in-shower':       { width: 1.4,  depth: 0.9,  height: 2.0,  least: [1.1, 0.8],  most: [2.2, 1.3],  walls: true, source: 'common', about: 'tiled floor with a channel and one fixed pane at the front; entered at +x' },
  'glass-screen':         { width: 0.8,  depth: 0.04, height: 1.45, least: [0.6, 0.03], most: [1.4, 0.06], underside: 0.56, source: 'common', about: 'pane on the rim of a bath' },
  'wall-mirror-cabinet':  { width: 0.8,  depth: 0.15, height: 0.7,  least: [0.4, 0.1],  most: [1.8, 0.2],  walls: true, underside: 1.2, source: 'common', about: 'mirror doors over a basin' },
  'bathroom-cabinet':     { width: 0.35, depth: 0.33, height: 1.7,  least: [0.25, 0.2], most: [0.9, 0.4],  walls: true, source: 'common', about: 'tall narrow cupboard with towels' },
  'towel-rail':           { width: 0.5,  depth: 0.1,  height: 1.4,  least: [0.4, 0.08], most: [0.75, 0.16],walls: true, underside: 0.2, source: 'common', about: 'heated ladder of tubes with a towel' },
  'laundry-basket':       { width: 0.45, depth: 0.35, height: 0.6,  least: [0.3, 0.28], most: [0.65, 0.45],source: 'common', about: 'wicker basket with a lid of cloth' },
  'bath-mat':             { width: 0.8,  depth: 0.5,  height: 0.01, least: [0.5, 0.4],  most: [1.2, 0.7],  flat: true, source: 'common', about: 'small thick mat before a bath or a shower' },
  'washing-machine':      { width: 0.6,  depth: 0.6,  height: 0.85, least: [0.4, 0.45], most: [0.7, 0.7],  walls: true, source: 'common', about: 'front loader, round door in the front' },
  'tumble-dryer':         { width: 0.6,  depth: 0.6,  height: 0.85, least: [0.5, 0.5],  most: [0.7, 0.7],  walls: true, source: 'common', about: 'as the washing machine' },
  'washer-dryer-tower':   { width: 0.62, depth: 0.64, height: 1.8,  least: [0.6, 0.55], most: [0.7, 0.75], walls: true, source: 'common', about: 'dryer on top of a washing machine' },
  'utility-sink':         { width: 0.6,  depth: 0.5,  height: 0.88, least: [0.4, 0.4],  most: [0.8, 0.6],  walls: true, source: 'common', about: 'deep trough on a cabinet, tap on the wall' },
  'ironing-board':        { width: 1.3,  depth: 0.42, height: 0.92, least: [1.1, 0.36], most: [1.45, 0.48],source: 'common', about: 'board with a point at +x, iron at the other end' },
  'drying-rack':          { width: 1.3,  depth: 0.56, height: 0.98, least: [0.8, 0.5],  most: [1.8, 0.65], source: 'common', about: 'wires with clothes hung over them, wings to both sides' },
  'broom-cupboard':       { width: 0.5,  depth: 0.5,  height: 2.0,  least: [0.3, 0.35], most: [0.8, 0.6],  walls: true, source: 'common', about: 'tall cupboard with broom, vacuum cleaner and bucket' },
  boiler:                 { width: 0.6,  depth: 0.6,  height: 1.6,  least: [0.4, 0.35], most: [0.9, 0.9],  walls: true, source: 'common', about: 'heater or tank with its pipes' },
} as const satisfies CatalogueTable;

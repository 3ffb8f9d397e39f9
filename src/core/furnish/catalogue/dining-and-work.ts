import type { CatalogueTable } from './catalogue-entry.ts';

/** Tables and chairs to eat and to work at. */
// biome-ignore format: a table
export const DINING_AND_WORK = {
  'dining-table':            { width: 1.6,  depth: 0.9,  height: 0.75, least: [0.8, 0.7],   most: [2.8, 1.1],  source: 'ndss', about: 'rectangular table' },
  'extendable-dining-table': { width: 1.8,  depth: 0.9,  height: 0.75, least: [1.2, 0.8],   most: [2.6, 1.1],  source: 'nkba', about: 'table with the seams of a leaf in its middle' },
  'square-dining-table':     { width: 0.9,  depth: 0.9,  height: 0.75, least: [0.7, 0.7],   most: [1.5, 1.5],  equalSides: true, source: 'ndss', about: 'square table, as wide as deep' },
  'round-dining-table':      { width: 1.1,  depth: 1.1,  height: 0.75, least: [0.7, 0.7],   most: [1.6, 1.6],  equalSides: true, source: 'metric-data', about: 'round table, as wide as deep' },
  'oval-dining-table':       { width: 1.9,  depth: 1.05, height: 0.75, least: [1.5, 0.9],   most: [2.6, 1.3],  source: 'common', about: 'oval table on two feet' },
  'dining-chair':            { width: 0.45, depth: 0.5,  height: 0.9,  least: [0.4, 0.42],  most: [0.6, 0.6],  source: 'ndss', about: 'chair, back rest at the back; partly under its table' },
  'dining-bench':            { width: 1.4,  depth: 0.38, height: 0.46, least: [0.9, 0.32],  most: [2.4, 0.45], source: 'nkba', about: 'wooden bench at the long side of a table; 0.6 m for each who sits' },
  'high-chair':              { width: 0.5,  depth: 0.55, height: 1.0,  least: [0.45, 0.5],  most: [0.6, 0.65], source: 'common', about: 'a child’s high chair with its tray to the front' },
  'bar-stool':               { width: 0.4,  depth: 0.4,  height: 0.75, least: [0.34, 0.34], most: [0.5, 0.5],  equalSides: true, source: 'common', about: 'stool at an island' },
  desk:                      { width: 1.2,  depth: 0.6,  height: 0.74, least: [0.8, 0.5],   most: [2.0, 0.9],  walls: true, source: 'ndss', about: 'table top on legs, a laptop; one sits at the front' },
  'small-desk':              { width: 0.85, depth: 0.48, height: 0.74, least: [0.6, 0.38],  most: [1.05, 0.6], walls: true, source: 'common', about: 'a plain top on slim legs with one drawer and a laptop' },
  'wide-desk':               { width: 1.8,  depth: 0.75, height: 0.74, least: [1.5, 0.65],  most: [3.0, 0.9],  walls: true, source: 'common', about: 'top for two between two pedestals, a screen for each' },
  'standing-desk':           { width: 1.4,  depth: 0.75, height: 0.74, least: [1.1, 0.65],  most: [1.8, 0.85], walls: true, source: 'common', about: 'top on two lifting columns, a wide screen and a keyboard' },
  'office-chair':            { width: 0.55, depth: 0.55, height: 0.9,  least: [0.5, 0.5],   most: [0.7, 0.7],  equalSides: true, source: 'metric-data', about: 'swivel chair; back rest at the back' },
  'filing-cabinet':          { width: 0.42, depth: 0.58, height: 0.7,  least: [0.38, 0.45], most: [0.8, 0.65], walls: true, source: 'common', about: 'steel chest of two or three deep drawers, papers on top' },
} as const satisfies CatalogueTable;

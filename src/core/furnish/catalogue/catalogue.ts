/**
 * Every kind of piece that the furnisher places, with its default size in metres. A placed piece may be smaller or larger
 * (a wardrobe is 0.5 to 3 m wide, a kitchen counter as long as the gap it fills); `size` of the layout item is what counts.
 * All footprints are rectangles; the back is at -y and the piece is used from +y when its rotation is 0.
 * Sizes: common European catalogue sizes, compared with the UK nationally described space standard's furniture schedule.
 */
export interface CatalogueEntry {
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  /** Stands with its back to a wall. */
  readonly walls?: boolean;
  /** What it looks like, for those who model it. */
  readonly about: string;
}

// biome-ignore format: a table
export const CATALOGUE = {
  'double-bed':         { width: 1.6,  depth: 2.0,  height: 0.5,  walls: true, about: 'mattress 1.4 to 1.8 wide, head board at the back, two pillows, blanket' },
  'single-bed':         { width: 0.9,  depth: 2.0,  height: 0.5,  walls: true, about: 'mattress 0.8 to 1.2 wide, head board at the back, one pillow' },
  nightstand:           { width: 0.45, depth: 0.4,  height: 0.5,  walls: true, about: 'small chest with a drawer, a lamp on top' },
  wardrobe:             { width: 1.2,  depth: 0.6,  height: 2.1,  walls: true, about: 'doors of about 0.5 to 0.6 m in the front' },
  'chest-of-drawers':   { width: 0.8,  depth: 0.45, height: 0.8,  walls: true, about: 'drawers in the front' },
  desk:                 { width: 1.2,  depth: 0.6,  height: 0.74, walls: true, about: 'table top on legs, a laptop; one sits at the front' },
  'office-chair':       { width: 0.55, depth: 0.55, height: 0.9,  about: 'swivel chair; back rest at the back' },
  bookcase:             { width: 0.8,  depth: 0.3,  height: 2.0,  walls: true, about: 'open shelves with books' },
  sofa:                 { width: 2.1,  depth: 0.9,  height: 0.85, about: 'back rest at the back, arm rests left and right; a seat for each 0.6 to 0.7 m' },
  'corner-sofa':        { width: 2.5,  depth: 1.6,  height: 0.85, about: 'sofa along the back with a chaise at the left front; rectangle footprint' },
  armchair:             { width: 0.85, depth: 0.85, height: 0.85, about: 'one seat with arm rests' },
  'coffee-table':       { width: 1.1,  depth: 0.6,  height: 0.42, about: 'low table' },
  'tv-unit':            { width: 1.6,  depth: 0.42, height: 0.5,  walls: true, about: 'low board with a flat screen standing on it' },
  'dining-table':       { width: 1.6,  depth: 0.9,  height: 0.75, about: 'rectangular table' },
  'round-dining-table': { width: 1.1,  depth: 1.1,  height: 0.75, about: 'round table, as wide as deep' },
  'dining-chair':       { width: 0.45, depth: 0.5,  height: 0.9,  about: 'chair, back rest at the back; partly under its table' },
  sideboard:            { width: 1.6,  depth: 0.42, height: 0.8,  walls: true, about: 'low cupboard with doors' },
  'kitchen-counter':    { width: 0.6,  depth: 0.6,  height: 0.9,  walls: true, about: 'base units with a worktop, 0.05 to 3 m long; doors of about 0.6 m in the front' },
  'kitchen-sink':       { width: 0.6,  depth: 0.6,  height: 0.9,  walls: true, about: 'a base unit whose worktop has the sink and tap in it (it stands in the row, not on a counter)' },
  hob:                  { width: 0.6,  depth: 0.6,  height: 0.9,  walls: true, about: 'a base unit with an oven in its front and four hob rings on top (in the row)' },
  fridge:               { width: 0.6,  depth: 0.65, height: 1.85, walls: true, about: 'tall fridge-freezer' },
  kitchenette:          { width: 1.2,  depth: 0.6,  height: 0.9,  walls: true, about: 'sink and two hob rings in one worktop over a small fridge' },
  'tall-cabinet':       { width: 0.6,  depth: 0.6,  height: 2.1,  walls: true, about: 'tall cupboard: kitchen larder, bathroom or utility cupboard' },
  dishwasher:           { width: 0.6,  depth: 0.6,  height: 0.9,  walls: true, about: 'a base unit with worktop over a dishwasher front (in the row)' },
  'kitchen-island':     { width: 1.8,  depth: 0.9,  height: 0.9,  about: 'worktop over base units, free all round' },
  'bar-stool':          { width: 0.4,  depth: 0.4,  height: 0.75, about: 'stool at an island' },
  toilet:               { width: 0.38, depth: 0.65, height: 0.8,  walls: true, about: 'cistern at the back, bowl to the front' },
  basin:                { width: 0.6,  depth: 0.46, height: 0.85, walls: true, about: 'washbasin on a small cabinet, tap at the back' },
  bathtub:              { width: 1.7,  depth: 0.75, height: 0.55, walls: true, about: 'long side along the wall; entered from the front' },
  shower:               { width: 0.9,  depth: 0.9,  height: 2.0,  walls: true, about: 'tray with glass screens, head at the back; tall only as glass' },
  'washing-machine':    { width: 0.6,  depth: 0.6,  height: 0.85, walls: true, about: 'front loader, round door in the front' },
  'tumble-dryer':       { width: 0.6,  depth: 0.6,  height: 0.85, walls: true, about: 'as the washing machine' },
  'shoe-cabinet':       { width: 0.8,  depth: 0.3,  height: 0.9,  walls: true, about: 'shallow chest with flaps' },
  'coat-rack':          { width: 1.0,  depth: 0.35, height: 1.8,  walls: true, about: 'rail with hooks and coats over a low shelf' },
  bench:                { width: 1.0,  depth: 0.4,  height: 0.45, about: 'upholstered bench without back rest' },
  'console-table':      { width: 1.0,  depth: 0.3,  height: 0.8,  walls: true, about: 'narrow table against a wall, a bowl on it' },
  shelf:                { width: 0.9,  depth: 0.4,  height: 1.9,  walls: true, about: 'open storage shelves with boxes' },
  rug:                  { width: 2.4,  depth: 1.7,  height: 0.01, about: 'flat textile; lies under other pieces' },
  plant:                { width: 0.4,  depth: 0.4,  height: 0.95, about: 'potted plant, round' },
  'floor-lamp':         { width: 0.35, depth: 0.35, height: 1.6,  about: 'standing lamp with a round shade' },
  car:                  { width: 1.8,  depth: 4.4,  height: 1.45, about: 'a parked car, its bonnet at the back' },
  'bistro-table':       { width: 0.6,  depth: 0.6,  height: 0.72, about: 'small round outdoor table' },
  'outdoor-chair':      { width: 0.5,  depth: 0.5,  height: 0.85, about: 'light outdoor chair, back rest at the back' },
} as const satisfies Record<string, CatalogueEntry>;

export type Kind = keyof typeof CATALOGUE;

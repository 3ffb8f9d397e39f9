/** What a pixel of a drawing belongs to; the number of a class is its place in this list. New classes go to the end. */
export const PIXEL_CLASSES = [
  'outside',
  'room',
  'wall',
  /** The opening of a door in its wall. */
  'door',
  'window',
  'fixture',
  'furniture',
  'text',
  'dimension',
  /** The floor that a drawn leaf sweeps, with its arc. */
  'swing',
  /** The treads of stairs with their arrow. */
  'stairs',
  'toilet',
  'basin',
  'bath',
  'shower',
  'counter',
  'sink',
  'hob',
  'appliance',
  'wardrobe',
  /** The leaf of a door as drawn. */
  'door-leaf',
  /** Railings and edges of balconies and terraces. */
  'railing',
] as const;
export type PixelClass = (typeof PIXEL_CLASSES)[number];

/** Classes of fixtures by their kind; all other kinds are `fixture`, and columns belong to the walls. */
export const FIXTURE_CLASSES: Readonly<Record<string, PixelClass>> = {
  toilet: 'toilet',
  basin: 'basin',
  'hand-basin': 'basin',
  vanity: 'basin',
  bath: 'bath',
  shower: 'shower',
  'kitchen-counter': 'counter',
  island: 'counter',
  sink: 'sink',
  hob: 'hob',
  fridge: 'appliance',
  'washing-machine': 'appliance',
  boiler: 'appliance',
  dishwasher: 'appliance',
  'closet-rod': 'wardrobe',
  cupboards: 'wardrobe',
  pantry: 'wardrobe',
  'shoe-cabinet': 'wardrobe',
  'wall-shelf': 'wardrobe',
  shelves: 'wardrobe',
  'crossed-cupboards': 'wardrobe',
  flight: 'stairs',
  'spiral-stairs': 'stairs',
  'quarter-turn-stairs': 'stairs',
  'half-turn-stairs': 'stairs',
  'outer-steps': 'stairs',
  column: 'wall',
};

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
  /** The leaf of a door as drawn. */
  'door-leaf',
  /** Railings and edges of balconies and terraces. */
  'railing',
] as const;
export type PixelClass = (typeof PIXEL_CLASSES)[number];

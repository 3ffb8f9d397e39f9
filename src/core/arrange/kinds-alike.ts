import type { Kind } from '../furnish/catalogue/catalogue.ts';

/** Kinds that serve the same: each may stand in for the others. Kinds of no list come in other sizes only. */
const ALIKE: readonly (readonly Kind[])[] = [
  ['sofa', 'two-seater-sofa', 'corner-sofa', 'corner-sofa-right', 'sofa-bed'],
  ['armchair', 'reading-chair', 'recliner', 'rocking-chair', 'pouf', 'chaise'],
  ['coffee-table', 'round-coffee-table'],
  ['side-table', 'square-side-table'],
  ['tv-unit', 'tv-wall'],
  ['sideboard', 'high-sideboard', 'drinks-cabinet', 'low-bookcase', 'chest-of-drawers'],
  ['bookcase', 'storage-wall', 'display-cabinet', 'shelf', 'wine-rack'],
  ['floor-lamp', 'tripod-floor-lamp', 'arc-lamp'],
  ['rug', 'round-rug'],
  ['double-bed', 'small-double-bed', 'single-bed', 'bunk-bed', 'loft-bed'],
  ['toddler-bed', 'crib'],
  ['nightstand', 'wall-nightstand'],
  ['wardrobe', 'sliding-wardrobe', 'clothes-rail'],
  ['walk-in-closet', 'closet-rail', 'closet-shelves'],
  ['dining-table', 'extendable-dining-table', 'round-dining-table', 'oval-dining-table', 'square-dining-table'],
  ['dining-chair', 'dining-bench'],
  ['desk', 'small-desk', 'wide-desk', 'standing-desk'],
  ['coat-rack', 'wall-coat-rack', 'coat-stand', 'hall-bench'],
  ['shoe-cabinet', 'shoe-rack'],
  ['console-table', 'bench'],
  ['basin', 'double-basin'],
  ['bathtub', 'freestanding-bathtub', 'corner-bathtub'],
  ['shower', 'corner-shower', 'walk-in-shower'],
  ['washing-machine', 'washer-dryer-tower'],
  ['fridge', 'american-fridge'],
  ['larder', 'tall-cabinet'],
  ['outdoor-sofa', 'lounge-set', 'swing-seat'],
  ['outdoor-armchair', 'sun-lounger', 'outdoor-chair'],
  ['outdoor-dining-table', 'bistro-table', 'outdoor-low-table'],
  ['treadmill', 'exercise-bike', 'rowing-machine', 'weight-bench'],
];

/** A kind and what may stand in for it, the kind itself first. */
export function kindsAlike(kind: Kind): Kind[] {
  const others = ALIKE.find((list) => list.includes(kind)) ?? [];
  return [kind, ...others.filter((other) => other !== kind)];
}

/** Kinds of things on the floor that a network tells apart; the number of a kind is its place in this list. New ones go to the end. */
export const INSTANCE_KINDS = [
  'toilet',
  'basin',
  'bath',
  'shower',
  'counter',
  'sink',
  'hob',
  'appliance',
  'wardrobe',
  'stairs',
  'column',
  'radiator',
  'fireplace',
  'bed',
  'sofa',
  'table',
  'chair',
  'cabinet',
  'other',
] as const;
export type InstanceKind = (typeof INSTANCE_KINDS)[number];

/** Kinds of fixtures and furniture that go by another name here; what is in neither list is `other`. */
const GROUPED: Readonly<Record<string, InstanceKind>> = {
  'hand-basin': 'basin',
  vanity: 'basin',
  'kitchen-counter': 'counter',
  island: 'counter',
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
  'masonry-stove': 'fireplace',
  'wood-stove': 'fireplace',
  flight: 'stairs',
  'spiral-stairs': 'stairs',
  'quarter-turn-stairs': 'stairs',
  'half-turn-stairs': 'stairs',
  'outer-steps': 'stairs',
  armchair: 'sofa',
  'corner-sofa': 'sofa',
  'coffee-table': 'table',
  desk: 'table',
  'round-table': 'table',
  'oval-table': 'table',
  nightstand: 'cabinet',
  shelf: 'cabinet',
  'tv-unit': 'cabinet',
};

const isInstanceKind = (kind: string): kind is InstanceKind => (INSTANCE_KINDS as readonly string[]).includes(kind);

export function instanceKindOf(kind: string): InstanceKind {
  return GROUPED[kind] ?? (isInstanceKind(kind) ? kind : 'other');
}

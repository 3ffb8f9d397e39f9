import type { RoomName } from '../naming/type-rooms.ts';
import { FLOOR_CLASSES } from '../pixel-classes/class-groups.ts';
import type { PixelClasses } from '../pixel-classes/types.ts';
import type { RoomType } from '../plan/schema.ts';
import type { RoomsPx } from '../structure/types.ts';
import { livedInFurniture } from './lived-in-furniture.ts';
import type { WeighedInstance } from './weigh-instances.ts';

/** The rooms of a plan, what they are, and what the network takes its pixels for. */
export interface Indoors {
  readonly rooms: RoomsPx;
  readonly names: readonly RoomName[];
  readonly classes: PixelClasses;
}

/** What is weighed for a plan being furnished already, in the order of the weights. */
export const FURNITURE_FEATURES = [
  'beds', 'sofas', 'tables', 'chairs', 'cabinets', 'covered', 'lived', 'fixtures',
] as const; // biome-ignore format: one glance

/** Kinds that prove a furnished plan. Wardrobes are built in as often, and what is none of these may be any symbol of a lamp or a shaft. */
const KINDS = ['bed', 'sofa', 'table', 'chair', 'cabinet'];
/** Rooms that hold no such pieces: what looks like one there is a fixture or a tread. */
const HOLD_NONE: ReadonlySet<RoomType> = new Set(
  ['bathroom', 'wc', 'utility', 'closet', 'stairs', 'technical', 'garage', 'kitchen'] as const,
); // biome-ignore format: one glance
/** Less furniture than this share of the floor is none. */
const SPECK = 0.002;

/** Whether a thing is a piece of loose furniture that proves a furnished plan. */
export const isPiece = ({ kind }: WeighedInstance): boolean => KINDS.includes(kind);

/** How much loose furniture is seen: numbers by kind but in rooms that hold none, and shares of the floor that are taken for furniture. */
export function furnitureFeatures(instances: readonly WeighedInstance[], { rooms, names, classes }: Indoors): number[] {
  // Where its room was not found a piece counts as well.
  const mayStand = ({ room }: WeighedInstance) => room === undefined || !HOLD_NONE.has(names[room]?.type ?? 'other');
  const placed = instances.filter((one) => isPiece(one) && mayStand(one));
  return [
    ...KINDS.map((kind) => numberOf(placed.filter((piece) => piece.kind === kind))),
    Math.log(shareOfFloor(classes, 'furniture') + SPECK),
    Math.log((livedInFurniture(classes, rooms, names) ?? 0) + SPECK),
    Math.log1p(instances.reduce((sum, { loose, sure }) => sum + (loose ? 0 : sure), 0)),
  ];
}

/** How many there are, those that are half sure as a quarter: two doubts are no piece. Further ones say less and less. */
const numberOf = (some: readonly WeighedInstance[]): number =>
  Math.log1p(some.reduce((sum, { sure }) => sum + sure ** 2, 0));

function shareOfFloor({ labels, names }: PixelClasses, name: string): number {
  const counts = new Uint32Array(names.length);
  for (const label of labels) counts[label]!++;
  const floor = names.reduce((sum, one, i) => sum + (FLOOR_CLASSES.has(one) ? counts[i]! : 0), 0);
  return counts[names.indexOf(name)]! / Math.max(1, floor);
}

import type { Level, Row, Taste } from './row.ts';

/** Rows and tastes that the programmes of several rooms share. */
export const STORAGE: Taste = { corner: 1, longWall: 0.6, underWindow: -2, farFromDoor: 0.2 };
export const widths = (...list: number[]): [number][] => list.map((w) => [w]);
export const plant = (times: number): Row => ({
  level: 'fill',
  group: 'single',
  kind: 'plant',
  times,
  taste: { away: ['plant'], corner: 2, nearWindow: 1.5 },
});
const lamp: Row = {
  level: 'should',
  group: 'single',
  kind: 'floor-lamp',
  taste: { corner: 2, near: ['sofa', 'armchair'], away: ['coffee-table', 'floor-lamp'] },
};
export const bookcases = (times: number): Row => ({ level: 'fill', group: 'single', kind: 'bookcase', sizes: [[1.6, 0.35], [1.2, 0.35], [0.8, 0.3]], times, taste: STORAGE }); // biome-ignore format: one line
export const sideboards = (times: number): Row => ({
  level: 'fill',
  group: 'single',
  kind: 'sideboard',
  sizes: widths(2, 1.6, 1.2, 0.9),
  times,
  taste: { longWall: 0.6, centred: 0.7, underWindow: -0.3 },
});
export const reading = (times: number): Row => ({
  level: 'fill',
  group: 'reading',
  times,
  from: 9,
  taste: { nearWindow: 1.2, corner: 1, farFromDoor: 0.5 },
});

export const BED_TASTE: Taste = { farFromDoor: 1.4, underWindow: -1.8, centred: 0.8, seesDoor: 0.8 };
const WARDROBE_TASTE: Taste = { ...STORAGE, corner: 1.5 };
export const wardrobe = (
  level: Level,
  sizes: readonly (readonly [number, number?])[],
  rest: Partial<Row> = {},
): Row => ({
  level,
  group: 'single',
  kind: 'wardrobe',
  sizes,
  taste: WARDROBE_TASTE,
  ...rest,
});
export const SMALL_WARDROBES: readonly (readonly [number, number?])[] = [
  [1.2],
  [1.0],
  [0.8],
  [0.6],
  [0.5],
  [0.6, 0.5],
  [0.5, 0.45],
];
export const chest = (times: number): Row => ({ level: 'fill', group: 'single', kind: 'chest-of-drawers', sizes: [[1.2, 0.5], [0.8, 0.45]], times, taste: { longWall: 0.5, centred: 0.3, underWindow: -0.2 } }); // biome-ignore format: one line
export const desk = (level: Level, sizes: number[], rest: Partial<Row> = {}): Row => ({
  level,
  group: 'desk',
  sizes: widths(...sizes),
  taste: { nearWindow: 1.5, corner: 0.5, underWindow: 0.2 },
  ...rest,
});

const TV_TASTE: Taste = { centred: 1, facesWindow: -1, underWindow: -2, farFromDoor: 0.3 };
export const livingSet: Row[] = [
  { level: 'try', group: 'television', taste: TV_TASTE },
  {
    level: 'must',
    group: 'sofa',
    sizes: widths(2.1, 1.8, 1.5, 1.3),
    unless: ['sofa'],
    taste: { longWall: 0.8, centred: 0.6, underWindow: -0.4, farFromDoor: 0.5 },
  },
  {
    level: 'should',
    group: 'single',
    kind: 'tv-unit',
    sizes: widths(1.6, 1.2, 0.9),
    unless: ['tv-unit'],
    taste: { centred: 0.5, underWindow: -0.6 },
  },
];
const SECOND_SEAT: Taste = { nearWindow: 1.2, corner: 1, farFromDoor: 0.5, away: ['armchair', 'sofa'] };
export const livingFill: Row[] = [
  lamp,
  plant(1),
  sideboards(1),
  // A large room has a second place to sit, not a row of chairs.
  {
    level: 'fill',
    group: 'sofa',
    sizes: widths(2.1, 1.8),
    times: 1,
    from: 55,
    taste: { ...SECOND_SEAT, longWall: 0.8 },
  },
  reading(1),
  bookcases(2),
  { ...reading(1), group: 'conversation', from: 24, taste: SECOND_SEAT },
  desk('fill', [1.4, 1.2], { times: 1, from: 22, unlessRoom: ['study'] }),
  sideboards(1),
  plant(2),
  bookcases(2),
  { ...reading(1), taste: SECOND_SEAT },
  plant(1),
];
export const DINING_TASTE: Taste = { nearKitchen: 1.5, centred: 0.5, nearWindow: 0.5, away: ['sofa'] };
const KITCHEN_TASTE: Taste = { longWall: 0.3, corner: 0.8, farFromDoor: 0.2 };
const KITCHEN_FIXTURES = ['kitchen-sink', 'kitchenette', 'drawn-kitchen'] as const;
/** A kitchen too small for a row of three may have all of it in one piece (m²). */
const KITCHENETTE_TO = 7;

export const kitchenSet: Row[] = [
  { level: 'try', group: 'kitchen-row', taste: KITCHEN_TASTE, unless: KITCHEN_FIXTURES },
  {
    level: 'try',
    group: 'single',
    kind: 'kitchenette',
    sizes: [[1.2], [1.0], [0.9, 0.55], [0.8, 0.5]],
    to: KITCHENETTE_TO,
    unless: KITCHEN_FIXTURES,
    taste: KITCHEN_TASTE,
  },
  {
    level: 'must',
    group: 'kitchen-part',
    kind: 'kitchen-sink',
    unless: KITCHEN_FIXTURES,
    taste: { nearWindow: 1, corner: 0.5 },
  },
  {
    level: 'must',
    group: 'kitchen-part',
    kind: 'hob',
    unless: ['hob', 'kitchenette', 'drawn-kitchen'],
    taste: { near: ['kitchen-sink', 'kitchen-counter'] },
  },
  {
    level: 'must',
    group: 'kitchen-part',
    kind: 'fridge',
    unless: ['fridge', 'kitchenette', 'drawn-kitchen'],
    taste: { corner: 2, near: ['kitchen-sink', 'kitchen-counter'] },
  },
];

import type { RoomType } from '../../plan/schema.ts';
import type { Kind } from '../catalogue/catalogue.ts';

/** What a place is good for a piece; each from −3 (avoid) to 3 (seek). */
export interface Taste {
  /** Far from the doors. */
  readonly farFromDoor?: number;
  /** Close to daylight. */
  readonly nearWindow?: number;
  /** Flush in a corner of the room. */
  readonly corner?: number;
  /** In the middle of its wall, or of the room where it stands free. */
  readonly centred?: number;
  /** At a long wall. */
  readonly longWall?: number;
  /** Its back before a window. */
  readonly underWindow?: number;
  /** Looks at a window (glare on a screen). */
  readonly facesWindow?: number;
  /** A door lies before its front half: one sees who comes in. */
  readonly seesDoor?: number;
  /** Close to pieces of these kinds, and far from those. */
  readonly near?: readonly Kind[];
  readonly away?: readonly Kind[];
  /** Close to the door that leads to a kitchen. */
  readonly nearKitchen?: number;
}

export type GroupName =
  | 'single'
  | 'bed'
  | 'desk'
  | 'television'
  | 'sofa'
  | 'reading'
  | 'conversation'
  | 'dining'
  | 'kitchen-row'
  | 'kitchen-part'
  | 'counter'
  | 'island'
  | 'bath'
  | 'car'
  | 'outdoor';

/**
 * must: never dropped silently · try: first choice of a must that later rows make good · should: placed while the room is
 * not overfull · fill: placed, again and again up to `times`, while the room is emptier than its band.
 */
export type Level = 'must' | 'try' | 'should' | 'fill';

export interface Row {
  readonly level: Level;
  readonly group: GroupName;
  readonly kind?: Kind;
  /** [width, depth] or [width], best first, in metres. */
  readonly sizes?: readonly (readonly [number, number?])[];
  /** Room area from … up to, m². */
  readonly from?: number;
  readonly to?: number;
  readonly seats?: readonly number[];
  readonly taste?: Taste;
  readonly times?: number;
  /** Left out where a piece of one of these kinds stands or is drawn. */
  readonly unless?: readonly string[];
  /** Left out where the dwelling has a room of this type. */
  readonly unlessRoom?: readonly RoomType[];
  readonly onlyIf?: 'principal' | 'no-dining-place' | 'no-closet';
}

const STORAGE: Taste = { corner: 1, longWall: 0.6, underWindow: -2, farFromDoor: 0.2 };
const widths = (...list: number[]): [number][] => list.map((w) => [w]);
const plant = (times: number): Row => ({
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
const bookcases = (times: number): Row => ({ level: 'fill', group: 'single', kind: 'bookcase', sizes: [[1.6, 0.35], [1.2, 0.35], [0.8, 0.3]], times, taste: STORAGE }); // biome-ignore format: one line
const sideboards = (times: number): Row => ({
  level: 'fill',
  group: 'single',
  kind: 'sideboard',
  sizes: widths(2, 1.6, 1.2, 0.9),
  times,
  taste: { longWall: 0.6, centred: 0.7, underWindow: -0.3 },
});
const reading = (times: number): Row => ({
  level: 'fill',
  group: 'reading',
  times,
  from: 9,
  taste: { nearWindow: 1.2, corner: 1, farFromDoor: 0.5 },
});

const BED_TASTE: Taste = { farFromDoor: 1.4, underWindow: -1.8, centred: 0.8, seesDoor: 0.8 };
const WARDROBE_TASTE: Taste = { ...STORAGE, corner: 1.5 };
const wardrobe = (level: Level, sizes: readonly (readonly [number, number?])[], rest: Partial<Row> = {}): Row => ({
  level,
  group: 'single',
  kind: 'wardrobe',
  sizes,
  taste: WARDROBE_TASTE,
  ...rest,
});
const SMALL_WARDROBES: readonly (readonly [number, number?])[] = [
  [1.2],
  [1.0],
  [0.8],
  [0.6],
  [0.5],
  [0.6, 0.5],
  [0.5, 0.45],
];
const chest = (times: number): Row => ({ level: 'fill', group: 'single', kind: 'chest-of-drawers', sizes: [[1.2, 0.5], [0.8, 0.45]], times, taste: { longWall: 0.5, centred: 0.3, underWindow: -0.2 } }); // biome-ignore format: one line
const desk = (level: Level, sizes: number[], rest: Partial<Row> = {}): Row => ({
  level,
  group: 'desk',
  sizes: widths(...sizes),
  taste: { nearWindow: 1.5, corner: 0.5, underWindow: 0.2 },
  ...rest,
});

const TV_TASTE: Taste = { centred: 1, facesWindow: -1, underWindow: -2, farFromDoor: 0.3 };
const livingSet: Row[] = [
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
const livingFill: Row[] = [
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
const DINING_TASTE: Taste = { nearKitchen: 1.5, centred: 0.5, nearWindow: 0.5, away: ['sofa'] };
const KITCHEN_TASTE: Taste = { longWall: 0.3, corner: 0.8, farFromDoor: 0.2 };
const KITCHEN_FIXTURES = ['kitchen-sink', 'kitchenette', 'drawn-kitchen'] as const;
/** A kitchen too small for a row of three may have all of it in one piece (m²). */
const KITCHENETTE_TO = 7;

const kitchenSet: Row[] = [
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

/** Programmes by room type. Sources: UK furniture schedule, ProcTHOR must-haves, Infinigen counts, design practice. */
// biome-ignore format: a table
export const PROGRAMMES: Record<RoomType, readonly Row[]> = {
  bedroom: [
    { level: 'must', group: 'bed', sizes: widths(1.8, 1.6, 1.4, 1.2, 0.9), from: 14, taste: BED_TASTE },
    { level: 'must', group: 'bed', sizes: widths(1.6, 1.4, 1.2, 0.9, 0.8), from: 10, to: 14, taste: BED_TASTE },
    { level: 'must', group: 'bed', sizes: widths(1.4, 1.2, 0.9, 0.8), from: 8, to: 10, taste: BED_TASTE },
    { level: 'must', group: 'bed', sizes: widths(0.9, 0.8), to: 8, taste: BED_TASTE },
    wardrobe('must', [[3.0], [2.4], [2.0], [1.8], [1.5], ...SMALL_WARDROBES], { from: 18 }),
    wardrobe('must', [[2.4], [2.0], [1.8], [1.5], ...SMALL_WARDROBES], { from: 13, to: 18 }),
    wardrobe('must', [[1.8], [1.5], ...SMALL_WARDROBES], { from: 10, to: 13 }),
    wardrobe('must', SMALL_WARDROBES, { to: 10 }),
    desk('should', [1.2, 1.0], { to: 8.5, from: 6.5 }),
    chest(1),
    desk('fill', [1.4, 1.2, 1.0], { times: 1, from: 11 }),
    reading(1),
    plant(1),
    wardrobe('fill', [[2.0], [1.5], [1.0]], { times: 1, from: 14 }),
    bookcases(1), chest(1), reading(1), { ...reading(1), group: 'conversation', from: 24 }, bookcases(2), plant(2),
  ],
  children: [
    { level: 'must', group: 'bed', sizes: widths(1.2, 0.9, 0.8), from: 12, taste: { ...BED_TASTE, corner: 1 } },
    { level: 'must', group: 'bed', sizes: widths(0.9, 0.8), to: 12, taste: { ...BED_TASTE, corner: 1 } },
    wardrobe('must', [[1.5], ...SMALL_WARDROBES], { from: 11 }),
    wardrobe('must', SMALL_WARDROBES, { to: 11 }),
    desk('should', [1.2, 1.0, 0.9], { from: 6 }),
    bookcases(1), chest(1), plant(1), wardrobe('fill', [[1.5], [1.0]], { times: 1, from: 12 }), { level: 'fill', group: 'bed', sizes: widths(0.9), times: 1, from: 15, taste: { farFromDoor: 1, corner: 1 } }, reading(1), bookcases(1), plant(1),
  ],
  study: [
    desk('must', [1.6, 1.4, 1.2, 1.0, 0.9, 0.8]),
    { ...bookcases(1), level: 'should' },
    { ...reading(1), level: 'should', from: 7 },
    { level: 'fill', group: 'sofa', sizes: widths(1.8, 1.5), times: 1, from: 11, taste: { longWall: 0.5, farFromDoor: 0.3 } },
    bookcases(2), plant(1), sideboards(1), chest(1), reading(1), plant(2),
  ],
  living: [
    ...livingSet,
    { level: 'should', group: 'dining', seats: [6, 4], from: 20, onlyIf: 'no-dining-place', taste: DINING_TASTE },
    { level: 'fill', group: 'dining', seats: [8, 6, 4], from: 26, times: 1, unless: ['dining-table'], unlessRoom: ['dining'], taste: DINING_TASTE },
    ...livingFill,
  ],
  dining: [
    { level: 'must', group: 'dining', seats: [8, 6, 4, 2, 1], from: 15, taste: { centred: 1.5 } },
    { level: 'must', group: 'dining', seats: [6, 4, 2, 1], to: 15, taste: { centred: 1.5 } },
    { ...sideboards(1), level: 'should', from: 8 },
    plant(1), sideboards(1), bookcases(1), reading(1), bookcases(2), sideboards(1), reading(2), plant(2),
  ],
  kitchen: [
    ...kitchenSet,
    { level: 'fill', group: 'island', times: 1, from: 18, taste: { centred: 1 } },
    { level: 'should', group: 'dining', seats: [6, 4, 2], from: 11, onlyIf: 'no-dining-place', taste: { nearWindow: 1, centred: 0.3 } },
    { level: 'fill', group: 'dining', seats: [4, 2], from: 8, times: 1, unless: ['dining-table', 'round-dining-table'], taste: { nearWindow: 1 } },
    { level: 'fill', group: 'single', kind: 'tall-cabinet', sizes: widths(1.2, 0.9, 0.6), times: 1, taste: { corner: 1.5, near: ['fridge', 'kitchen-counter'] } },
    { level: 'fill', group: 'counter', sizes: widths(2.4, 1.8, 1.2, 0.9, 0.6), times: 1, taste: { corner: 1, near: ['kitchen-sink', 'hob', 'fridge'] } },
    sideboards(1), plant(1),
  ],
  'living-kitchen': [
    ...kitchenSet,
    // A kitchen-diner beside a living room is no second living room.
    ...livingSet.map((row): Row => ({ ...row, unlessRoom: ['living'] })),
    { level: 'must', group: 'dining', seats: [8, 6, 4, 2, 1], from: 34, taste: { ...DINING_TASTE, near: ['kitchen-sink', 'hob', 'kitchen-counter'] } },
    { level: 'must', group: 'dining', seats: [6, 4, 2, 1], to: 34, taste: { ...DINING_TASTE, near: ['kitchen-sink', 'hob', 'kitchen-counter'] } },
    { level: 'fill', group: 'island', times: 1, from: 40, taste: { near: ['kitchen-sink', 'hob'] } },
    ...livingFill,
  ],
  bathroom: [
    { level: 'must', group: 'bath', unless: ['bathtub', 'shower'], taste: { corner: 1.5, farFromDoor: 0.8 } },
    { level: 'must', group: 'single', kind: 'toilet', sizes: [[0.38, 0.65], [0.36, 0.55]], unless: ['toilet'], taste: { farFromDoor: 0.3, underWindow: 0.1 } },
    { level: 'must', group: 'single', kind: 'basin', sizes: [[1.2, 0.48], [0.9, 0.48], [0.6, 0.46], [0.5, 0.4], [0.4, 0.3]], from: 6, unless: ['basin'], taste: { centred: 0.4, underWindow: -0.8 } },
    { level: 'must', group: 'single', kind: 'basin', sizes: [[0.6, 0.46], [0.5, 0.4], [0.4, 0.3]], to: 6, unless: ['basin'], taste: { centred: 0.2, underWindow: -0.8 } },
    { level: 'fill', group: 'single', kind: 'washing-machine', times: 1, unless: ['washing-machine'], unlessRoom: ['utility'], taste: { corner: 1 } },
    { level: 'fill', group: 'single', kind: 'tall-cabinet', sizes: [[0.8, 0.4], [0.6, 0.35], [0.4, 0.35], [0.5, 0.3], [0.35, 0.3]], times: 1, taste: { corner: 1.5 } },
    { level: 'fill', group: 'single', kind: 'chest-of-drawers', sizes: [[1.0, 0.45], [0.8, 0.4]], times: 1, from: 8, taste: { longWall: 0.5 } },
    { level: 'fill', group: 'single', kind: 'shelf', sizes: [[0.9, 0.4], [0.6, 0.35]], times: 1, taste: { corner: 1.5 } },
    { level: 'fill', group: 'single', kind: 'bench', times: 1, from: 8, taste: { longWall: 0.5 } },
    { ...plant(2), sizes: [[0.4, 0.4], [0.3, 0.3]] },
    { level: 'fill', group: 'single', kind: 'bench', sizes: [[0.8, 0.35], [0.6, 0.35], [0.4, 0.35]], times: 1, taste: { longWall: 0.5 } },
    { level: 'fill', group: 'single', kind: 'tall-cabinet', sizes: [[0.8, 0.4], [0.6, 0.35], [0.4, 0.35], [0.5, 0.3], [0.35, 0.3]], times: 3, taste: { corner: 1.5 } },
  ],
  wc: [
    { level: 'must', group: 'single', kind: 'toilet', sizes: [[0.38, 0.65], [0.36, 0.55]], unless: ['toilet'], taste: { farFromDoor: 1.5, centred: 1 } },
    { level: 'should', group: 'single', kind: 'basin', sizes: [[0.5, 0.4], [0.45, 0.3], [0.35, 0.25]], unless: ['basin'], taste: { corner: 0.3, farFromDoor: -0.3 } },
  ],
  hall: [
    { level: 'should', group: 'single', kind: 'coat-rack', sizes: [[1.2, 0.35], [1.0, 0.35], [0.8, 0.3], [0.6, 0.3]], from: 2.5, taste: { corner: 1 } },
    { level: 'should', group: 'single', kind: 'shoe-cabinet', sizes: [[1.0, 0.3], [0.8, 0.3], [0.6, 0.25]], from: 3.5, taste: { near: ['coat-rack'], corner: 0.5 } },
    { level: 'should', group: 'single', kind: 'bench', from: 8, taste: { near: ['coat-rack'], longWall: 0.4 } },
    { level: 'should', group: 'single', kind: 'console-table', from: 11, taste: { centred: 1, longWall: 0.5 } },
    { level: 'should', group: 'single', kind: 'plant', from: 9, taste: { away: ['plant'], corner: 2 } },
  ],
  corridor: [
    { level: 'should', group: 'single', kind: 'console-table', sizes: [[1.0, 0.3], [0.8, 0.25]], from: 7, taste: { longWall: 1, centred: 0.5 } },
    { level: 'should', group: 'single', kind: 'plant', from: 9, taste: { away: ['plant'], corner: 2 } },
  ],
  closet: [
    { level: 'should', group: 'single', kind: 'wardrobe', sizes: widths(2.4, 1.8, 1.2, 0.9), from: 3.5, taste: STORAGE },
    { level: 'should', group: 'single', kind: 'shelf', sizes: [[2.0, 0.4], [1.5, 0.4], [1.2, 0.4], [0.9, 0.4], [0.6, 0.4], [0.9, 0.3], [0.6, 0.3], [0.45, 0.3]], taste: STORAGE },
    { level: 'should', group: 'single', kind: 'shelf', sizes: [[1.5, 0.4], [1.2, 0.4], [0.9, 0.4], [0.6, 0.4], [0.6, 0.3]], from: 3, taste: STORAGE },
    { level: 'should', group: 'single', kind: 'chest-of-drawers', from: 7, taste: { longWall: 0.5 } },
  ],
  utility: [
    { level: 'should', group: 'single', kind: 'washing-machine', unless: ['washing-machine'], taste: { corner: 1 } },
    { level: 'should', group: 'single', kind: 'tumble-dryer', from: 2.5, taste: { near: ['washing-machine'] } },
    { level: 'should', group: 'single', kind: 'shelf', sizes: [[1.2, 0.4], [0.9, 0.4], [0.6, 0.35]], from: 3, taste: STORAGE },
    { level: 'should', group: 'single', kind: 'tall-cabinet', sizes: [[1.2, 0.5], [0.8, 0.5], [0.6, 0.4]], from: 5, taste: STORAGE },
    { level: 'should', group: 'counter', sizes: widths(1.8, 1.2, 0.9), from: 6, taste: { longWall: 0.5 } },
  ],
  garage: [
    { level: 'should', group: 'car', from: 12.5, taste: { farFromDoor: 0.2 } },
    { level: 'should', group: 'car', from: 28, taste: { farFromDoor: 0.2, near: ['car'] } },
    { level: 'should', group: 'single', kind: 'shelf', sizes: [[1.8, 0.45], [1.2, 0.4], [0.9, 0.4]], taste: { corner: 1, farFromDoor: 1 } },
  ],
  balcony: [
    { level: 'should', group: 'outdoor', from: 2.2, unless: ['drawn-table'], taste: { farFromDoor: 0.8, corner: 0.5 } },
    { level: 'should', group: 'sofa', sizes: widths(2.1, 1.8, 1.5), from: 14, unless: ['drawn-table'], taste: { longWall: 0.6, centred: 0.4, underWindow: -0.5 } },
    { level: 'should', group: 'single', kind: 'plant', taste: { away: ['plant'], corner: 2, farFromDoor: 0.5 } },
    { level: 'should', group: 'single', kind: 'plant', from: 5, taste: { away: ['plant'], corner: 2 } },
  ],
  terrace: [
    { level: 'should', group: 'outdoor', from: 2.2, unless: ['drawn-table'], taste: { farFromDoor: 0.4, centred: 0.5 } },
    { level: 'should', group: 'sofa', sizes: widths(2.1, 1.8, 1.5), from: 14, unless: ['drawn-table'], taste: { longWall: 0.6, centred: 0.4, underWindow: -0.5 } },
    { level: 'should', group: 'single', kind: 'plant', from: 3, taste: { away: ['plant'], corner: 2 } },
    { level: 'should', group: 'single', kind: 'plant', from: 6, taste: { away: ['plant'], corner: 2 } },
    { level: 'should', group: 'single', kind: 'plant', from: 12, taste: { away: ['plant'], corner: 2 } },
  ],
  stairs: [],
  technical: [],
  other: [],
};

import type { RoomType } from '../../plan/schema.ts';
import type { HomeRoom } from './home-room.ts';
import type { Night } from './house-people.ts';
import type { Purpose } from './purposes.ts';
import type { Activity, Stock, Task } from './task.ts';
import type { Ways } from './ways.ts';

/** What is known of the home when a room is asked what it is for. */
export interface HomeFacts {
  readonly rooms: readonly HomeRoom[];
  readonly nights: ReadonlyMap<string, Night>;
  readonly people: number;
  readonly ways: Ways;
  /** Metres from the entrance to each room's door. */
  readonly fromEntrance: ReadonlyMap<string, number>;
}

/** Least floor of a place to sit outdoors, m². */
const SIT_OUT = 2.5;
/** Floor outdoors for each who sits there, m². */
const SEAT_OUT = 1.2;
/** A closet for coats is within this of the entrance, metres. */
export const COATS = 3;
/** Floor of a garage for each car, m²: 2.5 by 5.5 m. */
const CAR = 13.75;
/** A young person's room from here on has a desk: bed, wardrobe and desk of a single room (7.5 m², NDSS) in what older homes give, m². */
const YOUNG_DESK = 7;
/** Another living room smaller than this has a chair to read in and no sofa, m². */
const SECOND_LOUNGE = 8;
/** A desk and its chair, m². */
const LEAST_DESK = 2.5;
/** Two work in a room from here on, m². */
const STUDY_OF_TWO = 14;
/** What is called a closet and is walked into has a rail for clothes, whatever it opens off, m². */
const WALK_IN = 1.6;
/** A closet narrower than a shelf is none, m². */
const CLOSET = 0.25;
/** Bedrooms, halls and so on are not what a closet is for: what it opens off says what it stores. */
const STOCKS: readonly (readonly [readonly RoomType[], Stock])[] = [
  [['bedroom', 'children'], 'clothes'],
  [['kitchen', 'living-kitchen'], 'food'],
  [['bathroom', 'wc'], 'linen'],
  [['balcony', 'terrace', 'garage'], 'tools'],
  [['utility'], 'linen'],
];
/** Names that say what a whole room is for, in place of what its type says; elsewhere they add to it. */
const REPLACED: ReadonlySet<RoomType> = new Set<RoomType>(['closet', 'other', 'study', 'utility', 'garage']);

type Own = Omit<Task, 'room'>;

/** What a room is for by its type, its name and who sleeps there; what may go to one of several rooms is not among it. */
export function ownTasks(room: HomeRoom, home: HomeFacts): Task[] {
  const named = room.purposes.filter(({ what }) => what !== 'sleep' && what !== 'eat' && what !== 'arrive');
  const night = home.nights.get(room.id);
  const byType = night ? nightTasks(night) : TYPES[room.type](room, home);
  const byName = named.flatMap((purpose) => namedTask(purpose, room, home));
  const kept =
    byName.length && !night && REPLACED.has(room.type)
      ? []
      : byType.filter(({ what }) => !replaces(named, what, room, home));
  const own = [...byName, ...kept].filter((task, k, all) => all.findIndex((other) => other.what === task.what) === k);
  return own.map((task) => ({ ...task, room: room.id }));
}

function nightTasks({ room, beds, spaces, young, spare }: Night): Own[] {
  if (!beds) return room.area >= LEAST_DESK ? [{ what: 'work', for: 1 }] : [{ what: 'store', for: 1, stock: 'things' }];
  const sleep: Own = { what: 'sleep', for: Math.max(1, spaces), beds, ...(young ? { young } : {}) };
  if (spare) return beds === 'sofa-bed' ? [sleep, { what: 'work', for: 1 }] : [sleep];
  const dress: Own = { what: 'dress', for: Math.max(1, spaces) };
  return young && room.area >= YOUNG_DESK
    ? [sleep, dress, { what: 'work', for: spaces === 2 && room.area >= STUDY_OF_TWO ? 2 : 1, young }]
    : [sleep, dress];
}

/** One television is enough: a cinema is no second lounge where there is another living room. */
const replaces = (named: readonly Purpose[], what: Activity, room: HomeRoom, home: HomeFacts): boolean =>
  what === 'lounge' &&
  named.some((p) => p.what === 'cinema') &&
  home.rooms.some((other) => other !== room && isLiving(other));

const isLiving = ({ type }: HomeRoom): boolean => type === 'living' || type === 'living-kitchen';
const isKitchen = ({ type }: HomeRoom): boolean => type === 'kitchen' || type === 'living-kitchen';

function namedTask({ what, stock }: Purpose, room: HomeRoom, home: HomeFacts): Own[] {
  if (!what) return [];
  if (what === 'launder') return room.drawn.has('washing-machine') ? [] : [{ what, for: home.people }];
  if (what === 'store') return [{ what, for: home.people, stock: stock === 'things' ? stockOf(room, home) : stock! }];
  if (what === 'lounge') return [{ what, for: loungers(room, home) }];
  if (what === 'cook' && home.rooms.some((other) => other !== room && isKitchen(other))) return [];
  if (what === 'work') return [{ what, for: deskWorkers(room) }];
  return [{ what, for: what === 'cook' || what === 'cinema' ? home.people : Math.min(2, home.people) }];
}

const TYPES: Record<RoomType, (room: HomeRoom, home: HomeFacts) => Own[]> = {
  living: (room, home) => [
    isMainLiving(room, home) || room.area >= SECOND_LOUNGE
      ? { what: 'lounge', for: loungers(room, home) }
      : { what: 'read', for: 1 },
  ],
  'living-kitchen': (room, home) => [
    ...(home.rooms.some(({ type }) => type === 'kitchen') && !room.drawn.has('worktop', 'hob', 'kitchen-sink', 'fridge')
      ? []
      : [{ what: 'cook', for: home.people } as const]),
    // A kitchen to eat in, apart from the living room, is no second one.
    ...(home.rooms.some(({ type }) => type === 'living')
      ? []
      : [{ what: 'lounge', for: loungers(room, home) } as const]),
  ],
  kitchen: (_, home) => [{ what: 'cook', for: home.people }],
  dining: () => [],
  bedroom: () => [],
  children: () => [],
  study: (room) => [{ what: 'work', for: deskWorkers(room) }],
  bathroom: (_, home) => [{ what: 'bathe', for: Math.min(2, home.people) }],
  wc: () => [{ what: 'bathe', for: 1 }],
  hall: () => [{ what: 'pass', for: 1 }],
  corridor: () => [{ what: 'pass', for: 1 }],
  closet: (room, home) => (room.area < CLOSET ? [] : [{ what: 'store', for: home.people, stock: stockOf(room, home) }]),
  utility: () => [],
  garage: ({ area }) => [{ what: 'park', for: Math.max(1, Math.min(3, Math.floor(area / CAR))) }],
  balcony: sitOut,
  terrace: sitOut,
  stairs: () => [],
  technical: () => [],
  other: () => [],
};

const isMainLiving = (room: HomeRoom, { rooms }: HomeFacts): boolean =>
  (rooms.find(({ type }) => type === 'living') ?? rooms.find(isLiving) ?? room) === room;

const deskWorkers = ({ area }: HomeRoom): number => (area >= STUDY_OF_TWO ? 2 : 1);

/** All who live here in the largest living room; in a second one as many as its floor takes (two, and one more for each 4 m² beyond 8). */
function loungers(room: HomeRoom, home: HomeFacts): number {
  const { people } = home;
  return isMainLiving(room, home) ? people : Math.min(people, 2 + Math.max(0, Math.round((room.area - 8) / 4)));
}

function sitOut(room: HomeRoom, { people }: HomeFacts): Own[] {
  if (room.area < SIT_OUT) return [];
  return [{ what: 'sit-out', for: Math.max(2, Math.min(people, Math.floor(room.area / SEAT_OUT))) }];
}

/** A closet holds what is used where it opens: clothes off a bedroom, coats by the entrance, and so on. */
export function stockOf(room: HomeRoom, { rooms, ways, fromEntrance }: HomeFacts): Stock {
  const beyond = ways.beyond(room.id).flatMap((id) => rooms.find((other) => other.id === id) ?? []);
  const found = STOCKS.find(([types]) => beyond.some(({ type }) => types.includes(type)))?.[1];
  const isWalkIn = room.type === 'closet' && room.area >= WALK_IN && /\bclo(set)?\b/.test(room.words);
  if (isWalkIn && found !== 'clothes') return found === 'linen' ? 'clothes' : 'coats';
  return found ?? ((fromEntrance.get(room.id) ?? Infinity) <= COATS ? 'coats' : 'things');
}

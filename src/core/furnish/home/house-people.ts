import { type BedChoice, bedChoices, isChildrens, PRINCIPAL, roominess, SINGLE, sleeperOf } from './bed-choices.ts';
import type { HomeRoom } from './home-room.ts';
import { isNamedGuest, isNamedNursery, isNamedPrincipal } from './purposes.ts';
import { isRefused, type Refusal } from './refusal.ts';
import type { Beds } from './task.ts';

/** How a bedroom is slept in; without `beds` it is not. */
export interface Night {
  readonly room: HomeRoom;
  readonly beds?: Beds;
  readonly spaces: number;
  /** A young person's, and a child's. */
  readonly young: boolean;
  readonly child: boolean;
  /** Beyond those who live here: for guests. */
  readonly spare?: boolean;
}

/** What it costs to have a bed less for each wished person, and one more than wished. */
const SHORT = 5;
const SURPLUS = 0.5;
/** What it costs to leave a room to nobody where fewer are wished than it has rooms for. */
const NOBODY = 0.3;

/** Where people sleep: as the rooms suggest, or as many as are wished. Rooms in the order of the home. */
export function housePeople(
  rooms: readonly HomeRoom[],
  wished: number | undefined,
  refused: readonly Refusal[],
): Night[] {
  const bedrooms = rooms.filter(isBedroom);
  const principal = principalOf(bedrooms, refused);
  const hasStudy = rooms.some(({ type, purposes }) => type === 'study' || purposes.some(({ what }) => what === 'work'));
  // One works in the largest room that is too small for a bed, where there is no study; a baby sleeps in the next one.
  const tiny = bedrooms.filter(({ area }) => area < SINGLE);
  const crib = tiny[hasStudy ? 0 : 1];
  const lists = bedrooms.map((room) => bedChoices(room, sleeperOf(room, room === principal), room === crib, refused));
  const picked = wished === undefined ? lists.map((choices) => choices[0]!) : pickFor(lists, wished);
  const nights = bedrooms.map((room, k): Night => {
    const { beds, spaces } = picked[k]!;
    const child = isChildrens(room);
    const isGrown = beds === undefined || beds === 'double' || beds === 'crib' || isNamedGuest(room.words);
    return { room, spaces, young: !isGrown && (child || room !== principal), child, ...(beds ? { beds } : {}) };
  });
  return wished === undefined ? nights : withSpareRooms(nights, lists, hasStudy);
}

const isBedroom = ({ type, purposes }: HomeRoom): boolean =>
  type === 'bedroom' ||
  type === 'children' ||
  ((type === 'other' || type === 'study') && purposes.some(({ what }) => what === 'sleep'));

/** The room of those who own the home: named so, or the largest that two fit in. */
function principalOf(bedrooms: readonly HomeRoom[], refused: readonly Refusal[]): HomeRoom | undefined {
  const grown = bedrooms.filter(
    (room) => !isChildrens(room) && !isNamedNursery(room.words) && !isRefused(refused, 'sleep', room.id, 2, 'double'),
  );
  const bySize = [...grown].sort((a, b) => roominess(b) - roominess(a));
  return bySize.find(({ words, area }) => isNamedPrincipal(words) && area >= PRINCIPAL) ?? bySize[0];
}

/** The choices of least cost that give so many people a bed: exact, over the number of bed spaces. */
function pickFor(lists: readonly (readonly BedChoice[])[], wished: number): BedChoice[] {
  interface Pick { readonly cost: number; readonly choices: readonly BedChoice[] } // biome-ignore format: short
  let picks = new Map<number, Pick>([[0, { cost: 0, choices: [] }]]);
  for (const list of lists) {
    const next = new Map<number, Pick>();
    const choices = list.map((choice) => (choice.spaces ? choice : { ...choice, cost: Math.min(choice.cost, NOBODY) }));
    for (const [spaces, pick] of picks)
      for (const choice of choices) {
        const sum = spaces + choice.spaces;
        const cost = pick.cost + choice.cost;
        if (cost < (next.get(sum)?.cost ?? Infinity)) next.set(sum, { cost, choices: [...pick.choices, choice] });
      }
    picks = next;
  }
  const priced = [...picks].map(([spaces, { cost, choices }]) => ({
    choices,
    cost: cost + (spaces < wished ? SHORT * (wished - spaces) : SURPLUS * (spaces - wished)),
  }));
  return [...priced.reduce((best, pick) => (pick.cost < best.cost ? pick : best)).choices];
}

/** Bedrooms that nobody is left for: the smallest is a study with a sofa for guests, where there is none yet; guests sleep in the others. */
function withSpareRooms(
  nights: readonly Night[],
  lists: readonly (readonly BedChoice[])[],
  hasStudy: boolean,
): Night[] {
  const empty = nights.filter(({ beds, room }) => !beds && room.area >= SINGLE);
  const study = hasStudy ? undefined : empty.at(-1);
  return nights.map((night, k): Night => {
    if (!empty.includes(night)) return night;
    const beds = night === study ? 'sofa-bed' : lists[k]!.find((choice) => choice.beds)?.beds;
    return { ...night, young: false, child: false, spare: true, ...(beds ? { beds } : {}) };
  });
}

/** A home of one floor without a bedroom that anybody could sleep in: one sleeps where one lives. */
export const isStudio = (rooms: readonly HomeRoom[], nights: readonly Night[]): boolean =>
  rooms.some(({ type }) => type === 'living' || type === 'living-kitchen') &&
  rooms.some(({ type }) => type === 'bathroom' || type === 'wc') &&
  !nights.some(({ spaces, spare }) => spaces > 0 || spare) &&
  !rooms.some(({ type, drawn }) => type === 'stairs' || drawn.has('stairs'));

import type { HomeRoom } from './home-room.ts';
import { isNamedChild, isNamedGuest, isNamedNursery } from './purposes.ts';
import { isRefused, type Refusal } from './refusal.ts';
import type { Beds } from './task.ts';

/** A way to sleep in a room, or not to (`beds` is missing), and how much worse it is than the best one. */
export interface BedChoice {
  readonly beds?: Beds;
  readonly spaces: number;
  readonly cost: number;
}

/** Whose room it is. */
export type Sleeper = 'owners' | 'child' | 'baby' | 'guest' | 'anybody';

/** Bed spaces of each kind; a baby's cot is none. */
const SPACES: Record<Beds, number> = { double: 2, twin: 2, bunk: 2, 'sofa-bed': 2, single: 1, crib: 0 };

/** Floor from which two sleep in the principal room, m²: a bed of 1.4 m, the way round it and a wardrobe (7.5–8 m² in practice). */
export const PRINCIPAL = 7.5;
const GUESTS = 8.5;
/** Floor from which other rooms are made for two: 11.5 m² (NDSS), a little less so that a wall read 3 cm off does not matter. */
const FOR_TWO = 11.2;
/** Children share a room from here on, m²; with a bed above the other from there on. */
const TWINS = 12.5;
const BUNK = 9;
/** Less than this is no bedroom, m²: a cot or a desk fits. A single bed takes 0.9 by 2 m and 0.75 m beside it. */
export const SINGLE = 4.3;
/** A double bed wants a room of this least dimension, metres: 1.4 m and 0.6 m beside it; two who need not share it want more (NDSS 2.55 m). */
const OWNERS_WIDTH = 2;
const DOUBLE_WIDTH = 2.3;
/** A cot stands in a room of this floor, m². */
const CRIB = 2.5;
/** To lack a tenth of the floor for two is worth a remark; that two do not sleep where they could is worse, above all to its owners. */
const LACKING = 10;
const UNUSED = 25;
/** That nobody sleeps in a bedroom is worse than any bed; in one that is too small for it a desk is as good, unless the drawing calls it a bedroom. */
const NOBODY = 50;
const NO_BED = { unnamed: 0.9, named: 3 } as const;
const NO_BABY = 2;

export function sleeperOf({ type, words }: HomeRoom, isPrincipal: boolean): Sleeper {
  if (isNamedNursery(words)) return 'baby';
  if (isPrincipal) return 'owners';
  if (isChildrens({ type, words })) return 'child';
  return isNamedGuest(words) ? 'guest' : 'anybody';
}

export const isChildrens = ({ type, words }: Pick<HomeRoom, 'type' | 'words'>): boolean =>
  type === 'children' || isNamedChild(words);

/** Floor as far as a bed for two profits by it: that of a narrow room counts less, without a step. */
export const roominess = ({ area, width }: HomeRoom, wanted = OWNERS_WIDTH): number =>
  area * Math.min(1, width / wanted);

/** How much is lacking of what is wanted, and how much there is beyond it, as shares. */
const lacking = (have: number, wanted: number): number => Math.max(0, wanted - have) / wanted;
const beyond = (have: number, wanted: number): number => Math.max(0, have - wanted) / wanted;

/** The ways to sleep in a room, the best first. Costs run on smoothly with the floor, so that little hangs on its last centimetre. */
export function bedChoices(
  room: HomeRoom,
  sleeper: Sleeper,
  mayHaveCrib: boolean,
  refused: readonly Refusal[],
): BedChoice[] {
  const isTiny = room.area < SINGLE;
  const costs = { ...COSTS[sleeper](room), ...(isTiny && mayHaveCrib && room.area >= CRIB ? { crib: 0.8 } : {}) };
  if (isTiny && costs.single !== undefined) costs.single += 2 * LACKING * lacking(room.area, SINGLE);
  const choices = (Object.entries(costs) as [Beds, number][]).map(
    ([beds, cost]): BedChoice => ({ beds, spaces: SPACES[beds], cost }),
  );
  const noBed = NO_BED[room.words ? 'named' : 'unnamed'];
  const none: BedChoice = { spaces: 0, cost: sleeper === 'baby' ? NO_BABY : isTiny ? noBed : NOBODY };
  const fits = ({ beds, spaces }: BedChoice) =>
    !isRefused(refused, 'sleep', room.id, spaces, beds) &&
    // Where two beds were asked for, one above the other was tried as well.
    !(beds === 'bunk' && isRefused(refused, 'sleep', room.id, spaces, 'twin'));
  return [...choices.filter(fits), none].sort((a, b) => a.cost - b.cost);
}

type BedCosts = Partial<Record<Beds, number>>;

const COSTS: Record<Sleeper, (room: HomeRoom) => BedCosts> = {
  baby: () => ({ crib: 0, single: 1 }),
  owners: (room) => ({
    double: 2 * LACKING * lacking(roominess(room), PRINCIPAL),
    single: 0.1 + UNUSED * beyond(roominess(room), PRINCIPAL),
    twin: 2,
  }),
  child: ({ area }) => ({
    single: (UNUSED / 5) * beyond(area, TWINS),
    twin: 0.05 + (LACKING / 2) * lacking(area, TWINS),
    bunk: 0.8 + (LACKING / 2) * lacking(area, BUNK),
    double: 3,
  }),
  guest: (room) => forTwoFrom(GUESTS, room),
  anybody: (room) => forTwoFrom(FOR_TWO, room),
};

const forTwoFrom = (wanted: number, room: HomeRoom): BedCosts => ({
  double: LACKING * lacking(roominess(room, DOUBLE_WIDTH), wanted),
  single: 0.05 + UNUSED * beyond(room.area, wanted),
  twin: 0.5 + LACKING * lacking(room.area, wanted),
  bunk: 1.5 + LACKING * lacking(room.area, BUNK),
});

import { bedroomChairs } from '../groups/bedroom-chair.ts';
import { blend } from '../groups/blend.ts';
import { chests } from '../groups/chest.ts';
import { doubleBeds, smallDoubleBeds } from '../groups/double-bed.ts';
import { bunkBeds, loftBeds } from '../groups/high-bed.ts';
import { changingTables, cribs } from '../groups/nursery.ts';
import { plainSingleBeds, singleBeds, twinBeds } from '../groups/single-bed.ts';
import { sofaBeds } from '../groups/sofa-bed.ts';
import { sofaBedGroups } from '../groups/television-groups.ts';
import type { Option } from '../groups/template.ts';
import type { Beds, Task } from '../home/task.ts';
import { isSofa } from '../judge/seats.ts';
import type { Scene, State } from '../solve/state.ts';
import { costOfNoScreen, isPlaceToSit, loungeOf } from './lounge.ts';
import { playWants } from './play.ts';
import type { Taste } from './taste.ts';
import type { Want } from './want.ts';
import { deskWant } from './work.ts';

/** A quiet place with a wall behind the head, from which one sees who comes in. */
const BED_TASTE: Taste = { farFromDoor: 1.4, underWindow: -2.5, centred: 0.5, seesDoor: 0.8, longWall: 0.3 };
/** Beds of children and day beds leave the middle of the floor free. */
const CORNER_BED_TASTE: Taste = { farFromDoor: 1, underWindow: -1.5, corner: 1, seesDoor: 0.4 };

/** A bed for one where two were to sleep is worse than anything else that can be wrong with a bed. */
const FOR_ONE_INSTEAD = 4;
/** A sofa bed for guests is what one sits on, too: without a screen before it something is missing. */
const NO_GUEST_SCREEN = 1;
/** Rooms from this on have floor for a desk beside bed and wardrobe, m² (UK space standard: single room 7.5). */
const DESK_AREA = 7.4;
/** Bedrooms for two from these sizes on have a chest, and a chair by the window, m²: well above where those just fit. */
const CHEST = 13;
const CHEST_AND_DESK = 17;
/** Floor that a wardrobe for two takes with what is free before it: there where a closet holds the clothes, m². */
const OF_WARDROBE = 2;
const CHAIR = 20;
const MISSED_CHEST = 0.9;
const MISSED_CHAIR = 0.8;

export function sleepWants(task: Task, scene: Scene): Want[] {
  const beds = task.beds ?? (task.for > 1 ? 'double' : 'single');
  const bed = bedWant(beds, task, scene);
  if (beds === 'crib') return [bed, ...nurseryWants()];
  const second = beds === 'twin' ? [secondBed(task, scene)] : [];
  return [bed, ...second, ...(task.young ? youngWants(task, scene) : adultWants(beds, scene))];
}

function bedWant(beds: Beds, task: Task, scene: Scene): Want {
  const isForTwo = beds === 'double' || beds === 'sofa-bed';
  return {
    name: 'bed',
    activity: 'sleep',
    level: 'must',
    options: bedOptions(beds, task, scene),
    accepts: (place, state) => !place.pieces.some(isSofa) || isPlaceToSit(place, state, scene),
    taste: isForTwo ? BED_TASTE : CORNER_BED_TASTE,
    names:
      beds === 'double' ? 'double-bed' : beds === 'sofa-bed' ? 'sofa-bed' : beds === 'crib' ? 'crib' : 'single-bed',
  };
}

function bedOptions(beds: Beds, task: Task, scene: Scene): Option[] {
  const { area, type } = scene.space;
  const room = { area, young: task.young === true };
  switch (beds) {
    case 'double': {
      const isBedroom = type === 'bedroom' || type === 'children';
      const worse = 0.4 + blend(area, 18, 28);
      const asSofa = isBedroom
        ? []
        : [...sofaBedGroups(loungeOf(task, scene), worse), ...sofaBeds(worse + costOfNoScreen(scene))];
      return [...doubleBeds(area), ...smallDoubleBeds(2.2), ...plainSingleBeds(FOR_ONE_INSTEAD), ...asSofa];
    }
    case 'sofa-bed': {
      const noScreen = scene.tasks.some(({ what }) => what === 'lounge') ? costOfNoScreen(scene) : NO_GUEST_SCREEN;
      return [...sofaBedGroups(loungeOf(task, scene), 0), ...sofaBeds(noScreen), ...singleBeds(room, noScreen + 1)];
    }
    case 'twin':
      return [...twinBeds(), ...bunkBeds(0.5), ...singleBeds(room, 0.4)];
    case 'bunk':
      return [...bunkBeds(), ...twinBeds(0.3)];
    case 'crib':
      return cribs();
    default:
      // The desk under a loft bed is worth most where no other has room.
      return [...singleBeds(room), ...(task.young ? loftBeds(0.5 + 0.8 * blend(area, 7, 10)) : [])];
  }
}

const has = (state: State, test: (kind: string) => boolean): boolean => state.placed.some(({ kind }) => test(kind));

/** Where two beds do not stand as one group, the second finds its own wall. */
const secondBed = (task: Task, { space: { area } }: Scene): Want => ({
  name: 'second-bed',
  activity: 'sleep',
  level: 'must',
  options: singleBeds({ area, young: task.young === true }),
  taste: CORNER_BED_TASTE,
  unless: ({ placed }) => placed.filter(({ kind }) => kind === 'single-bed').length > 1 || placed.some(({ kind }) => kind === 'bunk-bed'), // biome-ignore format: one line
  names: 'single-bed',
});

/** A young person works in the room, too, and a child plays there. */
function youngWants(task: Task, scene: Scene): Want[] {
  const { area, type } = scene.space;
  const works = scene.tasks.some(({ what }) => what === 'work');
  const plays = scene.tasks.some(({ what }) => what === 'play');
  const desk: Want = {
    ...deskWant(0.9 + 0.5 * blend(area, 8, 14)),
    level: area >= DESK_AREA ? 'must' : 'should',
    missed: blend(area, 5.5, DESK_AREA),
  };
  const toys = type === 'children' && !plays ? playWants({ ...task, what: 'play' }, scene) : [];
  return [...(works ? [] : [desk]), ...toys];
}

/**
 * What a bedroom for two holds besides bed and wardrobe: a chest under a mirror, in larger ones a chair by the window. The size of the room
 * says whether they are wanted, and then so much that everything else makes way: what comes and goes with a few centimetres belongs to no room.
 */
function adultWants(beds: Beds, { space: { area, type }, tasks, hasCloset }: Scene): Want[] {
  if (beds !== 'double' || type !== 'bedroom') return [];
  const isDressedElsewhere = hasCloset || tasks.some(({ closet }) => closet !== undefined);
  const floor = area + (isDressedElsewhere ? OF_WARDROBE : 0);
  const works = tasks.some(({ what }) => what === 'work');
  const extra = { activity: 'sleep', level: 'could' } as const;
  const chest: Want = {
    ...extra,
    name: 'chest',
    options: chests(1.0),
    missed: MISSED_CHEST,
    taste: { underWindow: -1, near: ['wardrobe', 'sliding-wardrobe'] },
    names: 'chest-of-drawers',
  };
  const chair: Want = {
    ...extra,
    name: 'chair',
    options: bedroomChairs('armchair'),
    missed: MISSED_CHAIR,
    taste: { nearWindow: 2, farFromDoor: 0.5 },
    names: 'armchair',
  };
  return [...(floor < (works ? CHEST_AND_DESK : CHEST) ? [] : [chest]), ...(floor < CHAIR ? [] : [chair])];
}

/** A chest to change the baby on beside the cot, and a chair to nurse in. */
const nurseryWants = (): Want[] => [
  { name: 'changing-table', activity: 'sleep', level: 'should', options: changingTables(), missed: 0.8, taste: { near: ['crib'], underWindow: -0.5 }, names: 'changing-table', unless: (state) => has(state, (kind) => kind === 'changing-table') },
  { name: 'chair', activity: 'sleep', level: 'could', options: bedroomChairs('rocking-chair'), missed: 0.3, taste: { nearWindow: 1, near: ['crib'] }, names: 'rocking-chair' },
]; // biome-ignore format: a table

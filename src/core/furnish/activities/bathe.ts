import type { Kind } from '../catalogue/catalogue.ts';
import { basins } from '../groups/basin.ts';
import { BATHS, bathtubs, SHOWERS, showers } from '../groups/bath.ts';
import { bathroomCabinets, towelRails } from '../groups/bathroom-storage.ts';
import { blend } from '../groups/blend.ts';
import { bidets, toilets } from '../groups/toilet.ts';
import type { Task } from '../home/task.ts';
import { isInRow } from '../judge/look.ts';
import type { Candidate, Scene, State } from '../solve/state.ts';
import { standsInItsCorner } from './in-its-corner.ts';
import { drawnInHalves, hasTheBath, otherBathrooms, otherHalves, toiletRooms } from './other-wet-rooms.ts';
import type { Level, Want } from './want.ts';

/** A bathroom without a bath or shower below this is a washroom, m². */
const WASHROOM = 2.2;
/** Below this a second bathroom may do without one, m². */
const SECOND = 4;
/** Areas over which a bath, a walk-in shower, a shower beside the bath and a free-standing tub become what one expects, m². */
const BATH = { from: 3.4, to: 4.4 };
const WALK_IN = { from: 4.5, to: 6.5 };
const BOTH = { from: 7, to: 10 };
const FREE_TUB = { from: 10, to: 14 };
/** Loose pieces from these areas on, m²: well above where they just fit, so that they do not come and go. */
const RAIL = 4;
const CABINET = 6.5;
const BIDET = 9;
/** What it costs to do without one of them. */
const LOOSE = 0.6;

/** Rooms that are for washing hands and face only, and those that have a toilet by their name. */
const WASHROOM_NAME = /wash ?room|洗面/;
const TOILET_NAME = /powder|toilet|\bw\.?c\b/;
const BATH_NAME = /\bbath|\bbad|bains|kylpyh|banheiro|\bbano\b|\bbagno\b|浴/;

type Span = { readonly from: number; readonly to: number };
const rising = (x: number, { from, to }: Span) => blend(x, from, to);

/** A whole bathroom, or what a drawn one lacks. */
export function batheWants(task: Task, scene: Scene): Want[] {
  const { space } = scene;
  const people = task.for || scene.people;
  const drawn = drawnInHalves(scene);
  // Of two halves of one bathroom, one has the bath, the other the toilet; one washes in both.
  const halves = otherHalves(scene);
  const isOther = !hasTheBath(scene, halves);
  const isBathroom = space.type === 'bathroom' || (space.type !== 'wc' && BATH_NAME.test(space.words));
  const hasToilet = space.type !== 'other' || isBathroom || TOILET_NAME.test(space.words);
  // What has neither bath nor toilet is no bathroom.
  const bath = isBathroom && !isOther && !drawn.has('bathtub', 'shower') ? bathWants(people, scene) : [];
  const isNeeded = isBathroom && !bath.length && !drawn.has('bathtub', 'shower');
  const toilet = hasToilet && (isOther || !halves.length) && !drawn.has('toilet') ? toiletWants(scene, isNeeded) : [];
  const isEither = bath.length > 0 && !drawn.has('toilet') && !toilet.some(({ level }) => level === 'must');
  const wants: Want[] = isEither ? [orToilet(bath[0]!), ...bath.slice(1), ...toilet] : [...bath, ...toilet];
  if (!drawn.has('basin', 'kitchen-sink')) {
    const level: Level = isBathroom || WASHROOM_NAME.test(space.words) ? 'must' : 'should';
    wants.push({ name: 'basin', activity: 'bathe', level, options: basins(space.area, people), missed: 0.8, taste: { underWindow: -0.8, centred: 0.2, farFromDoor: -0.2 }, names: 'basin' }); // biome-ignore format: one line
  }
  return [...wants, ...(isBathroom ? looseWants(scene) : [])];
}

/** One bath or shower; in a large room both. */
function bathWants(people: number, scene: Scene): Want[] {
  const { area } = scene.space;
  const others = otherBathrooms(scene);
  const isMain = others.every((room) => room.area <= area);
  if (area < WASHROOM && others.length) return [];
  const wish = isMain ? rising(area, BATH) : rising(area, BOTH);
  const family = Math.min(1, people / 4);
  const tubs = bathtubs(0.8 * (1 - wish), 0.6 * (1 - rising(area, FREE_TUB)));
  const walkInWorse = 0.5 * (1 - rising(area, WALK_IN));
  const trays = showers(0.3 * wish * family, walkInWorse);
  const level: Level = area >= SECOND || (!others.length && area >= WASHROOM) ? 'must' : 'should';
  const both = rising(area, BOTH);
  const at = {
    activity: 'bathe',
    taste: { corner: 1, farFromDoor: 0.8, underWindow: -0.3 },
    accepts: standsInItsCorner,
  } as const;
  const first: Want = { ...at, name: 'bath', level, options: [...tubs, ...trays], missed: 1, names: wish > 0.5 ? 'bathtub' : 'shower' }; // biome-ignore format: one line
  if (both === 0) return [first];
  const second =
    (own: readonly Kind[]) =>
    ({ placed }: State) =>
      placed.some(({ kind }) => own.includes(kind));
  return [
    first,
    { ...at, name: 'shower', level: 'could', options: showers(0, walkInWorse), missed: 0.6 * both, unless: second(SHOWERS), names: 'shower' },
    { ...at, name: 'bathtub', level: 'could', options: bathtubs(0, 0.3), missed: 0.5 * both * (isMain ? 1 : 0.3), unless: second(BATHS), names: 'bathtub' },
  ]; // biome-ignore format: a table
}

/** A toilet where neither bath nor shower has room, in penalties; a bathroom with nothing but a basin is worse. */
const INSTEAD = 1.5;
const BASIN_ALONE = 2;

const orToilet = (bath: Want): Want => ({
  ...bath,
  options: [...bath.options, ...toilets().map((toilet) => ({ ...toilet, penalty: toilet.penalty + INSTEAD }))],
  missed: BASIN_ALONE,
});

function toiletWants(scene: Scene, isNeeded: boolean): Want[] {
  const { space, drawn } = scene;
  const isSeparate = !isNeeded && space.type === 'bathroom' && toiletRooms(scene).length > 0;
  // A drawn bathroom without a toilet has it in another room.
  if (isSeparate && drawn.has('bathtub', 'shower', 'basin')) return [];
  const taste = { farFromDoor: 0.6, centred: space.type === 'wc' ? 1 : 0, underWindow: 0.1 };
  const level: Level = isSeparate ? 'could' : 'must';
  return [
    {
      name: 'toilet',
      activity: 'bathe',
      level,
      options: toilets(),
      missed: isSeparate ? 0.4 : 0.8,
      taste,
      names: 'toilet',
    },
  ];
}

/** From a bidet to its toilet, metres. */
const BY_TOILET = 0.6;

const standsByToilet = ({ pieces }: Candidate, { placed }: State): boolean =>
  placed.some(({ kind, box }) => kind === 'toilet' && isInRow(box, pieces[0]!.box, BY_TOILET));

/** What goes with it, each from the floor on that it does not crowd: a cupboard, and a rail that hangs. */
function looseWants({ space, drawn }: Scene): Want[] {
  const could = (
    name: Kind,
    from: number,
    missed: number,
    want: Pick<Want, 'options' | 'taste' | 'accepts'>,
  ): Want[] => (space.area < from ? [] : [{ name, activity: 'bathe', level: 'could', missed, names: name, ...want }]);
  return [
    ...could('bidet', drawn.has('bidet') ? Infinity : BIDET, 0.1, { options: bidets(), accepts: standsByToilet }),
    ...could('bathroom-cabinet', CABINET, LOOSE, { options: bathroomCabinets(space.area), taste: { corner: 0.8, near: ['basin', 'double-basin'] } }),
    ...could('towel-rail', RAIL, LOOSE, { options: towelRails(), taste: { near: ['bathtub', 'shower', 'walk-in-shower', 'basin'] } }),
  ]; // biome-ignore format: a table
}

import type { Kind } from '../catalogue/catalogue.ts';
import { fridgeTemplates } from '../groups/fridge.ts';
import { cornerKitchens } from '../groups/kitchen-corner.ts';
import { galleyKitchens } from '../groups/kitchen-galley.ts';
import { islandKitchens, islandsAlone } from '../groups/kitchen-island.ts';
import { kitchenPieces, kitchenRows, kitchenRowsWithoutFridge } from '../groups/kitchen-row.ts';
import { type KitchenNeeds, kitchenNeeds } from '../groups/kitchen-template.ts';
import { uKitchens } from '../groups/kitchen-u.ts';
import { moreWorktop } from '../groups/more-worktop.ts';
import type { Option } from '../groups/template.ts';
import type { Task } from '../home/task.ts';
import type { Scene, State } from '../solve/state.ts';
import { toWorld } from '../space/box.ts';
import { castRay } from '../space/sight.ts';
import { standsInItsCorner } from './in-its-corner.ts';
import {
  acceptsFridge,
  acceptsIsland,
  acceptsWorkplace,
  acceptsWorktop,
  mostOfFridge,
  rateFridge,
  rateIsland,
  rateWorkplace,
} from './kitchen-places.ts';
import type { Want } from './want.ts';

/** A smaller drawn worktop is a shelf, m². */
const LEAST_WORKTOP = 0.5;
/** Rows face each other across no more than this, metres. */
const WIDEST_GALLEY = 3;
/** Depth of a row, to turn drawn worktop into its length, metres. */
const ROW_DEPTH = 0.6;

/** A kitchen without a fridge is worse than one without a table in it: what it costs besides the place that is missing. */
const WITHOUT = 3;

type Lack = 'sink' | 'hob' | 'fridge';

/** What cannot be done with what is drawn; a worktop without symbols is taken to have sink and hob in it. */
function lacks({ drawn }: Scene): Lack[] {
  const hasTop = drawn.has('worktop') && drawn.worktopArea >= LEAST_WORKTOP;
  const lacking: Lack[] = [];
  if (!hasTop && !drawn.has('kitchen-sink', 'basin')) lacking.push('sink');
  if (!hasTop && !drawn.has('hob')) lacking.push('hob');
  if (!drawn.has('fridge')) lacking.push('fridge');
  return lacking;
}

/** A kitchen for a room without one; piece by piece what a drawn one lacks. */
export function cookWants(task: Task, scene: Scene): Want[] {
  const { space } = scene;
  const eatsHere = scene.home.some(({ what, room }) => what === 'eat' && room === space.id);
  const needs = kitchenNeeds(task.for || scene.people, space.area, space.type !== 'kitchen', eatsHere);
  const lacking = lacks(scene);
  const pieces = [
    ...(lacking.includes('sink') ? [workplaceWant('kitchen-sink')] : []),
    ...(lacking.includes('hob') ? [workplaceWant('hob')] : []),
    ...(lacking.includes('fridge') ? [fridgeWant(needs)] : []),
  ];
  if (!lacking.includes('sink') || !lacking.includes('hob'))
    return [...pieces, ...moreWorktopWant(needs, scene), ...islandWant(needs, scene)];
  const options = lacking.includes('fridge') ? wholeKitchens(needs, scene) : kitchenRowsWithoutFridge(needs);
  const taste = { underWindow: space.type === 'kitchen' ? 0.9 : 0.4, corner: 0.5, farFromDoor: 0.2 };
  const kitchen: Want = {
    name: 'kitchen',
    activity: 'cook',
    level: 'must',
    options,
    taste,
    accepts: standsInItsCorner,
    names: 'kitchen-counter',
  };
  return [kitchen, ...pieces];
}

function wholeKitchens(needs: KitchenNeeds, scene: Scene): Option[] {
  const { lines } = scene;
  const washes = scene.tasks.some(({ what }) => what === 'launder') && !scene.drawn.has('washing-machine');
  return [
    ...kitchenRows(needs, washes),
    ...cornerKitchens(needs, lines),
    ...uKitchens(needs, lines),
    ...galleyKitchens(needs, clearWidths(scene)),
    ...(needs.island > 0 ? islandKitchens(needs) : []),
    ...kitchenRowsWithoutFridge(needs),
  ];
}

/** How far each wall is from the one it faces, metres, where that is little enough for two rows. */
function clearWidths({ lines, space }: Scene): number[] {
  const shares = [0.2, 0.5, 0.8];
  const widths = lines.map(({ frame, length }) => {
    const into: [number, number] = [-frame.sin, frame.cos];
    return Math.min(
      ...shares.map((share) => castRay(space, toWorld(frame, share * length, 0.01), into, WIDEST_GALLEY)),
    );
  });
  return [...new Set(widths.map((width) => Math.floor(width * 100) / 100))].filter((width) => width < WIDEST_GALLEY);
}

const stands =
  (...kinds: Kind[]) =>
  ({ placed }: State) =>
    placed.some(({ kind }) => kinds.includes(kind));

/** Sink or hob by itself: what a drawn kitchen lacks, or where no wall takes a row of all. */
const workplaceWant = (kind: 'kitchen-sink' | 'hob'): Want => ({
  name: kind,
  activity: 'cook',
  level: 'must',
  options: kitchenPieces(kind),
  taste: { underWindow: kind === 'kitchen-sink' ? 0.9 : 0 },
  rate: rateWorkplace,
  accepts: acceptsWorkplace(kind),
  unless: stands(kind, 'kitchenette'),
  missed: WITHOUT,
  names: kind,
});

const fridgeWant = (needs: KitchenNeeds): Want => ({
  name: 'fridge',
  activity: 'cook',
  level: 'must',
  options: fridgeTemplates(needs.larder),
  taste: { corner: 0.5 },
  rate: rateFridge,
  rateAtMost: mostOfFridge,
  accepts: acceptsFridge,
  unless: stands('fridge', 'american-fridge', 'undercounter-fridge', 'kitchenette'),
  missed: WITHOUT,
  names: 'fridge',
});

/** What a large drawn kitchen without an island is remarked on by at most. */
const NO_ISLAND = 0.5;

function islandWant(needs: KitchenNeeds, { drawn }: Scene): Want[] {
  if (needs.island === 0 || !drawn.has('worktop') || drawn.has('island')) return [];
  const missed = NO_ISLAND * needs.island;
  return [{ name: 'island', activity: 'cook', level: 'could', options: islandsAlone(), missed, rate: rateIsland, accepts: acceptsIsland, names: 'kitchen-island' }]; // biome-ignore format: one line
}

/** Where a large room has a short worktop drawn. */
function moreWorktopWant(needs: KitchenNeeds, scene: Scene): Want[] {
  const missing = needs.worktop - scene.drawn.worktopArea / ROW_DEPTH;
  if (missing < ROW_DEPTH) return [];
  const options = moreWorktop(missing);
  return [{ name: 'worktop', activity: 'cook', level: 'could', options, missed: 0.3, taste: { corner: 0.5 }, rate: rateWorkplace, accepts: acceptsWorktop, names: 'kitchen-counter' }]; // biome-ignore format: one line
}

import { freeTable, placesOf, TABLES, type TableSize, tableAtWall, tableWithBench } from '../groups/dining-table.ts';
import { storageRun } from '../groups/storage-wall.ts';
import type { Template } from '../groups/template.ts';
import type { Task } from '../home/task.ts';
import { gapBetween, gapToRing } from '../judge/look.ts';
import { isScreen, isSeat, isSofa, isStorage } from '../judge/seats.ts';
import { isDiningTable, kitchenDoors, kitchenIn } from '../judge/tables.ts';
import type { Candidate, Scene, State } from '../solve/state.ts';
import { toLocal } from '../space/box.ts';
import { isPlaceForStorage } from './storage-runs.ts';
import type { Want } from './want.ts';

/** What a place costs that is missing for who lives here, for a guest, and one more than is asked for. */
const EACH_MISSING = 0.5;
const EACH_GUEST = 0.12;
const EACH_MORE = 0.25;
/** A table for breakfast that finds no place costs this besides the places that are missing. */
const NO_BREAKFAST = 0.2;
/** A table that stands free on all sides is best; at its end or along a bench it saves floor. */
const END_AT_WALL = 0.25;
const BENCH = 0.3;
/** Chairs keep this off seats, cupboards and screens of other groups, metres. */
const TO_SEAT = 0.3;
const TO_CUPBOARD = 0.33;
/** Floor below which guests are not asked for, and from which they are in full, m². */
const GUESTS: readonly [number, number] = [12, 26];

/** People eat: a table for all who live here, two at least, and for guests where there is room. */
export function eatWants(task: Task, scene: Scene): Want[] {
  if (scene.drawn.has('table') && scene.drawn.has('chair')) return [];
  // All eat elsewhere: a second table in the kitchen is for breakfast, and never worth a shorter worktop.
  const isForBreakfast = scene.home.some(({ what, room, for: people }) => what === 'eat' && room !== scene.space.id && people > task.for); // biome-ignore format: one condition
  const isOwnRoom = !scene.tasks.some(({ what }) => what === 'cook' || what === 'lounge');
  const table: Want = {
    name: 'table',
    activity: 'eat',
    level: isForBreakfast ? 'should' : 'must',
    options: tableOptions(task, scene),
    missed: NO_BREAKFAST,
    taste: { nearWindow: 0.4, centred: isOwnRoom ? 1.5 : 0.2 },
    accepts: isPlaceToEat,
    rate: rateTable,
    rateAtMost: () => 0,
    // Who eats at a bar needs no table.
    unless: ({ placed }) =>
      placed.filter(({ kind }) => kind === 'bar-stool').length >= Math.max(2, Math.min(task.for, scene.people)),
    names: 'dining-table',
  };
  return isOwnRoom ? [table, sideboard()] : [table];
}

function sideboard(): Want {
  return {
    name: 'sideboard',
    activity: 'eat',
    level: 'should',
    options: [storageRun('sideboard', 0), storageRun('display-cabinet', 0.2)],
    taste: { centred: 1, longWall: 0.5 },
    accepts: isPlaceForStorage,
    missed: 0.3,
    names: 'sideboard',
  };
}

/** How much worse a table is than the one that seats all who live here and, in a large room, two guests. */
function tablePenalty(places: number, task: Task, { people: all, space, tasks }: Scene): number {
  const people = Math.max(2, Math.min(task.for, all));
  const large = Math.min(1, Math.max(0, (space.area - GUESTS[0]) / (GUESTS[1] - GUESTS[0])));
  const isDining = !tasks.some(({ what }) => what === 'cook' || what === 'lounge');
  const good = Math.max(people, Math.min(task.for, people + 2), people + (isDining ? 2 : 2 * large));
  return EACH_MISSING * Math.max(0, people - places) + EACH_GUEST * Math.max(0, good - Math.max(people, places)) + EACH_MORE * Math.max(0, places - good - 1); // biome-ignore format: one sum
}

/** Worse than the best by more than this is not offered, unless it is for two. */
const MUCH_WORSE = 1.6;

function tableOptions(task: Task, scene: Scene): Template[] {
  const { x0, x1, y0, y1 } = scene.space.bounds;
  const long = Math.max(x1 - x0, y1 - y0);
  const isLegged = ({ kind }: TableSize) => !/round|oval/.test(kind);
  const worse = (places: number, size: TableSize) => size.penalty + tablePenalty(places, task, scene);
  const options = TABLES.filter(({ width }) => width + 1 < long).flatMap((size): Template[] => {
    const free = [freeTable(size, worse(placesOf(size), size))];
    if (!isLegged(size)) return free;
    const { perSide, heads, width } = size;
    const ends = [tableAtWall(size, false, worse(2 * perSide, size) + END_AT_WALL)];
    // One more sits at the end that is free, where it is not a corner that knees meet at.
    if (heads ? width > 1.3 : perSide === 1)
      ends.push(tableAtWall(size, true, worse(2 * perSide + 1, size) + END_AT_WALL));
    const bench = width >= 1.2 ? [tableWithBench(size, worse(benchPlaces(size), size) + BENCH)] : [];
    return [...free, ...ends, ...bench];
  });
  const best = Math.min(...options.map(({ penalty }) => penalty));
  return options.filter(({ penalty, parts }) => penalty <= best + MUCH_WORSE || parts.length <= 3);
}

const benchPlaces = ({ width, perSide, heads }: TableSize): number =>
  Math.floor(width / 0.6) + perSide + (heads ? 2 : 0);

/** Off seats, cupboards and screens; never a second table. */
function isPlaceToEat({ pieces }: Candidate, { placed }: State): boolean {
  return placed.every((other) => {
    if (isDiningTable(other)) return false;
    const needed = isSeat(other) ? TO_SEAT : isStorage(other) || isScreen(other) ? TO_CUPBOARD : 0;
    return (
      needed === 0 ||
      pieces.every((piece) => piece.underside !== undefined || gapBetween(piece.box, other.box) >= needed)
    );
  });
}

/** How far dishes are carried well, and badly, metres. */
const CARRY: readonly [number, number] = [2, 4];

/** Beside the kitchen, or near its door; not in the axis of sofa and screen. */
function rateTable({ pieces }: Candidate, { placed }: State, scene: Scene): number {
  const table = pieces.find(isDiningTable);
  if (!table) return 0;
  const kitchen = kitchenIn(scene, placed);
  const rings = kitchen.length ? kitchen : kitchenDoors(scene).map((at) => [at]);
  const far = rings.length ? Math.min(...rings.map((ring) => gapToRing(table.box, ring))) : CARRY[0];
  const carry = Math.min(1, Math.max(0, (far - CARRY[0]) / (CARRY[1] - CARRY[0])));
  const isInView = placed.some((sofa) => {
    if (!isSofa(sofa)) return false;
    const [x, y] = toLocal(sofa.box, table.box.at);
    return Math.abs(x) < sofa.box.width / 2 && y > 0 && y < 4 && placed.some(isScreen);
  });
  return -1.5 * carry - (isInView ? 1 : 0);
}

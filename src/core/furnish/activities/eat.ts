import {
  freeTable,
  placesOf,
  ROUND_TABLE,
  TABLES,
  type TableSize,
  tableAtWall,
  tableWithBench,
} from '../groups/dining-table.ts';
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

/** What a place costs that is missing for who lives here, and for a guest. */
const EACH_MISSING = 0.5;
const EACH_GUEST = 0.25;
/** A table for breakfast that finds no place costs this besides the places that are missing. */
const NO_BREAKFAST = 0.2;
/** A table that stands free on all sides is best; at its end or along a bench it saves floor. */
const END_AT_WALL = 0.25;
const BENCH = 0.3;
/** Any other table in a small square room. */
const NOT_ROUND = 0.3;
/** Chairs keep this off seats, cupboards and screens of other groups, metres. */
const TO_SEAT = 0.3;
const TO_CUPBOARD = 0.33;

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
    options: tableOptions(task, scene, isForBreakfast),
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

/** Places that a room asks for: all who eat here, and at the only table of a home its second pair of chairs. */
function placesAsked(task: Task, { people: all, tasks }: Scene, isForBreakfast: boolean): number {
  const people = Math.max(2, Math.min(task.for, all + 2));
  const isDining = !tasks.some(({ what }) => what === 'cook' || what === 'lounge');
  const guests = !isForBreakfast && (isDining || people <= 2) ? 2 : 0;
  // Chairs come in pairs.
  return 2 * Math.ceil((people + guests) / 2);
}

/** How much worse a table is than one for all who are asked to it. */
function tablePenalty(places: number, asked: number, task: Task, { people: all }: Scene): number {
  const people = Math.max(2, Math.min(task.for, all));
  return EACH_MISSING * Math.max(0, people - places) + EACH_GUEST * Math.max(0, asked - Math.max(people, places));
}

/** A room of its own up to this size, m², with sides up to this ratio, has a round table. */
const ROUND = { area: 11, ratio: 1.15 } as const;

/** Tables for all who are asked, and smaller ones where they find no floor: never more chairs than are asked for. */
function tableOptions(task: Task, scene: Scene, isForBreakfast: boolean): Template[] {
  const { x0, x1, y0, y1 } = scene.space.bounds;
  const long = Math.max(x1 - x0, y1 - y0);
  const asked = placesAsked(task, scene, isForBreakfast);
  const isOwnRoom = !scene.tasks.some(({ what }) => what === 'cook' || what === 'lounge');
  const isRound = isOwnRoom && scene.space.area <= ROUND.area && long <= ROUND.ratio * Math.min(x1 - x0, y1 - y0);
  const worse = (places: number, size: TableSize) => size.penalty + tablePenalty(places, asked, task, scene);
  const options = TABLES.filter(({ width }) => width + 1 < long).flatMap((size): Template[] => {
    const { heads, width } = size;
    const places = placesOf(size);
    if (places > asked) return [];
    const free = freeTable(size, worse(places, size) + (isRound && places === 4 ? NOT_ROUND : 0));
    if (heads) return [free];
    const end = tableAtWall(size, worse(places, size) + END_AT_WALL);
    // On the bench sit as many as on chairs.
    const bench = width >= 1.2 ? [tableWithBench(size, worse(places, size) + BENCH)] : [];
    return [free, end, ...bench];
  });
  return isRound && asked >= 4 ? [freeTable(ROUND_TABLE, worse(4, ROUND_TABLE)), ...options] : options;
}

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

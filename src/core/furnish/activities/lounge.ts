import { blend } from '../groups/blend.ts';
import { readingCorners, windowSeats } from '../groups/reading-corner.ts';
import { lowTablesBefore } from '../groups/seating.ts';
import { screenAlone } from '../groups/television.ts';
import { type Lounge, seatingGroups, televisionGroups, VIEW } from '../groups/television-groups.ts';
import type { Template } from '../groups/template.ts';
import type { Task } from '../home/task.ts';
import { gapBetween, shareBeforeGlass } from '../judge/look.ts';
import {
  aside,
  CUP_REACH,
  deadStripShare,
  faceEachOther,
  gapToStrangers,
  isLowTable,
  isScreen,
  isSeat,
  isSofa,
  TO_STRANGER,
} from '../judge/seats.ts';
import type { Candidate, Placed, Scene, State } from '../solve/state.ts';
import { toLocal } from '../space/box.ts';
import { clearDepths } from '../space/clear-depths.ts';
import { LEAST_LOUNGE, mostOfLounge, rateLounge } from './rate-lounge.ts';
import { wallRuns } from './storage-runs.ts';
import type { Want } from './want.ts';

/** Floor that other uses of the same room take, m²: without it the lounge would be asked to fill the whole room. */
const TAKEN: Partial<Record<Task['what'], (task: Task) => number>> = {
  cook: () => 7, eat: (task) => 3 + 0.9 * task.for, sleep: () => 8, work: () => 3, arrive: () => 1.5,
}; // biome-ignore format: a table
/** Depths at which a sofa at the opposite wall sees a screen, metres. */
const DEPTHS: readonly [number, number] = [2.4, 4.8];
/** What it costs to have no screen in the only room to sit in (it is missed more than a table that is too small), and in a second one. */
const NO_SCREEN = 2.4;
const NO_SECOND_SCREEN = 0.1;
/** What a screen is worse by that is not one group with the seats. */
const FOUND_LATER = 0.1;
/** What it costs to have one chair and no sofa: where there is hardly floor for more, and for each m² beyond that. */
const ONE_CHAIR = 3;
const ROOM_FOR_SOFA = 1;
/** A screen before glass by more than this, or a strip behind more than this of a sofa, is no place. */
const BEFORE_GLASS = 0.2;
const STRIP = 0.3;

/** What is opposite a sofa is this little off its axis, metres. */
const ASIDE = 0.3;
/** A table before a sofa, metres. */
const TO_TABLE: readonly [number, number] = [0.32, 0.52];
/** Floor of a lounge over which a second place to sit becomes what one expects, m², and what it is missed then. */
const SECOND_PLACE = { from: 22, to: 34, missed: 0.9 } as const;

/** What the lounge of a room is asked to be. */
export function loungeOf(task: Task, scene: Scene): Lounge {
  const { space, tasks } = scene;
  const area = tasks.reduce((left, other) => left - (TAKEN[other.what]?.(other) ?? 0), space.area);
  const { x0, x1, y0, y1 } = space.bounds;
  const sides = [x1 - x0, y1 - y0].sort((a, b) => b - a) as [number, number];
  return { people: task.for, area: Math.max(LEAST_LOUNGE, area), depths: clearDepths(space, ...DEPTHS), span: sides };
}

/** People sit together: seats for all before a screen, and where there is more room a place at the window and a wall of storage. */
export function loungeWants(task: Task, scene: Scene): Want[] {
  if (scene.drawn.has('sofa')) return [];
  const lounge = loungeOf(task, scene);
  const noScreen = costOfNoScreen(scene);
  const seating: Want = {
    name: 'lounge',
    activity: 'lounge',
    level: 'must',
    options: [
      ...televisionGroups(lounge),
      ...seatingGroups(lounge, noScreen),
      ...(scene.space.type === 'living' ? oneChair(scene.space.area) : []),
    ],
    taste: { centred: 0.5, farFromDoor: 0.4, longWall: 0.3 },
    accepts: isPlaceToSit,
    rate: rateLounge,
    rateAtMost: (template) => mostOfLounge(template, scene),
    // In a studio the sofa bed is the sofa.
    unless: ({ placed }) => placed.some(isSofa),
    names: 'sofa',
  };
  const second: Want = {
    name: 'window-seats',
    activity: 'lounge',
    level: 'could',
    options: windowSeats(),
    taste: { nearWindow: 1.5, farFromDoor: 0.5 },
    accepts: keepsOff,
    missed: SECOND_PLACE.missed * blend(lounge.area, SECOND_PLACE.from, SECOND_PLACE.to),
    names: 'armchair',
  };
  return [seating, screenWant(scene, noScreen), lowTableWant(), second, ...wallRuns('lounge', lounge.area)];
}

/** A room too small for a sofa, `area` m², has a chair to read in; in a larger one the table is smaller before the sofa is given up. */
const oneChair = (area: number): Template[] => {
  const cost = ONE_CHAIR + ROOM_FOR_SOFA * Math.max(0, area - LEAST_LOUNGE);
  return readingCorners().map((chair) => ({ ...chair, penalty: chair.penalty + cost }));
};

/** What it costs to sit without a screen: the largest room that people sit in has one, others of the home need none. */
export function costOfNoScreen({ space, home, rooms }: Scene): number {
  const areaOf = (id: string | null) => rooms.find((room) => room.id === id)?.area ?? 0;
  const isSecond = home.some(({ what, room }) => what === 'lounge' && areaOf(room) > space.area);
  return isSecond ? NO_SECOND_SCREEN : NO_SCREEN;
}

/** A low table before a sofa that came without one: the sofa bed of a studio. */
function lowTableWant(): Want {
  const isServed = (sofa: Placed, { placed }: State) =>
    placed.some((p) => isLowTable(p) && gapBetween(p.box, sofa.box) <= CUP_REACH);
  return {
    name: 'low-table',
    activity: 'lounge',
    level: 'could',
    missed: 0.5,
    options: lowTablesBefore(),
    unless: (state) => state.placed.every((p) => !isSofa(p) || isServed(p, state)),
    accepts: ({ pieces: [table] }, { placed }) =>
      placed.some((sofa) => {
        const [x, y] = toLocal(sofa.box, table!.box.at);
        const gap = y - (sofa.box.depth + table!.box.depth) / 2;
        return isSofa(sofa) && Math.abs(x) <= ASIDE && gap >= TO_TABLE[0] && gap <= TO_TABLE[1];
      }),
    names: 'coffee-table',
  };
}

/** A screen for seats that stand without one: straight before them, at a wall. */
function screenWant(scene: Scene, noScreen: number): Want {
  return {
    name: 'screen',
    activity: 'lounge',
    level: 'should',
    // The seats that stand without one have paid for it.
    missed: 0,
    options: [1.8, 1.3].map((width, k) => screenAlone(width, FOUND_LATER + 0.1 * k - noScreen)),
    unless: ({ placed }) => placed.some(isScreen) || !placed.some(isSofa),
    accepts: ({ pieces: [screen] }, state) =>
      !isBeforeGlass(screen!, scene) && state.placed.some((seat) => isSofa(seat) && isWatched(screen!, seat)),
    taste: { facesWindow: -0.5 },
    names: 'tv-unit',
  };
}

function isWatched(screen: Placed, seat: Placed): boolean {
  const view = toLocal(screen.box, seat.box.at)[1];
  return faceEachOther(screen.box, seat.box) && aside(screen, seat) <= ASIDE && view >= VIEW[0] && view <= VIEW[1];
}

const isBeforeGlass = (screen: Placed, { space }: Scene): boolean => shareBeforeGlass(space, screen.box) > BEFORE_GLASS;

/** Seats keep off what is not of their group, as one has to get past. */
export const keepsOff = ({ pieces }: Candidate, { placed }: State, { space }: Scene): boolean =>
  pieces.every((piece) => !isSeat(piece) || gapToStrangers(piece, placed, space, TO_STRANGER) >= TO_STRANGER);

/** The screen not before glass, the sofa's back at a wall or free of it, nobody jammed. */
export function isPlaceToSit(candidate: Candidate, state: State, scene: Scene): boolean {
  const { pieces } = candidate;
  if (pieces.some((p) => isScreen(p) && isBeforeGlass(p, scene))) return false;
  const all = [...state.placed, ...pieces];
  return (
    pieces.every((p) => !isSofa(p) || deadStripShare(scene.space, p, all) <= STRIP) && keepsOff(candidate, state, scene)
  );
}

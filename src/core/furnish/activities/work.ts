import { bedroomChairs } from '../groups/bedroom-chair.ts';
import { blend } from '../groups/blend.ts';
import { bookcases } from '../groups/bookcases.ts';
import { desks, desksFacingRoom, studyDesks } from '../groups/desk.ts';
import { sofaBeds } from '../groups/sofa-bed.ts';
import type { Task } from '../home/task.ts';
import type { Candidate, Scene, State } from '../solve/state.ts';
import type { Taste } from './taste.ts';
import type { Want } from './want.ts';

/** By the window with the light from the side: close to it, the screen neither before it nor opposite. */
const DESK_TASTE: Taste = { nearWindow: 1.6, underWindow: -0.3, facesWindow: -0.3, corner: 0.4, farFromDoor: 0.3 };

/** A study has a desk that faces the room, a bed for a guest and a chair to read in from these sizes on, m². */
const FACING = 15;
const SOFA_BED = 11;
const CHAIR = 14;
/** Where one could sit behind the desk, one at a wall is worse by this. */
const NOT_FACING = 0.5;

/** A wall out of square with the longest one is a main wall from this share of its length on; less is the side of a bay or a chamfer. */
const MAIN_WALL = 0.5;
const OUT_OF_SQUARE = 5;

/** Straight along a main wall: askew in a bay a desk takes the bay and looks like a leftover. */
function isAtMainWall({ line }: Candidate, _state: State, { space }: Scene): boolean {
  const longest = space.lines.reduce((a, b) => (b.length > a.length ? b : a));
  const turned = (((line.frame.rotation - longest.frame.rotation) % 90) + 90) % 90;
  return Math.min(turned, 90 - turned) <= OUT_OF_SQUARE || line.length >= MAIN_WALL * longest.length;
}

/** A desk and its chair, `ideal` metres wide at best. */
export const deskWant = (ideal: number): Want => ({
  name: 'desk',
  activity: 'work',
  level: 'must',
  options: desks(ideal),
  taste: DESK_TASTE,
  accepts: isAtMainWall,
  // There is one under a loft bed.
  unless: ({ placed }) => placed.some(({ kind }) => kind === 'loft-bed'),
  names: 'desk',
});

/** A desk in whatever room it is; a study is furnished whole, with books, a chair to read in and a bed for a guest where there is room. */
export function workWants(task: Task, scene: Scene): Want[] {
  const { area, type } = scene.space;
  if (type !== 'study') return [beside(deskWant(0.9 + 0.5 * blend(area, 8, 16)), scene), ...secondDesks(task)];
  const desk: Want = {
    ...deskWant(1.2),
    options: area < FACING ? studyDesks(area) : [...desksFacingRoom(0), ...studyDesks(area, NOT_FACING)],
  };
  const reads = scene.tasks.some(({ what }) => what === 'read');
  return [desk, ...secondDesks(task), ...studyWants(area).filter(({ name }) => !reads || name === 'sofa-bed')];
}

/** Where two sleep the bed comes first: a desk is no reason to squeeze by it. */
const beside = (want: Want, scene: Scene): Want =>
  scene.tasks.some(({ what, young, for: people }) => what === 'sleep' && !young && people > 1)
    ? { ...want, level: 'should', missed: 1.5 }
    : want;

function secondDesks(task: Task): Want[] {
  if (task.for < 2) return [];
  return [{ ...deskWant(1), name: 'second-desk', level: 'should', missed: 0.6}]; // biome-ignore format: one line
}

function studyWants(area: number): Want[] {
  const run = 1.2 + 1.6 * blend(area, 6, 16);
  return [
    { name: 'books', activity: 'work', level: 'should', options: [bookcases('bookcase', run), bookcases('low-bookcase', 1, 1.6)], missed: 0.8, taste: { underWindow: -2, corner: 0.5, longWall: 0.4 }, names: 'bookcase' },
    { name: 'sofa-bed', activity: 'work', level: 'could', options: sofaBeds(), missed: area < SOFA_BED ? 0 : 0.8, taste: { corner: 0.5, underWindow: -0.3, farFromDoor: 0.4 }, names: 'sofa-bed' },
    { name: 'reading-chair', activity: 'work', level: 'could', options: bedroomChairs('reading-chair'), missed: area < CHAIR ? 0 : 0.7, taste: { nearWindow: 1.5 }, names: 'reading-chair' },
  ].filter(({ missed }) => missed > 0) as Want[]; // biome-ignore format: a table
}

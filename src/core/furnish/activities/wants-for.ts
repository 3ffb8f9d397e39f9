import type { Activity, Task } from '../home/task.ts';
import type { Scene } from '../solve/state.ts';
import { arriveWants } from './arrive.ts';
import { batheWants } from './bathe.ts';
import { cinemaWants } from './cinema.ts';
import { cookWants } from './cook.ts';
import { craftWants } from './craft.ts';
import { dressWants } from './dress.ts';
import { eatWants } from './eat.ts';
import { exerciseWants } from './exercise.ts';
import { launderWants } from './launder.ts';
import { loungeWants } from './lounge.ts';
import { musicWants } from './music.ts';
import { parkWants } from './park.ts';
import { passWants } from './pass.ts';
import { playWants } from './play.ts';
import { readWants } from './read.ts';
import { saunaWants } from './sauna.ts';
import { sitOutWants } from './sit-out.ts';
import { sleepWants } from './sleep.ts';
import { storeWants } from './store.ts';
import type { Want } from './want.ts';
import { workWants } from './work.ts';

/** In the order in which a room is furnished: what has fewest places first. */
const WANTS: Record<Activity, (task: Task, scene: Scene) => Want[]> = {
  cook: cookWants, bathe: batheWants, park: parkWants, sleep: sleepWants, sauna: saunaWants, cinema: cinemaWants, lounge: loungeWants, eat: eatWants,
  dress: dressWants, work: workWants, launder: launderWants, exercise: exerciseWants, music: musicWants, read: readWants, craft: craftWants, arrive: arriveWants,
  store: storeWants, play: playWants, 'sit-out': sitOutWants, pass: passWants,
}; // biome-ignore format: a table
const ORDER = Object.keys(WANTS) as Activity[];

/** What it costs to leave out what would only be nice to have, where the home is to be full. */
const FULL = 0.4;

/** Everything that a room is to hold for its tasks: musts first, each level in the order of activities. */
export function wantsFor(scene: Scene): Want[] {
  const tasks = [...scene.tasks].sort((a, b) => ORDER.indexOf(a.what) - ORDER.indexOf(b.what));
  const { density = 'normal' } = scene.wishes;
  const wants = tasks
    .flatMap((task) => WANTS[task.what](task, scene))
    .filter(({ level }) => density !== 'calm' || level !== 'could')
    .map((want) =>
      density === 'full' && want.level === 'could' ? { ...want, missed: (want.missed ?? 0) + FULL } : want,
    );
  return (['must', 'should', 'could'] as const).flatMap((level) => wants.filter((want) => want.level === level));
}

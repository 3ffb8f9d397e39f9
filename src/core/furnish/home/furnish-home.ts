import type { Layout, Plan } from '../../plan/schema.ts';
import { describeLayout, type FurnishedScene, type KeptScene } from '../proof/describe-layout.ts';
import { furnishRoom } from '../solve/furnish-room.ts';
import { makeScene } from '../solve/make-scene.ts';
import type { Scene } from '../solve/state.ts';
import { readBareHome } from './bare-home.ts';
import type { ItemTurn } from './canonical-frame.ts';
import { type FurnishedBefore, type HomeBefore, readHomeBefore } from './home-before.ts';
import { costOfHome, isBetterHome, refusalsOf } from './home-cost.ts';
import { type HomeProgramme, planHome, type Refusal } from './plan-home.ts';
import type { Wishes } from './wishes.ts';

/** How often a home is planned anew because some room could not serve an activity that it was given. */
const MOST_PLANS = 4;

export interface FurnishedHome {
  readonly programme: HomeProgramme;
  /** What had been tried and did not fit when it was planned. */
  readonly refused: readonly Refusal[];
  readonly rooms: readonly (FurnishedScene | KeptScene)[];
}

/**
 * People and their activities are given to rooms, each room is furnished for its own; what does not fit is handed on to another room,
 * and the home planned again. `turn` brings pieces into the plan as it was given.
 * @param before how the same home was furnished before its plan was put right: rooms that are as they were are taken over
 */
export function furnishHome(
  plan: Plan,
  wishes: Wishes,
  turn: ItemTurn,
  before?: FurnishedBefore,
): Omit<Layout, 'checks'> {
  const { programme, rooms, refused } = settleHome(plan, wishes, before);
  const layout = describeLayout(programme, rooms, turn);
  const { style: _style, light: _light, ...wished } = wishes;
  const home = {
    ...layout.home,
    ...(refused.length && { refused: [...refused] }),
    ...(Object.keys(wished).length && { wishes: wished }),
  };
  return { ...layout, home };
}

/** Plans the home, furnishes its rooms, and plans anew what was refused; of all these homes the best. */
export function settleHome(plan: Plan, wishes: Wishes, furnished?: FurnishedBefore): FurnishedHome {
  const home = readBareHome(plan, wishes);
  const before = furnished && readHomeBefore(furnished, home);
  const known = new Map<string, FurnishedScene | KeptScene>();
  const refused: Refusal[] = [...(before?.refused ?? [])];
  let first: HomeProgramme | undefined;
  let best: (FurnishedHome & { readonly cost: ReturnType<typeof costOfHome> }) | undefined;
  for (let round = 0; round < MOST_PLANS; round++) {
    const programme = planHome(home.spaces, wishes, refused);
    const rooms = home.rooms.map((room, k) => {
      const tasks = programme.tasks.filter((task) => task.room === room.space.id);
      const key = JSON.stringify([k, programme.people, tasks]);
      let arranged = known.get(key);
      if (!arranged) {
        const scene = makeScene(room, home.spaces, programme, home.entrances[k]!, wishes);
        known.set(key, (arranged = arrange(scene, before)));
      }
      return arranged;
    });
    first ??= programme;
    const cost = costOfHome(programme, rooms, first);
    if (!best || isBetterHome(cost, best.cost)) best = { programme, refused: [...refused], rooms, cost };
    const news = rooms.flatMap(refusalsOf).filter((r) => !refused.some((old) => isSame(old, r)));
    if (!news.length) break;
    refused.push(...news);
  }
  return best!;
}

function arrange(scene: Scene, before: HomeBefore | undefined): FurnishedScene | KeptScene {
  const kept = before?.find(scene);
  if (kept) return { scene, kept };
  const stood = before?.stoodIn(scene.space.id);
  const again = stood?.length ? { ...scene, stood } : scene;
  return { scene: again, layout: furnishRoom(again) };
}

const isSame = (a: Refusal, b: Refusal): boolean =>
  a.what === b.what && a.room === b.room && a.for === b.for && a.beds === b.beds;

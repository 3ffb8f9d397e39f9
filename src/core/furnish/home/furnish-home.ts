import type { Layout, Plan } from '../../plan/schema.ts';
import { describeLayout, type FurnishedScene, type ItemTurn } from '../proof/describe-layout.ts';
import { furnishRoom } from '../solve/furnish-room.ts';
import { type BareRoom, makeScene, readBareRoom } from '../solve/make-scene.ts';
import { readDoorways } from '../space/doorways.ts';
import { cleanRooms, readRoom } from '../space/room-space.ts';
import { openWalk } from '../space/walk.ts';
import { findEntrances, walkHome } from '../space/ways-in.ts';
import { costOfHome, isBetterHome, refusalsOf } from './home-cost.ts';
import { type HomeProgramme, planHome, type Refusal } from './plan-home.ts';
import type { Wishes } from './wishes.ts';

/** How often a home is planned anew because some room could not serve an activity that it was given. */
const MOST_PLANS = 4;

export interface FurnishedHome {
  readonly programme: HomeProgramme;
  readonly rooms: readonly FurnishedScene[];
}

/**
 * People and their activities are given to rooms, each room is furnished for its own; what does not fit is handed on to another room,
 * and the home planned again. `turn` brings pieces into the plan as it was given.
 */
export function furnishHome(plan: Plan, wishes: Wishes, turn: ItemTurn): Omit<Layout, 'checks'> {
  const { programme, rooms } = settleHome(plan, wishes);
  return describeLayout(programme, rooms, turn);
}

function readRooms(plan: Plan, wishes: Wishes): { bare: BareRoom[]; entrances: number[][] } {
  const rooms = cleanRooms(plan);
  const doorways = readDoorways(plan, rooms);
  const bare = rooms.map((room) => readBareRoom(readRoom(plan, room, doorways), wishes));
  const reach = walkHome(bare.map(({ space, walk }) => ({ space, walk, open: walk.open })));
  bare.forEach(({ walk }, k) => {
    openWalk(walk, reach[k]!.ports);
  });
  const entrances = bare.map((): number[] => []);
  for (const [k, port] of findEntrances(bare.map(({ space }) => space))) entrances[k]!.push(port);
  return { bare, entrances };
}

/** Plans the home, furnishes its rooms, and plans anew what was refused; of all these homes the best. */
export function settleHome(plan: Plan, wishes: Wishes): FurnishedHome {
  const { bare, entrances } = readRooms(plan, wishes);
  const spaces = bare.map(({ space }) => space);
  const known = new Map<string, FurnishedScene>();
  const refused: Refusal[] = [];
  let first: HomeProgramme | undefined;
  let best: (FurnishedHome & { readonly cost: ReturnType<typeof costOfHome> }) | undefined;
  for (let round = 0; round < MOST_PLANS; round++) {
    const programme = planHome(spaces, wishes, refused);
    const rooms = bare.map((room, k) => {
      const tasks = programme.tasks.filter((task) => task.room === room.space.id);
      const key = JSON.stringify([k, programme.people, tasks]);
      let furnished = known.get(key);
      if (!furnished) {
        const scene = makeScene(room, spaces, programme, entrances[k]!, wishes);
        known.set(key, (furnished = { scene, layout: furnishRoom(scene) }));
      }
      return furnished;
    });
    first ??= programme;
    const cost = costOfHome(programme, rooms, first);
    if (!best || isBetterHome(cost, best.cost)) best = { programme, rooms, cost };
    const news = rooms.flatMap(refusalsOf).filter((r) => !refused.some((old) => isSame(old, r)));
    if (!news.length) break;
    refused.push(...news);
  }
  return best!;
}

const isSame = (a: Refusal, b: Refusal): boolean =>
  a.what === b.what && a.room === b.room && a.for === b.for && a.beds === b.beds;

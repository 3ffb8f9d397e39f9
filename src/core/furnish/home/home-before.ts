import type { HomeActivity, Layout, LayoutItem, Plan, RoomReport } from '../../plan/schema.ts';
import { makeScene } from '../solve/make-scene.ts';
import type { Scene } from '../solve/state.ts';
import { type BareHome, readBareHome } from './bare-home.ts';
import { planHome } from './plan-home.ts';
import type { Refusal } from './refusal.ts';
import { askedOf, asksNoMore, floorKey } from './same-room.ts';
import type { Wishes } from './wishes.ts';

/** A plan as it was furnished before somebody put it right. */
export interface Furnished {
  readonly plan: Plan;
  readonly layout: Layout;
}

/** What a layout says of one room. */
export interface RoomBefore {
  readonly items: readonly LayoutItem[];
  readonly report: RoomReport | undefined;
  readonly dropped: NonNullable<Layout['dropped']>;
}

/** What of a furnished home still holds after its plan was put right. */
export interface HomeBefore {
  /** What did not fit in rooms that are as they were: there it is not tried again. */
  readonly refused: readonly Refusal[];
  /** The layout of a room that is as it was and is asked for no more than before; undefined for one that has to be furnished anew. */
  readonly find: (scene: Scene) => RoomBefore | undefined;
}

/**
 * Compares a home with what it was. What its rooms were asked for before is worked out again from the plan of then and from what did not fit
 * (`layout.home.refused`); where the layout tells of other uses, other rules made it, and the room is furnished anew.
 */
export function readHomeBefore({ plan, layout }: Furnished, now: BareHome): HomeBefore {
  const wishes = (layout.home?.wishes ?? {}) as Wishes;
  const refused = (layout.home?.refused ?? []) as Refusal[];
  const before = readBareHome(plan, wishes);
  const programme = planHome(before.spaces, wishes, refused);
  const scenes = before.rooms.map((room, k) => makeScene(room, before.spaces, programme, before.entrances[k]!, wishes));
  const floors = new Map(scenes.map((scene) => [scene.space.id, floorKey(scene)]));
  const asked = new Map(
    scenes.filter((scene) => isTold(scene, layout)).map((scene) => [scene.space.id, askedOf(scene)]),
  );
  const same = now.rooms.filter(
    (room, k) => floors.get(room.space.id) === floorKey({ ...room, entrances: now.entrances[k]! }),
  );
  const unchanged = new Set(same.map(({ space }) => space.id));
  return {
    refused: refused.filter(({ room }) => unchanged.has(room)),
    find: (scene) => {
      const { id } = scene.space;
      const known = unchanged.has(id) ? asked.get(id) : undefined;
      return known && asksNoMore(askedOf(scene), known) ? roomOf(layout, id) : undefined;
    },
  };
}

/** Whether a layout has a room serve what it is asked for. */
function isTold({ space, tasks }: Scene, { home }: Layout): boolean {
  const told = home?.activities?.filter(({ room }) => room === space.id) ?? [];
  return usesOf(told) === usesOf(tasks);
}

const usesOf = (activities: readonly HomeActivity[]): string =>
  activities.map(({ what, for: people }) => `${what} ${people}`).sort().join(); // biome-ignore format: one line

const roomOf = ({ items, rooms, dropped = [] }: Layout, id: string): RoomBefore => ({
  items: items.filter(({ room }) => room === id),
  report: rooms?.find(({ room }) => room === id),
  dropped: dropped.filter(({ room }) => room === id),
});

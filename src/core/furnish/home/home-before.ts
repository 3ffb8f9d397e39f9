import type { HomeActivity, Layout, LayoutItem, Plan, RoomReport } from '../../plan/schema.ts';
import { CATALOGUE, type Kind } from '../catalogue/catalogue.ts';
import { makeScene } from '../solve/make-scene.ts';
import type { Scene, Stood } from '../solve/state.ts';
import { type BareHome, readBareHome } from './bare-home.ts';
import type { ItemTurn } from './canonical-frame.ts';
import { planHome } from './plan-home.ts';
import type { Refusal } from './refusal.ts';
import { askedOf, asksNoMore, floorKey } from './same-room.ts';
import type { Wishes } from './wishes.ts';

/** A plan as it was furnished before somebody put it right. */
export interface Furnished {
  readonly plan: Plan;
  readonly layout: Layout;
}

/** The same for who furnishes it again: the plan in its canonical frame, the layout in the plan that is furnished now. */
export interface FurnishedBefore extends Furnished {
  /** Brings a piece into the canonical frame. */
  readonly forth: ItemTurn;
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
  /** What stood in a room, in the plan that is furnished now. */
  readonly stoodIn: (room: string) => readonly Stood[];
}

/**
 * Compares a home with what it was. What its rooms were asked for before is worked out again from the plan of then and from what did not fit
 * (`layout.home.refused`); where the layout tells of other uses, other rules made it, and the room is furnished anew.
 */
export function readHomeBefore({ plan, layout, forth }: FurnishedBefore, now: BareHome): HomeBefore {
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
  const stood = Object.groupBy(layout.items, ({ room }) => room);
  return {
    stoodIn: (room) => (stood[room] ?? []).filter(({ kind }) => !CATALOGUE[kind as Kind]?.flat).map(forth),
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

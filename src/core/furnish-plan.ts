import { orFailure } from './failures.ts';
import { readDoorways } from './furnish/candidates/doorways.ts';
import { cleanRooms, readRoom } from './furnish/candidates/room-space.ts';
import { checkLayout } from './furnish/check/check-layout.ts';
import type { Wishes } from './furnish/home/wishes.ts';
import { furnishRoom } from './furnish/place/furnish-room.ts';
import { listItems } from './furnish/place/list-items.ts';
import { makeScene } from './furnish/place/make-scene.ts';
import { seededChance } from './furnish/place/seeded-chance.ts';
import { openWalk } from './furnish/place/walk.ts';
import { walkHome } from './furnish/place/ways-in.ts';
import { checkExtent } from './plan/check-extent.ts';
import type { Layout, LayoutItem, Plan } from './plan/schema.ts';

export interface FurnishOptions {
  /** What the home is to be like; not heeded yet. */
  readonly wishes?: Wishes;
  /** Another seed settles ties between equally good places differently; the same seed gives the same bytes. */
  readonly seed?: number;
}

/**
 * Furnishes every room of a plan by the programme of its type: pieces from the catalogue, metres, positions as in plan.json.
 * Nothing in the layout overlaps, leaves its room, blocks a door or stands tall before a window: what would is taken out and
 * named in `dropped`, like every piece that the programme of a room calls for and that finds no place.
 * @throws `Failure`: `size_unsupported` for a plan that is too large for a dwelling, `internal_error` for a bug
 */
export function furnishPlan(plan: Plan, options: FurnishOptions = {}): Layout {
  checkExtent(plan);
  return orFailure(() => furnishRooms(plan, seededChance(options.seed ?? 1)));
}

function furnishRooms(plan: Plan, chance: () => number): Layout {
  const rooms = cleanRooms(plan);
  const doorways = readDoorways(plan, rooms);
  const spaces = rooms.map((room) => readRoom(plan, room, doorways));
  const scenes = spaces.map((space) => makeScene(space, spaces, chance));
  const reach = walkHome(scenes.map(({ space, walk }) => ({ space, walk, open: walk.open })));
  scenes.forEach((scene, k) => {
    openWalk(scene.walk, reach[k]!.ports);
  });
  const states = scenes.map(furnishRoom);
  const listed = listItems(spaces, states);
  const dropped = spaces.flatMap((space, k) =>
    states[k]!.missed.map(({ kind, reason }) => ({ room: space.id, kind, reason })),
  );
  return settle(plan, listed, dropped);
}

/** The last gate: takes out what breaks a rule, and counts what is left to say. */
function settle(plan: Plan, listed: LayoutItem[], dropped: NonNullable<Layout['dropped']>): Layout {
  let items = listed;
  let checked = checkLayout(plan, items);
  for (let round = 0; round < 4; round++) {
    const broken = new Set(checked.faults.filter((f) => f.what !== 'unreachable').map((f) => f.item));
    if (!broken.size) break;
    for (const item of items)
      if (broken.has(item.id)) dropped.push({ room: item.room, kind: item.kind, reason: 'its place broke a rule' });
    items = items.filter((item) => !broken.has(item.id));
    checked = checkLayout(plan, items);
  }
  return { items, checks: checked.checks, ...(dropped.length ? { dropped } : {}) };
}

/** What a room of this type is nothing without: of each list it must hold one, or have some of it drawn. */
const ESSENTIAL: Partial<Record<string, { kinds: readonly (readonly string[])[]; drawn: RegExp }>> = {
  bedroom: { kinds: [['double-bed', 'single-bed']], drawn: /bed/ },
  children: { kinds: [['double-bed', 'single-bed']], drawn: /bed/ },
  living: { kinds: [['sofa', 'corner-sofa', 'armchair']], drawn: /sofa|chair/ },
  dining: { kinds: [['dining-table', 'round-dining-table'], ['dining-chair']], drawn: /table/ },
  study: { kinds: [['desk'], ['office-chair']], drawn: /desk/ },
  kitchen: {
    kinds: [
      ['kitchen-sink', 'kitchenette'],
      ['hob', 'kitchenette'],
      ['fridge', 'kitchenette'],
    ],
    drawn: /kitchen|counter|worktop|sink|hob|stove|cook|fridge|oven|range/,
  },
  bathroom: {
    kinds: [['basin'], ['toilet', 'shower', 'bathtub']],
    drawn: /toilet|wc|basin|bath|tub|shower|sink/,
  },
  wc: { kinds: [['toilet']], drawn: /toilet|wc/ },
};

/** Ids of rooms whose type asks for a piece (a bed, a table, a toilet) that does not fit: better called something else. */
export function unfurnishableRooms(plan: Plan, layout: Layout): string[] {
  return plan.rooms.flatMap((room) => {
    const need = ESSENTIAL[room.type];
    const holds = (kinds: readonly string[]) => layout.items.some((i) => i.room === room.id && kinds.includes(i.kind));
    if (!need || need.kinds.every(holds)) return [];
    if (plan.fixtures.some((f) => f.room === room.id && need.drawn.test(f.kind.toLowerCase()))) return [];
    return [room.id];
  });
}

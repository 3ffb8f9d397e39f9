import { ringArea } from '../geometry/ring.ts';
import { shareOn } from '../geometry/spread-over.ts';
import { BATHROOMS } from '../naming/bathrooms.ts';
import { sharesIn } from '../pixel-classes/shares-in.ts';
import { THINGS } from '../pixel-classes/things.ts';
import type { PixelClasses } from '../pixel-classes/types.ts';
import { OUTDOOR_TYPES } from '../plan/outdoor-types.ts';
import type { RoomType } from '../plan/schema.ts';
import type { SymbolPx } from '../structure/types.ts';

/** What strokes told less surely gives way to what the network sees in its place. */
const SURE = 0.62;
/** With this share of either on the other, two fixtures are in one place: of one kind, or of two that stand close. */
const SHARED = { alike: 0.1, other: 0.35 };
/** Worktops that are seen are better than those that were drawn when they come to so much more. */
const MORE = 1.2;
/** Worktops, and what lies in them. */
export const TOPS: ReadonlySet<string> = new Set(['kitchen-counter', 'island']);
const INSETS: ReadonlySet<string> = new Set(['sink', 'hob']);
const BATHING: ReadonlySet<string> = new Set(['bath', 'shower']);
/** What nobody has in rooms of these types: burners are the tiles of a bathroom's floor. */
const KITCHEN: ReadonlySet<string> = new Set([...TOPS, 'hob', 'fridge']);
/** A basin that strokes told is one where the network sees so much of something built in. */
const SEEN_BASIN = 0.2;

/**
 * Fixtures that strokes told and that the network sees, each place read once: the same kind is as it was drawn, and of two
 * kinds the surer stays. `types` are the types of the rooms, in their order.
 */
export function joinFixtures(
  drawn: readonly SymbolPx[],
  seen: readonly SymbolPx[],
  types: readonly RoomType[],
  classes: PixelClasses,
): SymbolPx[] {
  const likely = drawn.filter((f) => isLikely(f, types[f.room], classes));
  const apart = seen.filter((s, i) => !seen.slice(0, i).some((other) => other.kind === s.kind && isSame(other, s)));
  const added = apart.filter((s) => likely.every((f) => !isSame(f, s) || givesWay(f, s, likely, seen)));
  const joined = [...likely.filter((f) => !added.some((s) => isSame(f, s))), ...added];
  // What is seen to lie in a worktop is nothing without one, and the rim of a bath has the shape of a worktop.
  return joined.filter((f) => {
    const on = (kinds: ReadonlySet<string>) => joined.some((o) => kinds.has(o.kind) && share(f, o) > SHARED.other);
    if (INSETS.has(f.kind) && seen.includes(f)) return on(TOPS);
    return f.kind !== 'kitchen-counter' || !on(BATHING);
  });
}

function isLikely(fixture: SymbolPx, type: RoomType | undefined, classes: PixelClasses): boolean {
  if (type && OUTDOOR_TYPES.has(type) && KITCHEN.has(fixture.kind)) return false;
  if (type && BATHROOMS.has(type) && KITCHEN.has(fixture.kind) && fixture.kind !== 'kitchen-counter') return false;
  if (fixture.kind !== 'basin') return true;
  const shares = sharesIn(fixture.outline, classes);
  if (!shares) return true;
  const builtIn = [...THINGS].filter((name) => name !== 'furniture');
  return builtIn.reduce((sum, name) => sum + (shares.get(name) ?? 0), 0) > SEEN_BASIN;
}

/** Whether what was drawn is worth less than what is seen: of worktops, those of which less of the room's is known. */
function givesWay(drawn: SymbolPx, seen: SymbolPx, likely: readonly SymbolPx[], all: readonly SymbolPx[]): boolean {
  if (drawn.kind !== seen.kind) return drawn.confidence <= SURE;
  if (drawn.kind !== 'kitchen-counter') return false;
  const areaIn = (list: readonly SymbolPx[]) =>
    list
      .filter((f) => f.kind === 'kitchen-counter' && f.room === seen.room)
      .reduce((sum, f) => sum + Math.abs(ringArea(f.outline)), 0);
  return areaIn(all) > MORE * areaIn(likely);
}

/** Whether two fixtures cannot both be there: each lies on the other, and neither in it as a sink in its worktop. */
function isSame(a: SymbolPx, b: SymbolPx): boolean {
  if ((TOPS.has(a.kind) && INSETS.has(b.kind)) || (TOPS.has(b.kind) && INSETS.has(a.kind))) return false;
  return share(a, b) > (a.kind === b.kind ? SHARED.alike : SHARED.other);
}

/** Share of either that lies on the other. */
const share = (a: SymbolPx, b: SymbolPx) => Math.max(shareOn(a.outline, b.outline), shareOn(b.outline, a.outline));

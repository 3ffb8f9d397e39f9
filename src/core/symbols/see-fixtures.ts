import { COOKING } from '../naming/cooking.ts';
import type { PixelClasses } from '../pixel-classes/types.ts';
import type { RoomType } from '../plan/schema.ts';
import type { RoomsPx, SymbolPx, Symbols } from '../structure/types.ts';
import { findSeenFixtures } from './find-seen-fixtures.ts';
import { findSeenIslands } from './find-seen-islands.ts';
import { findSeenWorktops } from './find-seen-worktops.ts';
import { joinFixtures, TOPS } from './join-fixtures.ts';

const BOWLS: ReadonlySet<string> = new Set(['toilet', 'basin']);

export interface Sight {
  readonly classes: PixelClasses;
  readonly rooms: RoomsPx;
  /** Of the rooms, in their order. */
  readonly names: readonly { readonly type: RoomType; readonly label: string }[];
  /** Sheet pixels a metre. */
  readonly ppm: number;
}

/** The symbols that strokes told, with the fixtures that only the network knows, in the rooms that have such. */
export function seeFixtures(drawn: Symbols, { classes, rooms, names, ppm }: Sight): Symbols {
  const types = names.map(({ type }) => type);
  const cooked = (room: number) => COOKING.has(types[room]!);
  const rows = types.flatMap((_type, room) => (cooked(room) ? findSeenWorktops(classes, rooms, room, ppm) : []));
  const drawnTops = drawn.fixtures.filter(({ kind }) => TOPS.has(kind));
  const islands = findSeenIslands(classes, rooms, [...rows, ...drawnTops], ppm).filter(({ room }) => cooked(room));
  const toilets = drawn.fixtures.filter(({ kind }) => kind === 'toilet');
  const seen = [...findSeenFixtures(classes, rooms, types, ppm, toilets), ...rows, ...islands];
  return { ...drawn, fixtures: nameOnlyBowls(joinFixtures(drawn.fixtures, seen, types, classes), names) };
}

/** The only bowl of a room that is called a toilet is no basin. */
function nameOnlyBowls(fixtures: readonly SymbolPx[], names: Sight['names']): SymbolPx[] {
  return fixtures.map((f) => {
    // What stands in no room has none.
    const name = names[f.room];
    if (f.kind !== 'basin' || name?.type !== 'wc' || !name.label) return f;
    const bowls = fixtures.filter(({ kind, room }) => room === f.room && BOWLS.has(kind));
    return bowls.length === 1 ? { ...f, kind: 'toilet' } : f;
  });
}

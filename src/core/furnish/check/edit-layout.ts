import type { Layout, LayoutItem, Point, RoomReport } from '../../plan/schema.ts';
import { isSameArrangement } from './same-arrangement.ts';
import { withoutStaleKeeps } from './stale-keeps.ts';

/** Where somebody wants the pieces: of one room, or of the whole home. */
export interface LayoutEdit {
  /** The room that the pieces are all of; without one they are all of the home. */
  readonly room?: string;
  readonly items: readonly LayoutItem[];
}

/**
 * A layout with the pieces that somebody wants. Those that stay where they were keep what is said of them, but for what they keep free where
 * something else came near or went; nothing is known yet of the others, nor of how good their rooms are. How a room was arranged before stays
 * among its other arrangements.
 */
export function editLayout(layout: Layout, { room, items: wanted }: LayoutEdit): Layout {
  const before = new Map(layout.items.map((item) => [item.id, item]));
  const placed = wanted.map((item) => {
    const old = before.get(item.id);
    return old && isSame(old, item) ? old : bare(item, room);
  });
  const elsewhere = room === undefined ? [] : layout.items.filter((item) => item.room !== room);
  const items = withoutStaleKeeps(layout.items, [...elsewhere, ...placed]);
  const { rooms, ...rest } = layout;
  if (!rooms) return { ...rest, items };
  return { ...rest, items, rooms: rooms.flatMap((report) => reportAgain(report, layout.items, items)) };
}

/** What is still known of a room. */
function reportAgain(report: RoomReport, before: readonly LayoutItem[], after: readonly LayoutItem[]): RoomReport[] {
  const { room, score, alternatives = [] } = report;
  const [old, now] = [before, after].map((items) => items.filter((item) => item.room === room)) as [Items, Items];
  if (old.length === now.length && old.every((item, k) => isSame(item, now[k]!))) return [report];
  const first = { items: old.map((item) => bare(item)), ...(score && { score }) };
  const others = [first, ...alternatives].filter(({ items }) => items.length > 0 && !isSameArrangement(items, now));
  return others.length > 0 ? [{ room, alternatives: others }] : [];
}

type Items = LayoutItem[];

/** Only what draws a piece, and what it was placed with. */
function bare(
  { id, room, kind, at, rotation, size: { width, depth, height }, group }: LayoutItem,
  inRoom = room,
): LayoutItem {
  const piece = { id, room: inRoom, kind, at: [at[0], at[1]] as Point, rotation, size: { width, depth, height } };
  return group === undefined ? piece : { ...piece, group };
}

const isSame = (a: LayoutItem, b: LayoutItem) => JSON.stringify(bare(a)) === JSON.stringify(bare(b));

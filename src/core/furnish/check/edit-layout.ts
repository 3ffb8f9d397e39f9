import type { Layout, LayoutItem } from '../../plan/schema.ts';

/** Where somebody wants the pieces: of one room, or of the whole home. */
export interface LayoutEdit {
  /** The room that the pieces are all of; without one they are all of the home. */
  readonly room?: string;
  readonly items: readonly LayoutItem[];
}

/**
 * A layout with the pieces that somebody wants. Those that stay where they were keep what is said of them; nothing is known yet of the
 * others, nor of how good their rooms are.
 */
export function editLayout(layout: Layout, { room, items: wanted }: LayoutEdit): Layout {
  const before = new Map(layout.items.map((item) => [item.id, item]));
  const placed = wanted.map((item) => {
    const old = before.get(item.id);
    return old && isSame(old, item) ? old : bare(item, room);
  });
  const items = room === undefined ? placed : [...layout.items.filter((item) => item.room !== room), ...placed];
  const { rooms, ...rest } = layout;
  const edited = { ...rest, items };
  return rooms ? { ...edited, rooms: rooms.filter((report) => isUntouched(report.room, layout.items, items)) } : edited;
}

/** Only what draws a piece. */
function bare({ id, room, kind, at, rotation, size: { width, depth, height } }: LayoutItem, inRoom = room): LayoutItem {
  return { id, room: inRoom, kind, at: [at[0], at[1]], rotation, size: { width, depth, height } };
}

const isSame = (a: LayoutItem, b: LayoutItem) => JSON.stringify(bare(a)) === JSON.stringify(bare(b));

function isUntouched(room: string, before: readonly LayoutItem[], after: readonly LayoutItem[]): boolean {
  const [old, now] = [before, after].map((items) => items.filter((item) => item.room === room));
  return old!.length === now!.length && old!.every((item, k) => isSame(item, now![k]!));
}

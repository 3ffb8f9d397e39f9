import type { RoomType } from '../plan/schema.ts';
import { MACHINES, nameRoom } from '../texts/name-room.ts';
import type { TextRun } from '../texts/types.ts';
import type { RoomsPx } from './types.ts';

/** Names that are surer than this are names. */
const SURE = 0.7;
/** Rooms that often lie in one space without a line between them. */
const OPEN: ReadonlySet<RoomType> = new Set(['living', 'dining', 'kitchen', 'living-kitchen', 'hall', 'corridor']);
/** What a room without lettering costs: closets and halls have none either. */
const UNNAMED = 0.25;

/** The texts that name a room; what stands for machines does as well, but says nothing against or for the walls of one. */
export function roomNames(texts: readonly TextRun[]): TextRun[] {
  return texts.filter(({ text }) => typeOf(text) !== undefined && !MACHINES.test(text));
}

/**
 * How well rooms explain the lettering of the drawing, in names: one for each room that has a name, or the names of an open
 * space, to itself; less for every name that shares a room with others, and for rooms without any word.
 */
export function worthOf({ rooms }: RoomsPx): number {
  let worth = 0;
  for (const { texts } of rooms) {
    const types = roomNames(texts).map(({ text }) => typeOf(text)!);
    // A bath with a shower is one room, two bedrooms are not.
    const bedrooms = types.filter((type) => type === 'bedroom').length;
    const closed = new Set(types.filter((type) => !OPEN.has(type) && type !== 'bedroom')).size;
    const spaces = bedrooms + closed + (types.some((type) => OPEN.has(type)) ? 1 : 0);
    if (spaces > 0) worth += spaces === 1 ? 1 : 1 - spaces;
    if (!isWorded(texts)) worth -= UNNAMED;
  }
  return worth;
}

/** What rooms would be worth more, at most, without those that have no word: other walls that part no names can gain no more. */
export function costOfUnnamed({ rooms }: RoomsPx): number {
  return UNNAMED * rooms.filter(({ texts }) => !isWorded(texts)).length;
}

const isWorded = (texts: readonly TextRun[]) => texts.some(({ text }) => /\p{L}{2}/u.test(text) || MACHINES.test(text));

/** The type of room that a text surely names. */
export function typeOf(text: string): RoomType | undefined {
  const type = nameRoom(text, SURE)?.type;
  return type === 'other' ? undefined : type;
}

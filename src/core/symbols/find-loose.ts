import type { RoomType } from '../plan/schema.ts';
import type { RoomsPx } from '../structure/types.ts';
import { nameRoom } from '../texts/name-room.ts';
import type { TextRun } from '../texts/types.ts';
import type { Found } from './find-table-sets.ts';
import { type Piece, seenFrom } from './pieces.ts';

export interface LooseInput {
  readonly fixtures: readonly Found[];
  readonly rooms: RoomsPx;
  readonly texts: readonly TextRun[];
  readonly ppm: number;
}

/** Rooms in which nothing that is drawn counts as loose furniture: wet rooms, stores, stairs, and everything outdoors. */
const BARE: ReadonlySet<RoomType> = new Set([
  'bathroom',
  'wc',
  'closet',
  'utility',
  'garage',
  'balcony',
  'terrace',
  'stairs',
  'technical',
]);
/** Fixtures of which no part is furniture. */
const BUILT_IN: ReadonlySet<string> = new Set(['stairs', 'spiral-stairs', 'shower', 'wardrobe']);
/** Short words in a shape name an appliance or a fitted cupboard: DW, REF, W/D, WH, TM, SDG … */
const CODE = /^[A-ZÄÖÅ][A-ZÄÖÅ/.&+]{0,4}$/;
const CODE_LARGEST_M2 = 1.3;
/** A shape that a text of few letters fills to this share of its height is a mark: of a window, a section, a room. */
const MARK = { letters: 8, share: 0.2 };
/** A wet room that is known by its fixtures alone, square metres. */
const WET_ROOM_M2 = 14;

/** The shapes that may be loose furniture: not in wet rooms, stores or outdoors, not part of stairs, not marked as appliances. */
export function findLoose(pieces: readonly Piece[], { fixtures, rooms, texts, ppm }: LooseInput): Piece[] {
  const bare = new Set<number>();
  const lived = new Set<number>();
  rooms.rooms.forEach((room, i) => {
    const types = namesIn(room.texts);
    if (room.outdoor || (types.length > 0 && types.every((type) => BARE.has(type)))) bare.add(i);
    else if (types.length > 0) lived.add(i);
  });
  for (const f of fixtures) {
    const room = f.pieces[0]!.room;
    const wet = f.kind === 'toilet' || f.kind === 'bath';
    if (wet && room >= 0 && !lived.has(room) && rooms.rooms[room]!.areaPx < WET_ROOM_M2 * ppm * ppm) bare.add(room);
  }
  const builtIn = new Set<number>();
  for (const f of fixtures) if (BUILT_IN.has(f.kind)) builtIn.add(f.pieces[0]!.thing);
  const codes = texts.filter((t) => CODE.test(t.text.trim()));
  const marks = texts.filter((t) => t.text.trim().length <= MARK.letters);
  for (const p of pieces) {
    if (p.area > CODE_LARGEST_M2) continue;
    if (codes.some((t) => holds(p, t, ppm)) || marks.some((t) => fills(p, t) && holds(p, t, ppm))) builtIn.add(p.thing);
  }
  return pieces.filter((p) => !bare.has(p.room) && !builtIn.has(p.thing));
}

/** Certainty that a name has at least. */
const SURE_NAME = 0.6;

/** Types that the texts of a face name; closets and stairs are often open to living spaces, so all of them count. */
export function namesIn(texts: readonly TextRun[]): RoomType[] {
  return texts.flatMap((t) => {
    const name = nameRoom(t.text, SURE_NAME);
    return name && name.type !== 'other' ? [name.type] : [];
  });
}

const fills = ({ shape }: Piece, { heightPx }: TextRun) => heightPx > MARK.share * shape.shortPx;

function holds(piece: Piece, { box }: TextRun, ppm: number): boolean {
  const { u, v } = seenFrom(piece.shape, [(box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2], ppm);
  return Math.abs(u) < piece.long / 2 && Math.abs(v) < piece.short / 2;
}

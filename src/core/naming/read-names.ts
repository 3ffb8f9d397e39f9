import type { RoomType } from '../plan/schema.ts';
import { nameRoom } from '../texts/name-room.ts';
import type { TextRun } from '../texts/types.ts';

export interface ReadName {
  /** Undefined when no text names the room. */
  readonly type?: RoomType;
  readonly label: string;
}

/** A name below this certainty names nothing: letters of tags and faults of recognition. */
const CERTAIN = 0.5;
/** Which of several names in one face is the room's: the earlier ones have the later ones as parts or neighbours. */
const RANK: readonly RoomType[] = [
  'living-kitchen', 'living', 'kitchen', 'dining', 'garage', 'bedroom', 'children', 'study', 'bathroom', 'wc', 'utility', 'hall',
  'corridor', 'terrace', 'balcony', 'technical', 'closet', 'stairs', 'other',
]; // biome-ignore format: a table

/** Type and label of a room from the texts in it. */
export function readNames(texts: readonly TextRun[]): ReadName {
  const names = texts.flatMap((text) => {
    const name = nameRoom(text.text);
    return name && name.certainty >= CERTAIN ? [{ ...name, text }] : [];
  });
  if (names.length === 0) return { label: '' };
  const types = new Set(names.map((n) => n.type));
  const type = mixOf(types) ?? RANK.find((t) => types.has(t));
  const meant = names.filter(
    (n) =>
      n.type === type || (type === 'living-kitchen' && isCommon(n.type)) || (type === 'living' && n.type === 'dining'),
  );
  const inOrder = meant.map((n) => n.text).sort((a, b) => a.box.y0 - b.box.y0 || a.box.x0 - b.box.x0);
  const label = [...new Set(inOrder.map((t) => withoutSizes(t.text)))].slice(0, 3).join(' / ');
  return { type, label };
}

const isCommon = (type: RoomType) =>
  type === 'living' || type === 'kitchen' || type === 'dining' || type === 'living-kitchen';

/** Cooking, eating and living in one space is the open-plan mix. */
function mixOf(types: ReadonlySet<RoomType>): RoomType | undefined {
  if (types.has('living-kitchen')) return 'living-kitchen';
  if (types.has('kitchen') && (types.has('living') || types.has('dining'))) return 'living-kitchen';
  return undefined;
}

/** Cuts sizes and areas that stand on the same line: `BEDROOM 2 10'6" x 12'` is BEDROOM 2. */
function withoutSizes(text: string): string {
  const cut = text
    .replace(/\(?\d+(?:[.,]\d+)?\s*(?:['"´′″x×]|m²|m2|sq|ft|cm|mm|m\b).*$/iu, '')
    .replace(/[\s,;:(–-]+$/u, '');
  return cut.trim() || text.trim();
}

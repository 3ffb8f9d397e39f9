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
/** Names of one open space that a label holds at most. */
const MOST_NAMES = 3;
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
  const label = joinLines(meant.map((n) => n.text));
  return { type, label };
}

const isCommon = (type: RoomType) =>
  type === 'living' || type === 'kitchen' || type === 'dining' || type === 'living-kitchen';

/** The texts in reading order: lines right below each other are one name, others are parted by a slash. */
function joinLines(texts: readonly TextRun[]): string {
  const inOrder = texts.toSorted((a, b) => {
    const sameLine = Math.abs(a.box.y0 - b.box.y0) < 0.6 * Math.min(a.heightPx, b.heightPx);
    return sameLine ? a.box.x0 - b.box.x0 : a.box.y0 - b.box.y0;
  });
  const names: { text: string; last: TextRun }[] = [];
  for (const run of inOrder) {
    const text = withoutSizes(run.text);
    const above = names.find((n) => isBelow(run, n.last));
    if (above) {
      above.text += ` ${text}`;
      above.last = run;
    } else if (!names.some((n) => n.text === text)) names.push({ text, last: run });
  }
  return names
    .slice(0, MOST_NAMES)
    .map((n) => n.text)
    .join(' / ');
}

function isBelow(line: TextRun, above: TextRun): boolean {
  const gap = line.box.y0 - above.box.y1;
  const shared = Math.min(line.box.x1, above.box.x1) - Math.max(line.box.x0, above.box.x0);
  return (
    Math.abs(gap) < 0.7 * line.heightPx &&
    shared > 0.4 * Math.min(line.box.x1 - line.box.x0, above.box.x1 - above.box.x0)
  );
}

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

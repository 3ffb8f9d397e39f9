import type { RoomType } from '../plan/schema.ts';
import type { PointPx } from '../sheet/types.ts';
import { MACHINES, nameRoom } from '../texts/name-room.ts';
import type { TextRun } from '../texts/types.ts';
import { stackLines } from './stack-lines.ts';

export interface ReadName {
  /** Undefined when no text names the room. */
  readonly type?: RoomType;
  readonly label: string;
}

/** A name below this certainty names nothing: letters of tags and faults of recognition. */
const CERTAIN = 0.5;
/** Several lines are one name when together they make sense as well as this. */
const TOGETHER = 0.6;
const MOST_LINES = 3;
/** Names of one open space that a label holds at most. */
const MOST_NAMES = 3;
/** Names that are no longer than this may be tags. */
const TAG = 3;
/** Which of several names in one face is the room's: the earlier ones have the later ones as parts or neighbours. */
const RANK: readonly RoomType[] = [
  'living-kitchen', 'living', 'kitchen', 'dining', 'garage', 'bedroom', 'children', 'study', 'bathroom', 'wc', 'utility', 'hall',
  'corridor', 'terrace', 'balcony', 'technical', 'closet', 'stairs', 'other',
]; // biome-ignore format: a table

/** Words that say whose room it is: alone a bedroom, but over BATH a part of that name. */
const OWNER = /^\W*(?:primary|master|mstr|owner['’]?s?|guest|main|principal)\W*$/i;

interface Name {
  readonly type: RoomType;
  readonly text: string;
}

/** Type and label of a room from the texts in it. */
export function readNames(texts: readonly TextRun[]): ReadName {
  const names = withoutTags(withoutCorners(stackLines(texts).flatMap(namesOf)));
  if (names.length === 0) return { label: '' };
  const types = new Set(names.map((n) => n.type));
  const type = mixOf(types) ?? RANK.find((t) => types.has(t));
  const meant = names.filter(
    (n) =>
      n.type === type || (type === 'living-kitchen' && isCommon(n.type)) || (type === 'living' && n.type === 'dining'),
  );
  return { type, label: [...new Set(meant.map((n) => n.text))].slice(0, MOST_NAMES).join(' / ') };
}

/** A sitting area in a bedroom is a part of it. */
function withoutCorners(names: Name[]): Name[] {
  const bedroom = names.some(({ type }) => type === 'bedroom');
  return bedroom ? names.filter(({ type, text }) => type !== 'living' || !/^(?:sitting|retreat)/i.test(text)) : names;
}

/** A letter beside the whole name of a porch or balcony is a tag or noise, however well it names a kitchen. */
function withoutTags(names: Name[]): Name[] {
  const outdoor = names.some(({ type, text }) => (type === 'terrace' || type === 'balcony') && text.length > TAG);
  return outdoor ? names.filter(({ text }) => text.length > 1) : names;
}

const isCommon = (type: RoomType) =>
  type === 'living' || type === 'kitchen' || type === 'dining' || type === 'living-kitchen';

/** A name where it is written, its middle in pixels of the page. */
export interface PlacedName {
  readonly type: RoomType;
  readonly text: string;
  readonly at: PointPx;
}

/** A water heater's tag, `W.H.`, `1500w W.H`: a thing in a room, whose name is another one, as washers with their dryers are. */
const HEATER = /^\W*(?:\d+\s?w\W+)?h?\W?w\W?h\W*$/i;

/** All names of rooms among texts of a sheet. */
export function placedNames(texts: readonly TextRun[]): PlacedName[] {
  return stackLines(texts.filter(({ text }) => !MACHINES.test(text) && !HEATER.test(text))).flatMap((stack) =>
    namesOf(stack).map(({ type, text, from, lines }): PlacedName => {
      const boxes = stack.slice(from, from + lines).map(({ box }) => box);
      const middle = (low: number[], high: number[]) => (Math.min(...low) + Math.max(...high)) / 2;
      const at: PointPx = [
        middle(boxes.map(({ x0 }) => x0), boxes.map(({ x1 }) => x1)),
        middle(boxes.map(({ y0 }) => y0), boxes.map(({ y1 }) => y1)),
      ]; // biome-ignore format: one point
      return { type, text, at };
    }),
  );
}

/** The names in lines right below each other: as many lines as make one name together, then the next. */
function namesOf(stack: readonly TextRun[]): (Name & { from: number; lines: number })[] {
  const names: (Name & { from: number; lines: number })[] = [];
  for (let i = 0; i < stack.length; ) {
    const one = lineName(stack, i);
    if (one) names.push({ ...one, from: i });
    i += one?.lines ?? 1;
  }
  return names;
}

/** The name that begins at line `at`, of as many lines as make sense together; the last line has to be part of it. */
function lineName(stack: readonly TextRun[], at: number): (Name & { lines: number }) | undefined {
  for (let lines = Math.min(MOST_LINES, stack.length - at); lines > 1; lines--) {
    const parts = stack.slice(at, at + lines).map((run) => run.text);
    if (parts.some((part) => !/\p{L}{2}/u.test(withoutSizes(part)) || isSize(part))) continue;
    const joined = parts.join(' ');
    // CLOSET over BEDROOM are two names; MASTER over BATH is one that the table knows.
    const apart = !OWNER.test(parts[0]!) && parts.every((part) => nameRoom(part, CERTAIN));
    const name = nameRoom(joined, apart ? 1 : TOGETHER);
    if (name) return { type: name.type, text: asName(joined), lines };
  }
  const { text } = stack[at]!;
  const name = nameRoom(text, CERTAIN);
  return name ? { type: name.type, text: asName(text), lines: 1 } : undefined;
}

/** A line that holds nothing but a size or an area. */
const isSize = (text: string) => /^\W*\d/.test(text) && withoutSizes(text) === text.trim();

/** Cooking, eating and living in one space is the open-plan mix. */
function mixOf(types: ReadonlySet<RoomType>): RoomType | undefined {
  if (types.has('living-kitchen')) return 'living-kitchen';
  if (types.has('kitchen') && (types.has('living') || types.has('dining'))) return 'living-kitchen';
  return undefined;
}

/** What is shown as the name: without sizes, and with the letters that were read as zeros, `BEDR00M`. */
const asName = (text: string) =>
  withoutSizes(text).replace(/(?<=(\p{L})0?)0(?=0?\p{L})/gu, (_, letter: string) =>
    letter === letter.toLowerCase() ? 'o' : 'O',
  );

/** Cuts sizes and areas that stand on the same line: `BEDROOM 2 10'6" x 12'` is BEDROOM 2. */
function withoutSizes(text: string): string {
  const cut = text
    .replace(/\(?\d+(?:[.,]\d+)?\s*(?:['"´′″x×]|m²|m2|sq|ft|cm|mm|m(?=\b|[x×])).*$/iu, '')
    .replace(/[\s,;:(–-]+$/u, '');
  return cut.trim() || text.trim();
}

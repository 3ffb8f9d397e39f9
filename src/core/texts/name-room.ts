import type { RoomType } from '../plan/schema.ts';
import { ROOM_NAMES } from './room-name-table.ts';

/** A room type told by a name. */
export interface NamedRoom {
  readonly type: RoomType;
  /** 0 to 1: 1 for a name as it stands in the table, less for faults of recognition and for abbreviations. */
  readonly certainty: number;
}

interface Entry {
  readonly type: RoomType;
  /** The name without spaces, how many edits of it are forgiven, and its letters as bits. */
  readonly target: string;
  readonly allowed: number;
  readonly letters: number;
}

/** Names this short must be exact and stand alone: `K`, `S`, `P`, `ET`. */
const ABBREVIATION = 3;
/** Edits that are forgiven, as a share of the letters. */
const FAULTS = 0.23;
/** Words that say which one, not what. */
const FILLERS =
  /\b(?:no|nr|n|room|rm|area|zone|opt|optional|the|of|and|et|und|y|e|o|og|och|ja|de|du|des|la|le|les|di|da|do|del|upper|lower|main|new|small|large|open|covered|built|in|approx|existing|proposed)\b/g;
/** Words that turn a text with a room's name into something else. */
const NO_ROOM =
  /\b(?:plan|floor|level|storey|etage|detectors?|pocket|doors?|flooring|insulated|scale|note|notes|joists?|posts?|roof|above|below|vent|window|total|surface|habitable|dependances|gross|internal|external|built up|chimney|opening|panel|meter|chute|sink|hood|fan|slab|wall|rail|railing|shelf|shelves|light)\b/;

/** What a whole dwelling holds, the number of its rooms first: `3H+K+WC+PH`, `2H+KT`, `4 Zi + Kü`, `3LDK`, `2 Bed`, `1 Bath`. */
export const SUMMARY = /^\s*\d(?:[.,]5)?\s*(?:\p{L}{1,4}\.?\s*\+|S?L?DK\b|(?:bed|bath)s?\s*$)/iu;

/** The height of a ceiling, which is no bedroom (chambre) of that number: `CH 2.70 m`, `C.H. 2500`, `CH 9'-0"`; `CH 2` is one. */
const CEILING =
  /^\s*C\.?\s?H\.?\s*[:=]?\s*(?:[2-4][.,]\d{1,2}(?:\s?m)?|[2-4]\d{3}(?:\s?mm)?|(?:[7-9]|1\d)\s?['’′].*)\s*$/i;

/** A washer and a dryer name a laundry where nothing else names the room; beside its name they are things in it. */
export const MACHINES = /^\s*w\s*[/&+]\s*d\s*$/i;

/** What stands at the foot of stairs: it says where they begin, not what the room is. */
export const STAIR_ARROW = /^(?:up|dn|down)\b/i;

const ENTRIES: Map<string, RoomType> = new Map();
for (const [type, names] of Object.entries(ROOM_NAMES) as [RoomType, readonly string[]][]) {
  for (const name of names) if (!ENTRIES.has(plainLetters(name))) ENTRIES.set(plainLetters(name), type);
}
/** Names in which a fault is forgiven. */
const LONG: Entry[] = [...ENTRIES].flatMap(([name, type]) => {
  const target = name.replace(/ /g, '');
  const allowed = Math.floor(FAULTS * target.length);
  return name.length > ABBREVIATION && allowed > 0 ? [{ type, target, allowed, letters: lettersOf(target) }] : [];
});

/** What was found for the texts of late: all of a drawing are asked for again with every structure that is tried. */
const FOUND = new Map<string, NamedRoom | undefined>();
const MOST_FOUND = 2000;

/**
 * The type of a room from its name, in any language of the table. Numbers, areas and sizes beside the name are ignored.
 * Undefined for texts that name no room with at least this certainty (0 to 1).
 */
export function nameRoom(text: string, leastCertainty = 0): NamedRoom | undefined {
  if (!FOUND.has(text)) {
    if (FOUND.size >= MOST_FOUND) FOUND.clear();
    FOUND.set(text, findName(text));
  }
  const named = FOUND.get(text);
  return named && named.certainty >= leastCertainty ? named : undefined;
}

function findName(text: string): NamedRoom | undefined {
  const name = plainLetters(text);
  if (name === '' || NO_ROOM.test(name) || SUMMARY.test(text) || CEILING.test(text)) return undefined;
  // A letter among numbers is a tag or a fault: G'-8", p1700. K 8,5 m² has its area behind.
  if (name.length === 1 && /\d/.test(text) && !/^\p{L}\.?\s+\d/u.test(text)) return undefined;
  return exact(name) ?? exact(name.replace(FILLERS, ' ').replace(/\s+/g, ' ').trim()) ?? mixed(name) ?? faulty(name);
}

/** Small letters without accents; digits, sizes and marks become spaces. */
function plainLetters(text: string): string {
  return text
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/æ/g, 'ae')
    .replace(/ø/g, 'o')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/(?<=\p{L})[’'`´](?=\p{L})/gu, '')
    .replace(/\d+(?:[.,]\d+)?\s?(?:m2|m²|m\b|sq\.?\s?(?:ft|m)\.?|['"x×])?/gu, ' ')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();
}

function exact(name: string): NamedRoom | undefined {
  const type = ENTRIES.get(name) ?? ENTRIES.get(name.replace(/ /g, ''));
  if (!type) return undefined;
  return { type, certainty: name.length <= 2 && !/\p{Script=Han}/u.test(name) ? 0.85 : 1 };
}

/** Texts of several words that are names one by one: `KITCHEN/DINING`, `OH + K`, `LIVING ENTRY`, `主卧 阳台`. */
function mixed(name: string): NamedRoom | undefined {
  const words = name.split(' ');
  if (words.length < 2) return undefined;
  const found = words.flatMap((word) => {
    const hit = exact(word) ?? (word.length >= 5 ? faulty(word) : undefined);
    return hit && hit.type !== 'other' ? [{ ...hit, word }] : [];
  });
  const wordy = found.filter((hit) => hit.word.length > 1);
  if (wordy.length === 0) return undefined;
  const types = new Set(wordy.map((hit) => hit.type));
  const certainty = (0.95 * wordy.reduce((sum, hit) => sum + hit.word.length, 0)) / name.replace(/ /g, '').length;
  if (certainty < 0.4) return undefined;
  const common = ['living', 'dining', 'kitchen', 'living-kitchen'] as const;
  const open = common.filter((type) => types.has(type));
  if (open.length >= 2) {
    const cooking = types.has('kitchen') || types.has('living-kitchen');
    return { type: cooking ? 'living-kitchen' : 'living', certainty };
  }
  if (open.length === 1 && types.size === 1) return { type: open[0]!, certainty };
  // The first word that says what it is: BEDROOM BALCONY is a bedroom's, MASTER BATH a bath.
  if (types.has('bathroom') && types.has('bedroom')) return { type: 'bathroom', certainty: 0.9 };
  if (types.has('closet') && (types.has('bedroom') || types.has('utility'))) return { type: 'closet', certainty: 0.9 };
  if (types.has('bathroom') && (types.has('utility') || types.has('wc'))) return { type: 'bathroom', certainty };
  if (types.has('children')) return { type: 'children', certainty };
  return { type: wordy[0]!.type, certainty: types.size === 1 ? certainty : 0.8 * certainty };
}

/** The nearest name within a few faults of recognition: `CHAMBKE`, `Livingroon`, `KJCHEN`. */
function faulty(name: string): NamedRoom | undefined {
  const joined = name.replace(/ /g, '');
  if (joined.length <= ABBREVIATION) return undefined;
  const letters = lettersOf(joined);
  let best: { type: RoomType; share: number } | undefined;
  for (const { type, target, allowed, letters: wanted } of LONG) {
    if (Math.abs(target.length - joined.length) > allowed) continue;
    // Every letter that only one of the two has costs an edit.
    if (countOnes(letters & ~wanted) > allowed || countOnes(wanted & ~letters) > allowed) continue;
    const edits = distance(joined, target, allowed);
    if (edits > allowed) continue;
    const share = edits / target.length;
    if (!best || share < best.share) best = { type, share };
  }
  return best && { type: best.type, certainty: 1 - 1.8 * best.share };
}

/** Which letters a text has, as bits: letters that share a bit count as one. */
function lettersOf(text: string): number {
  let bits = 0;
  for (let i = 0; i < text.length; i++) bits |= 1 << (text.charCodeAt(i) & 31);
  return bits;
}

function countOnes(bits: number): number {
  let n = 0;
  for (let rest = bits; rest; rest &= rest - 1) n++;
  return n;
}

/** Levenshtein distance, given up above `limit`. */
function distance(a: string, b: string, limit: number): number {
  const row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    let slant = row[0]!;
    row[0] = i;
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const above = row[j]!;
      const value = Math.min(above + 1, row[j - 1]! + 1, slant + (a[i - 1] === b[j - 1] ? 0 : 1));
      row[j] = value;
      slant = above;
      if (value < least) least = value;
    }
    if (least > limit) return limit + 1;
  }
  return row[b.length]!;
}

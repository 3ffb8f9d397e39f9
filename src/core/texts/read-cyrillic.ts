import { CYRILLIC_LOOKS } from './cyrillic-looks.ts';
import { nameRoom } from './name-room.ts';
import { ROOM_NAMES } from './room-name-table.ts';
import type { TextRun } from './types.ts';

/** Faults in a name of more than four letters that are forgiven, as a share of these: one that looks like nothing known, and one that nothing was read of. */
const FAULTS = 0.2;
const UNKNOWN = 1;
const UNREAD = 0.6;
/** A sheet is lettered in Cyrillic where texts look like so many longer names of rooms in it, and more texts do than are names as they stand. */
const LEAST = 2;
const LONG = 4;
/** Certainty from which a text is a name as it stands. */
const SURE = 0.9;
/** Names are in small letters where this share of them have one of those that capitals are not taken for. */
const SMALL = 0.25;

/** What may stand behind a name: the number of a room, an area. */
const NUMBER = /\s*\d[\d.,]*\s*(?:[mM][²2]?)?$/;

/**
 * Names of rooms in Cyrillic letters, and these without what parts words; abbreviations keep that, `С/У`. The table has Russian last:
 * of two that are as near, it is the likelier one.
 */
const NAMES = Object.values(ROOM_NAMES)
  .flat()
  .filter((name) => /^[\p{Script=Cyrillic} /-]+$/u.test(name))
  .map((name) => ({ name, letters: [...(name.length < LONG ? name.replace(' ', '/') : name.replace(/\P{L}/gu, ''))] }))
  .reverse();

interface Found {
  readonly name: string;
  readonly letters: number;
  /** What was read for it, and what stands behind. */
  readonly seen: string;
  readonly rest: string;
}

/**
 * The texts of a sheet with names of rooms in Cyrillic letters put right: the recogniser does not know these and writes what they look
 * like, `CnANbHA` for `СПАЛЬНЯ`. Sheets that are not lettered in Cyrillic, and texts that came with the file, stay as they are.
 */
export function readCyrillic(texts: readonly TextRun[]): TextRun[] {
  const found = texts.map((text) => (text.source === 'ocr' ? findName(text.text) : undefined));
  const names = found.filter((f) => f !== undefined);
  const long = names.filter((f) => f.letters >= LONG);
  const isLatin = (text: TextRun, i: number) => !found[i] && (nameRoom(text.text)?.certainty ?? 0) >= SURE;
  const isLettered = new Set(long.map((f) => f.name)).size >= LEAST && long.length > texts.filter(isLatin).length;
  if (!isLettered) return [...texts];
  const isSmall = names.filter(({ seen }) => /[aeo]/.test(seen.slice(1))).length > SMALL * names.length;
  return texts.map((text, i) => (found[i] ? { ...text, text: spell(found[i], isSmall) } : text));
}

function spell({ name, seen, rest }: Found, isSmall: boolean): string {
  const parted = name.replace(' ', seen.match(/[-/]/)?.[0] ?? (name.length < LONG ? '/' : ' '));
  const inCase = isSmall && name.length >= LONG ? parted[0]!.toUpperCase() + parted.slice(1) : parted.toUpperCase();
  return `${inCase} ${rest}`.trim();
}

/** The name that a text looks like. */
function findName(text: string): Found | undefined {
  let best: (Found & { share: number }) | undefined;
  for (const seen of new Set([text.replace(NUMBER, ''), text])) {
    if (!/\p{L}/u.test(seen)) continue;
    const signs = [...seen.replace(/[\s.\-'"’]/g, '')];
    for (const { name, letters } of NAMES) {
      const allowed = letters.length > LONG ? FAULTS * letters.length : 0;
      if (Math.abs(signs.length - letters.length) > allowed / UNREAD + 1) continue;
      const faults = faultsOf(letters, signs, allowed);
      const share = faults / letters.length;
      if (faults > allowed || (best && share >= best.share)) continue;
      best = { name, letters: letters.length, seen, rest: text.slice(seen.length).trim(), share };
    }
  }
  return best;
}

/**
 * How many of the letters look like none of the signs in their place: an edit distance in which a letter may look like two signs. More
 * than `limit` where that is clear before the end.
 */
function faultsOf(letters: readonly string[], signs: readonly string[], limit: number): number {
  let row = [0, ...signs.map((_, j) => (j + 1) * UNKNOWN)];
  for (const letter of letters) {
    const looks = CYRILLIC_LOOKS[letter] ?? [];
    const above = row;
    row = [above[0]! + UNREAD];
    for (let j = 1; j <= signs.length; j++) {
      const [sign, last] = [signs[j - 1]!, signs[j - 2] ?? ''];
      const isAlike = looks.includes(sign) || sign.toLowerCase() === letter;
      const one = above[j - 1]! + (isAlike ? 0 : UNKNOWN);
      const two = looks.includes(last + sign) && last ? above[j - 2]! : Number.POSITIVE_INFINITY;
      row.push(Math.min(one, two, row[j - 1]! + UNKNOWN, above[j]! + UNREAD));
    }
    if (Math.min(...row) > limit) return Number.POSITIVE_INFINITY;
  }
  return row[signs.length]!;
}

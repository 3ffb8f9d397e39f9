import type { ClearancePurpose, LayoutItem, LeftOut, RoomReport } from '../plan/schema.ts';
import { groupScores, type ScoreGroup } from './score-name.ts';
import { inUnits, type Units } from './units.ts';
import type { Wording } from './wording.ts';

/** What one piece, or several alike, keep free. Metres. */
export interface KeptFree {
  readonly kind: string;
  /** Pieces of which the same is asked. */
  readonly count: number;
  readonly what: ClearancePurpose;
  /** What for, in the English words of the rule where it has any: "beside a bed". */
  readonly purpose: string | undefined;
  /** Who asks for it, where the rule says so. */
  readonly source: string | undefined;
  readonly needed: number | undefined;
  /** The least of all. */
  readonly kept: number | undefined;
}

/** What is to be said for the furniture of one room. */
export interface RoomProof {
  readonly keptFree: readonly KeptFree[];
  readonly leftOut: readonly LeftOut[];
  readonly scores: readonly ScoreGroup[];
  /** The pieces of each layout, the one that is shown first. */
  readonly layouts: readonly (readonly LayoutItem[])[];
}

/** Measures are rounded to a centimetre: one that is short by less is kept. */
const ROUNDING_M = 0.005;

/** Collects the proof of a room; undefined where its layout has none. `items` are those of the room. */
export function proveRoom(items: readonly LayoutItem[], report: Omit<RoomReport, 'room'> = {}): RoomProof | undefined {
  const { score = {}, leftOut = [], alternatives = [] } = report;
  const proof: RoomProof = {
    keptFree: listKeptFree(items),
    leftOut,
    scores: groupScores(score),
    layouts: alternatives.length ? [items, ...alternatives.map((other) => other.items)] : [],
  };
  return Object.values(proof).some((list) => list.length > 0) ? proof : undefined;
}

/** Pieces alike of which the same is asked are told once, with the least that one of them keeps. */
function listKeptFree(items: readonly LayoutItem[]): KeptFree[] {
  const told = new Map<string, { line: KeptFree; pieces: Set<string> }>();
  for (const { id, kind, keeps = [] } of items)
    for (const { what, needed, kept, rule } of keeps) {
      if (needed === undefined && kept === undefined) continue;
      const { purpose, source } = readRule(rule);
      const line = { kind, what, purpose, source, needed, kept };
      const key = [kind, purpose ?? what, needed].join();
      const before = told.get(key);
      const pieces = (before?.pieces ?? new Set()).add(id);
      const least = leastOf(before?.line.kept, kept);
      told.set(key, { line: { ...line, kept: least, count: pieces.size }, pieces });
    }
  return [...told.values()].map(({ line }) => line);
}

const leastOf = (a: number | undefined, b: number | undefined): number | undefined =>
  a === undefined || b === undefined ? (a ?? b) : Math.min(a, b);

/** "0.75 m beside a bed (UK AD M 2.25)", "6.2 bed side" -> the words of it, without the measure, and whose rule it is. */
function readRule(rule = ''): { purpose: string | undefined; source: string | undefined } {
  const [, words = '', source] = /^(?:[\d.]+(?: (?:m|cm|mm)\b)? ?)?(.*?)(?: ?\(([^()]*)\))?$/s.exec(rule) ?? [];
  return { purpose: words || undefined, source };
}

/** Whether a piece keeps less than its rule asks for. */
export const isShort = ({ needed, kept }: KeptFree): boolean =>
  needed !== undefined && kept !== undefined && kept < needed - ROUNDING_M;

/** `92 cm kept; asked: 75 cm beside a bed`. What a rule says in its own words is English, as plans are: elsewhere the purpose alone is named. */
export function sayKeptFree(line: KeptFree, units: Units, wording: Wording): string {
  const { needed, kept, count } = line;
  const own = wording.language === 'en' && line.purpose !== undefined;
  const purpose = own ? inUnits(line.purpose!, units) : wording.texts.purposes[line.what];
  const asked =
    needed === undefined ? purpose : wording.say('asked', { needed: wording.clearance(needed, units), purpose });
  if (kept === undefined) return asked;
  const way = isShort(line) ? 'onlyKept' : count > 1 ? 'keptOrMore' : 'kept';
  const there = wording.say(way, { kept: wording.clearance(kept, units) });
  return needed === undefined ? `${there} ${asked}` : `${there}; ${asked}`;
}

/** `small double bed instead; 52 cm would be left at the window side`, with the measure where the reason names none. */
export function sayLeftOut({ instead, reason = '', needed, had }: LeftOut, units: Units, wording: Wording): string {
  // Reasons are English, as plans are: elsewhere the measures speak.
  const why = wording.language === 'en' ? reason : '';
  const measures = [
    needed === undefined ? '' : wording.say('needed', { length: wording.clearance(needed, units) }),
    had === undefined ? '' : wording.say('there', { length: wording.clearance(had, units) }),
  ];
  return [
    instead && wording.say('instead', { kind: wording.kind(instead) }),
    inUnits(why, units),
    /\d/.test(why) ? '' : measures.filter(Boolean).join(', '),
  ]
    .filter(Boolean)
    .join('; ');
}

/** `Proof: 12 measures · 1 left out · 3 layouts`: what a proof holds. */
export function sayProof({ keptFree, leftOut, layouts }: RoomProof, wording: Wording): string {
  const short = keptFree.filter(isShort).length;
  const counts = [
    keptFree.length && wording.count('measures', keptFree.length),
    short && wording.count('shortOnes', short),
    leftOut.length && wording.count('leftOut', leftOut.length),
    layouts.length && wording.count('layouts', layouts.length),
  ].filter(Boolean);
  return counts.length ? `${wording.say('proof')}: ${counts.join(' · ')}` : wording.say('howGood');
}

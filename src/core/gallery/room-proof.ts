import type { Clearance, LayoutItem, LeftOut, RoomReport } from '../plan/schema.ts';
import { kindName } from './kind-name.ts';
import { groupScores, type ScoreGroup } from './score-name.ts';
import { formatClearance, inUnits, type Units } from './units.ts';

/** What one piece, or several alike, keep free. Metres. */
export interface KeptFree {
  readonly piece: string;
  /** Pieces of which the same is asked. */
  readonly count: number;
  /** What for: "beside a bed". */
  readonly purpose: string;
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

/** What a clearance is for where no rule says it. */
const PURPOSES: Readonly<Record<Clearance['what'], string>> = {
  use: 'to use it',
  walk: 'to walk past it',
  swing: 'for its door to open',
  window: 'before the window',
  reach: 'to get at it',
  gap: 'to what is beside it',
};

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
      const line = { piece: kindName(kind), purpose: purpose || PURPOSES[what], source, needed, kept };
      const key = [line.piece, line.purpose, needed].join();
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
function readRule(rule = ''): { purpose: string; source: string | undefined } {
  const [, words = '', source] = /^(?:[\d.]+(?: (?:m|cm|mm)\b)? ?)?(.*?)(?: ?\(([^()]*)\))?$/s.exec(rule) ?? [];
  return { purpose: words, source };
}

/** Whether a piece keeps less than its rule asks for. */
export const isShort = ({ needed, kept }: KeptFree): boolean =>
  needed !== undefined && kept !== undefined && kept < needed - ROUNDING_M;

/** `92 cm kept; asked: 75 cm beside a bed`. */
export function sayKeptFree(line: KeptFree, units: Units): string {
  const { needed, kept, count } = line;
  const purpose = inUnits(line.purpose, units);
  const asked = needed === undefined ? purpose : `asked: ${formatClearance(needed, units)} ${purpose}`;
  if (kept === undefined) return asked;
  const there = formatClearance(kept, units) + (count > 1 ? ' or more' : '');
  return needed === undefined ? `${there} kept ${asked}` : `${isShort(line) ? 'only ' : ''}${there} kept; ${asked}`;
}

/** `small double bed instead; 52 cm would be left at the window side`, with the measure where the reason names none. */
export function sayLeftOut({ instead, reason = '', needed, had }: LeftOut, units: Units): string {
  const measure = [
    needed === undefined ? '' : `${formatClearance(needed, units)} needed`,
    had === undefined ? '' : `${formatClearance(had, units)} there`,
  ];
  return [
    instead && `${kindName(instead)} instead`,
    inUnits(reason, units),
    /\d/.test(reason) ? '' : measure.filter(Boolean).join(', '),
  ]
    .filter(Boolean)
    .join('; ');
}

/** `Proof: 12 measures · 1 left out · 3 layouts`: what a proof holds. */
export function sayProof({ keptFree, leftOut, layouts }: RoomProof): string {
  const short = keptFree.filter(isShort).length;
  const counts = [
    keptFree.length && (keptFree.length === 1 ? '1 measure' : `${keptFree.length} measures`),
    short && `${short} short`,
    leftOut.length && `${leftOut.length} left out`,
    layouts.length && `${layouts.length} layouts`,
  ].filter(Boolean);
  return counts.length ? `Proof: ${counts.join(' · ')}` : 'How good it is';
}

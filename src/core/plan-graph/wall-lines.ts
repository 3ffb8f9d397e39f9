import { medianByLength } from '../geometry/median-by-length.ts';
import { angleBetween, lengthOf, pointAt, project } from '../geometry/segment.ts';
import type { OpeningCandidate } from './opening-candidates.ts';
import { straighten } from './straighten.ts';
import type { WallCandidate } from './wall-candidates.ts';

/** Pieces of one line differ in direction by no more, degrees; short ones, whose direction is less sure, by more. */
const SAME_WAY = 5;
const SAME_WAY_SHORT = 14;
const SHORT = 16;
/** They lie this near to the line, pixels of the view, or as a share of the thinner one's half thickness. */
const ON_LINE = 1.5;
const ON_LINE_SHARE = 0.4;
/** Nothing between two pieces of a line is longer, pixels of the view: a garage door is not. */
const GAP = 90;

/** Proposed pieces in one line, openings among them: what runs between its ends is a wall in part only. */
export function wallLines(pieces: readonly WallCandidate[], openings: readonly OpeningCandidate[]): WallCandidate[] {
  const half = usualHalf(pieces);
  const through = openings.map(({ from, to, chance }): WallCandidate => ({ from, to, half, chance: chance / 4 }));
  return mergeAlong(straighten([...pieces, ...through]));
}

/** Half of all walls are no thicker than twice this, by length, pixels of the view. */
export const usualHalf = (pieces: readonly WallCandidate[]): number => medianByLength(pieces, ({ half }) => half) ?? 0;

const weightOf = (wall: WallCandidate): number => lengthOf(wall) * wall.chance;

/** Pieces on one line become one, the longest ones first. */
function mergeAlong(walls: readonly WallCandidate[]): WallCandidate[] {
  const left = [...walls].sort((a, b) => weightOf(b) - weightOf(a));
  for (let i = 0; i < left.length; i++)
    for (let j = i + 1; j < left.length; j++) {
      if (!isOneLine(left[i]!, left[j]!)) continue;
      left[i] = merged(left[i]!, left[j]!);
      left.splice(j, 1);
      // What it did not reach before it may reach now.
      j = i;
    }
  return left;
}

function isOneLine(long: WallCandidate, short: WallCandidate): boolean {
  if (angleBetween(long, short) > (lengthOf(short) < SHORT ? SAME_WAY_SHORT : SAME_WAY)) return false;
  const half = Math.min(long.half, short.half);
  const ends = [project(long, short.from), project(long, short.to)];
  if (ends.some(({ beside }) => Math.abs(beside) > Math.max(ON_LINE, ON_LINE_SHARE * half))) return false;
  const [low, high] = ends.map(({ along }) => along).sort((a, b) => a - b) as [number, number];
  return Math.max(low - lengthOf(long), -high) <= GAP;
}

function merged(long: WallCandidate, short: WallCandidate): WallCandidate {
  const [a, b] = [weightOf(long), weightOf(short)];
  const share = b / (a + b);
  const ends = [project(long, short.from), project(long, short.to)];
  const beside = (share * (ends[0]!.beside + ends[1]!.beside)) / 2;
  const along = [0, lengthOf(long), ends[0]!.along, ends[1]!.along];
  return {
    from: pointAt(long, Math.min(...along), beside),
    to: pointAt(long, Math.max(...along), beside),
    half: long.half + share * (short.half - long.half),
    chance: (long.chance * lengthOf(long) + short.chance * lengthOf(short)) / (lengthOf(long) + lengthOf(short)),
  };
}

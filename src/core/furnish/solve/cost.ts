import { costOfTerms } from '../judge/judge-room.ts';
import type { FurnishedRoom } from '../judge/term.ts';
import { labelFloor } from '../space/open-floor.ts';
import { lostShare, portLabels, withoutBoxes } from '../space/walk.ts';
import { hangs } from './free-intervals.ts';
import { isSqueezed } from './squeezed.ts';
import type { Scene, State } from './state.ts';
import { changedShare } from './stood.ts';

/**
 * What is wrong with a room, gravest first: compared in this order, so that no number of trifles outweighs a bed. `terms` counts
 * remarks of a designer, with the penalties of the variants that stand and of the wants that were left out.
 */
export interface Cost {
  /** Musts that found no place; one that stands without the floor that its use needs counts half. */
  readonly missed: number;
  /** Ways between doors that furniture makes narrower than 0.75 m (0.9 m in halls). */
  readonly narrow: number;
  readonly terms: number;
}

/** A must that can hardly be used is half a must. */
const SQUEEZED = 0.5;
/** What it costs to cut off all of the floor: to walk on at all, and to walk on comfortably. */
const LOST_FLOOR = 6;
const LOST_WIDE = 3;
/** What it costs to leave out what a want asks for where it does not say. */
const MISSED = { must: 0, should: 1.2, could: 0 } as const;
/**
 * What it costs that all stands elsewhere than before a mend, in remarks: 60 % of pieces stay in rooms that were touched; 56 % at 0.5, 46 % at 0,
 * for 0.03 and 0.06 remarks a mend less (`bench/furnish-again.ts` decides).
 */
const CHANGED = 1;
/** Differences below this are rounding. */
const EVEN = 1e-6;

export const roomOf = (scene: Scene, { placements, placed }: State): FurnishedRoom => ({
  scene,
  placements,
  pieces: placed,
  rugs: placements.flatMap(({ rug }) => (rug ? [rug] : [])),
});

/**
 * What is wrong with a room. One that is worse than `limit` is judged only as far as that shows: what is returned is then less than its
 * cost, but more than the limit.
 */
export function costOf(scene: Scene, state: State, limit?: Cost): Cost {
  const missed =
    state.missed.filter(({ level }) => level === 'must').length + SQUEEZED * state.placements.filter(isSqueezed).length;
  if (limit && missed > limit.missed) return { missed, narrow: 0, terms: 0 };
  // Where no way of the limit is narrow, terms alone can be too much.
  const most = limit && missed === limit.missed && limit.narrow === 0 ? limit.terms + EVEN : Infinity;
  const variants = state.placements.reduce((sum, { candidate }) => sum + candidate.template.penalty, 0);
  const left = state.missed.reduce((sum, { level, missed }) => sum + (missed ?? MISSED[level]), 0);
  const changed = CHANGED * changedShare(scene, state.placed);
  const known = variants + left + changed + LOST_FLOOR * lostShare(state.labels, state.walked);
  const terms = known + costOfTerms(roomOf(scene, state), most - known);
  if (terms > most) return { missed, narrow: 0, terms };
  const { narrow, lost } = wideWays(scene, state);
  return { missed, narrow, terms: terms + LOST_WIDE * lost };
}

/** Negative where `a` is better. */
export function compareCosts(a: Cost, b: Cost): number {
  if (a.missed !== b.missed) return a.missed - b.missed;
  if (a.narrow !== b.narrow) return a.narrow - b.narrow;
  return Math.abs(a.terms - b.terms) < EVEN ? 0 : a.terms - b.terms;
}

/** Doors that one no longer gets between with ease, and the share of the easy floor that one no longer gets to. */
function wideWays({ wideWalk }: Scene, { placed }: State): { narrow: number; lost: number } {
  const inTheWay = placed.filter((piece) => !hangs(piece)).map(({ box }) => box);
  const labels = labelFloor(withoutBoxes(wideWalk, wideWalk.open, inTheWay));
  let narrow = 0;
  const walked = new Set<number>();
  for (const group of wideWalk.together) {
    const islands = joined(group.map((port) => portLabels(wideWalk, labels, port)));
    narrow += islands.length - 1;
    for (const label of islands.sort((a, b) => b.size - a.size)[0] ?? []) walked.add(label);
  }
  return { narrow, lost: wideWalk.together.length ? lostShare(labels, walked) : 0 };
}

/** Sets that share a label are one. */
function joined(sets: readonly Set<number>[]): Set<number>[] {
  const islands: Set<number>[] = [];
  for (const set of sets) {
    const touching = islands.filter((island) => [...set].some((label) => island.has(label)));
    for (const island of touching) islands.splice(islands.indexOf(island), 1);
    islands.push(new Set([...set, ...touching.flatMap((island) => [...island])]));
  }
  return islands;
}

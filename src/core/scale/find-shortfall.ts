import type { UnitChoice } from './choose-unit.ts';
import { findConsensus } from './find-consensus.ts';
import type { SpanCandidate } from './find-spans.ts';
import { bestWeights, rounding, textsOf, type Vote } from './votes.ts';

/** Votes that count here: on lines that suit their texts, for scales not too far from the one that was found. */
const LEAST_WEIGHT = 0.3;
const NEAR = 0.35;
/** Marks miss their ends by this many heights of letters at most, at both ends together; pixels where letters are tiny. */
const MOST = { letters: 2.5, px: 12 };
/** And lines run on beyond them by this share of that at most: of many marks some pairs agree on nearly any length that is taken off (a sheet was 21 % off by it). */
const BEYOND = 0.3;
const STEP_PX = 0.5;
/** Where every end is missed alike, lengths agree closely: relative, and in pixels, beside what they are rounded by. */
const CLOSE = { relative: 0.002, px: 0.8 };
/** A shortfall is believed when so many texts agree on it, of all and more than without, with so much more support. */
const TEXTS = 5;
const SHARE = 0.6;
const MORE_TEXTS = 2;
const MORE_SUPPORT = 1.3;
/** With so much more support it is believed of texts that agree as well without: some pair of marks of each suits any scale nearly. */
const CLEARLY_MORE = 1.4;

/**
 * By how many pixels all dimensions were measured too short: where arrow heads were taken for marks at their broad ends, short
 * lines ask for a larger scale than long ones, and one length that is added to all makes them agree. Too long, where lines run
 * on beyond their marks, is less than 0. Returns 0 when nothing is missing: one scale fits the lengths as they are.
 */
export function findShortfall(votes: readonly Vote[], best: UnitChoice, textPx: number): number {
  const near = votes.filter((v) => v.span && v.weight > LEAST_WEIGHT && Math.abs(v.log - best.log) < NEAR);
  if (textsOf(near) < TEXTS) return 0;
  const withMore = (px: number) =>
    findConsensus(
      near.map((vote) => ({
        ...vote,
        log: Math.log(vote.metres / Math.max(1, vote.lengthPx + px)),
        sigma: CLOSE.relative + CLOSE.px / vote.lengthPx + roundingOf(vote),
      })),
    )!;
  const plain = withMore(0);
  const [all, before] = [textsOf(near), textsOf(plain.agreeing)];
  // Nearly all texts agree as they are, and with their best marks: no shortfall could be believed, and the search is spared.
  if (before + MORE_TEXTS > all && supportOfBest(near) < CLEARLY_MORE * plain.score) return 0;
  let most = plain;
  let shortfall = 0;
  const reach = Math.max(MOST.px, MOST.letters * textPx);
  for (let px = -Math.round(BEYOND * reach); px <= reach; px += STEP_PX) {
    const moved = withMore(px);
    if (moved.score <= most.score) continue;
    most = moved;
    shortfall = px;
  }
  const agreeing = textsOf(most.agreeing);
  if (agreeing < Math.max(TEXTS, SHARE * all)) return 0;
  const isBelieved =
    (agreeing >= before + MORE_TEXTS && most.score >= MORE_SUPPORT * plain.score) ||
    (agreeing >= before && most.score >= CLEARLY_MORE * plain.score);
  return isBelieved ? shortfall : 0;
}

/** What no scale has more support than: the best pair of marks of every text. */
const supportOfBest = (votes: readonly Vote[]) =>
  [...bestWeights(votes).values()].reduce((sum, weight) => sum + weight, 0);

/** What a printed length may be off by its rounding, relative. */
const roundingOf = ({ unit, metres, measure }: Vote) => (unit ? rounding(unit, metres, measure.run.text) : 0);

/** The span with its ends moved apart by `px` in all. */
export function lengthen(span: SpanCandidate, px: number): SpanCandidate {
  const [dx, dy] = [0, 1].map((i) => ((span.to[i]! - span.from[i]!) / span.lengthPx) * (px / 2)) as [number, number];
  return {
    ...span,
    from: [span.from[0] - dx, span.from[1] - dy],
    to: [span.to[0] + dx, span.to[1] + dy],
    lengthPx: span.lengthPx + px,
  };
}

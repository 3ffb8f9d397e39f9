import type { Symbols } from '../structure/types.ts';
import type { FurnitureEvidence } from './decide-verdict.ts';
import { PIECE, type SeenFurniture } from './seen-furniture.ts';

/** One symbol that could hardly be anything else is enough; doubtful ones have to come together. */
const ENOUGH = 0.68;
/** A symbol below this speaks for nothing, however many there are. */
const DOUBTFUL = 0.3;
/** Where the network sees less than this share of the floor as furniture it sees none at all, and what strokes told counts half. */
const UNSEEN = 0.004;
const UNSEEN_WORTH = 0.5;
/**
 * Share of the floor of living rooms and bedrooms that the network may take for furniture in an unfurnished plan, and that which
 * proves a furnished one: of 105 real drawings, and copies of 94 at another size, the unfurnished plans stay below 0.075, all but
 * one of them below 0.06, and half of the furnished lie above 0.15.
 */
const LIVED_ANYWAY = 0.06;
const LIVED_FURNISHED = 0.11;
/**
 * The same for the fullest such room alone: of 105 real drawings the unfurnished plans stay at 0.13 (a kitchen with a dining area) and
 * below, 18 of the 33 furnished at 0.2 and above.
 */
const ROOM_ANYWAY = 0.13;
const ROOM_FURNISHED = 0.2;
/** The same for the whole floor, fixtures and all, where no such room is known: it only adds to what strokes told. */
const SEEN_ANYWAY = 0.05;
const SEEN_ADDS = 5;
const SEEN_MOST = 0.3;

/**
 * Decides on all symbols together whether loose furniture is drawn. A symbol's confidence is its weight, so two half-sure
 * chairs count as one sure one; each further symbol of a kind counts less, so that one misread pattern cannot decide alone. Those
 * that the network doubts speak for nothing: tiles and worktops are misread again and again, and of 475 readings of real and
 * synthetic drawings none that are furnished needed them.
 * In a building `dwellings` times as large as any dwelling a few shapes look like furniture by chance: it takes so much more.
 * `seen` is what the network takes for furniture: it supports what was told by strokes or casts doubt on it, and decides alone
 * only where it covers much of the living rooms and bedrooms, or of one of them; undefined where no network looked.
 */
export function hasFurniture(symbols: Symbols, dwellings = 1, seen?: SeenFurniture): FurnitureEvidence {
  const counted = symbols.furniture.filter((s) => s.confidence >= DOUBTFUL && !s.doubted);
  const kinds = [...new Set(counted.map((s) => s.kind))].sort();
  const evidence = kinds.map((kind) => {
    const weights = counted.filter((s) => s.kind === kind).map((s) => s.confidence);
    weights.sort((a, b) => b - a);
    const score = weights.reduce((sum, weight, i) => sum + weight / (1 + i / 2), 0);
    return { kind, count: weights.length, score: Math.round(score * 100) / 100 };
  });
  const support = supportOf(seen, evidence.length > 0);
  const worth = (seen?.floor ?? 1) < UNSEEN ? UNSEEN_WORTH : 1;
  const score = worth * evidence.reduce((sum, e) => sum + e.score, support);
  const yes = score >= ENOUGH * Math.max(1, dwellings);
  if (evidence.length || !seen) return { yes, score, evidence, symbols: counted };
  const { pieces } = seen;
  return { yes, score, evidence: [{ kind: PIECE, count: pieces.length, score: support }], symbols: pieces };
}

function supportOf(seen: SeenFurniture | undefined, told: boolean): number {
  if (seen?.lived === undefined) return told ? clamp(SEEN_ADDS * ((seen?.floor ?? 0) - SEEN_ANYWAY), SEEN_MOST) : 0;
  const between = (share: number, anyway: number, furnished: number) =>
    clamp((ENOUGH * (share - anyway)) / (furnished - anyway), ENOUGH);
  return Math.max(
    between(seen.lived, LIVED_ANYWAY, LIVED_FURNISHED),
    between(seen.fullest ?? 0, ROOM_ANYWAY, ROOM_FURNISHED),
  );
}

const clamp = (value: number, most: number) => Math.max(0, Math.min(most, value));

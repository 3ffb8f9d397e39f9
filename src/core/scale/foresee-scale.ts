import type { Page } from '../sheet/types.ts';
import { findMeasures } from '../texts/find-measures.ts';
import type { TextRun } from '../texts/types.ts';
import { chooseUnit, type Evidence } from './choose-unit.ts';
import { confidenceOf } from './confidence.ts';
import { findSpans } from './find-spans.ts';
import { spanVotes, textsOf } from './votes.ts';

/** So many lengths, so sure, tell the scale before anything else is known. */
const LENGTHS = 5;
const SURE = 0.7;

/**
 * Metres per pixel by dimension lines alone, before there are walls, doors or rooms to compare with: only to tell a dwelling on
 * a large sheet from a large building. Undefined where that is not sure.
 */
export function foreseeScale(page: Page, texts: readonly TextRun[]): number | undefined {
  const measures = findMeasures(texts);
  const { x0, y0, x1, y1 } = page.region;
  const evidence: Evidence = { doorsPx: [], drawingPx: Math.max(x1 - x0, y1 - y0) };
  const votes = spanVotes(findSpans(measures, page), measures, evidence.drawingPx);
  const choices = chooseUnit(votes, evidence);
  const best = choices[0];
  if (!best || textsOf(best.agreeing) < LENGTHS) return undefined;
  return confidenceOf(best, choices, votes, evidence) >= SURE ? Math.exp(best.log) : undefined;
}

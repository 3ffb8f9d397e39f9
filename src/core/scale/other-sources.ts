import type { Page } from '../sheet/types.ts';
import type { Measure, TextRun } from '../texts/types.ts';
import { type Evidence, plausibilityOf } from './choose-unit.ts';
import { LEAST_CONFIDENCE } from './confidence.ts';
import { findConsensus } from './find-consensus.ts';
import { readDividedBar } from './read-divided-bar.ts';
import { readScaleBar } from './read-scale-bar.ts';
import type { ScaleFinding } from './types.ts';
import { textsOf, type Vote } from './votes.ts';

/** A scale from something else than dimension lines and room sizes. */
export type OtherScale = Pick<ScaleFinding, 'from' | 'agreeing' | 'confidence'> & { metresPerPixel: number };

/** A scale bar that makes sense of doors and walls. */
export function barScale(texts: readonly TextRun[], page: Page, evidence: Evidence): OtherScale | undefined {
  const metresPerPixel = readScaleBar(texts, page);
  if (!metresPerPixel || plausibilityOf(metresPerPixel, evidence) < 0.3) return undefined;
  return { metresPerPixel, from: 'scale-bar', agreeing: 1, confidence: 0.75 };
}

/** A scale bar known by its last label only, which may have lost a digit: doors and walls have to suit it better. */
export function dividedBarScale(texts: readonly TextRun[], page: Page, evidence: Evidence): OtherScale | undefined {
  const metresPerPixel = readDividedBar(texts, page);
  if (!metresPerPixel || plausibilityOf(metresPerPixel, evidence) < 0.5) return undefined;
  return { metresPerPixel, from: 'scale-bar', agreeing: 1, confidence: 0.6 };
}

/** Areas alone: several rooms must agree. */
export function areaScale(areas: readonly Vote[], evidence: Evidence): OtherScale | undefined {
  const consensus = findConsensus(areas);
  if (!consensus) return undefined;
  const agreeing = textsOf(consensus.agreeing);
  const rooms = textsOf(areas);
  if (agreeing < 2 || agreeing < 0.5 * rooms) return undefined;
  const plausibility = plausibilityOf(Math.exp(consensus.log), evidence);
  const confidence = areaTrust(agreeing, plausibility);
  if (confidence < LEAST_CONFIDENCE) return undefined;
  return { metresPerPixel: Math.exp(consensus.log), from: 'areas', agreeing, confidence };
}

/** Confidence in a scale on which the areas of so many rooms agree, 0 to 1. */
export const areaTrust = (agreeing: number, plausibility: number) =>
  (1 - Math.exp(-0.45 * agreeing)) * (0.25 + 0.75 * plausibility);

/** `1:100` gives a scale when the file knows how large its page is. */
export function ratioScale(
  measures: readonly Measure[],
  page: Page,
  pageMm: { readonly width: number } | undefined,
  evidence: Evidence,
): OtherScale | undefined {
  if (!pageMm) return undefined;
  const denominators = new Set(
    measures.flatMap((m) => m.readings.flatMap((r) => (r.kind === 'ratio' ? [r.denominator] : []))),
  );
  // Several ratios on one sheet: which is the plan's is not known here.
  if (denominators.size !== 1) return undefined;
  const [denominator] = denominators;
  const metresPerPixel = (denominator! * pageMm.width) / 1000 / page.widthPx;
  if (plausibilityOf(metresPerPixel, evidence) < 0.5) return undefined;
  return { metresPerPixel, from: 'ratio', agreeing: 1, confidence: 0.7 };
}

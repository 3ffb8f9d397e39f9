import type { OpeningPx } from '../openings/types.ts';
import type { ScaleSource } from '../plan/schema.ts';
import type { RoomsPx } from '../rooms/types.ts';
import type { Page } from '../sheet/types.ts';
import { findMeasures } from '../texts/find-measures.ts';
import type { LengthUnit, Measure, MeasuredSpan, TextRun } from '../texts/types.ts';
import type { WallsPx } from '../walls/types.ts';
import { chooseUnit, type Evidence, overallBonus, plausibilityOf, reachOf, type UnitChoice } from './choose-unit.ts';
import { findConsensus, weightedMedian } from './find-consensus.ts';
import { findSpans } from './find-spans.ts';
import { fitFaces } from './fit-faces.ts';
import { fitRooms } from './fit-rooms.ts';
import { readScaleBar } from './read-scale-bar.ts';
import { roomVotes } from './room-votes.ts';
import type { ScaleFinding } from './types.ts';
import { spanVotes, type Vote } from './votes.ts';

/** Everything that can say how large the drawing is, in pixels of the sheet. */
export interface ScaleInput {
  readonly texts: readonly TextRun[];
  readonly page: Page;
  readonly walls: WallsPx;
  readonly openings: readonly OpeningPx[];
  readonly rooms: RoomsPx;
  readonly pageMm?: { readonly width: number; readonly height: number };
}

/** A scale below this confidence is not given at all: a wrong one is worse than none. */
const LEAST_CONFIDENCE = 0.45;
/** Dimensions are believed more than a scale bar from here. */
const BAR = 0.85;
/** Room sizes that suit their rooms less surely than this are fitted all together. */
const SURE = 0.75;
/** Areas that ask for a scale so different from the rooms' sizes are believed. */
const AREAS_DIFFER = 0.08;
/** Axes need this many votes each before they are compared. */
const AXIS_VOTES = 3;
/** Difference of the axes that room sizes alone do not prove. */
const ROUGH = 0.08;
/** Another scale on the sheet: at least so many texts that agree on it and so different from the first. */
const OTHER_TEXTS = 3;
const OTHER_SHARE = 0.35;
const OTHER_FACTOR = 0.05;

/**
 * Metres per pixel by consensus of everything that is printed: dimension lines, room sizes, room areas, and a ratio where
 * the page has a true size. Doors and walls only choose between units.
 */
export function findScale(input: ScaleInput): ScaleFinding {
  const { texts, page, rooms } = input;
  const measures = findMeasures(texts);
  const spans = findSpans(measures, page);
  const evidence = evidenceOf(input);
  const votes = [...spanVotes(spans, measures, evidence.drawingPx), ...roomVotes(measures, rooms, page)];
  const lengths = votes.filter((vote) => vote.source === 'dimensions');
  const areas = votes.filter((vote) => vote.source === 'areas');
  const read = new Set(votes.map((vote) => vote.measure)).size;
  const nothing: ScaleFinding = {
    from: 'assumed',
    agreeing: 0,
    read,
    confidence: 0,
    others: [],
    measures,
    spans: [],
  };

  const choices = chooseUnit(lengths, evidence);
  const best = choices[0];
  const confidence = best ? confidenceOf(best, choices, votes, evidence) : 0;
  const fit = fitRooms(measures, rooms, page, evidence);
  const bar = barScale(texts, page, evidence);
  // A scale bar is drawn to measure with: it outweighs dimensions that are in doubt.
  if (bar && confidence < BAR) return { ...nothing, ...bar };
  if (best && confidence >= LEAST_CONFIDENCE) {
    const careless = confidence < SURE && !best.agreeing.some((vote) => vote.span);
    const log = careless && fit && Math.abs(fit.log - best.log) < AREAS_DIFFER ? fit.log : refine(best, page.strokePx);
    const rest = lengths.filter((vote) => !best.agreeing.some((a) => a.measure === vote.measure));
    return {
      metresPerPixel: Math.exp(log),
      from: 'dimensions',
      unit: unitOf(best),
      agreeing: textsOf(best.agreeing),
      read,
      confidence,
      ...axes(best, lengths),
      others: otherScales(rest, best, evidence),
      measures,
      spans: best.agreeing.flatMap(measuredSpan),
    };
  }
  const byArea = areaScale(areas, evidence) ?? ratioScale(measures, input, evidence);
  if (fit && !(byArea && Math.abs(Math.log(byArea.metresPerPixel) - fit.log) > AREAS_DIFFER)) {
    const { log, texts: agreeing } = fit;
    return { ...nothing, metresPerPixel: Math.exp(log), from: 'dimensions', agreeing, confidence: fit.confidence };
  }
  return byArea ? { ...nothing, ...byArea, measures } : { ...nothing, confidence };
}

function evidenceOf({ page, openings, walls }: ScaleInput): Evidence {
  const doors = openings.filter((o) => o.kind === 'door');
  return {
    doorsPx: doors.length >= 2 ? doors.map(({ from, to }) => Math.hypot(to[0] - from[0], to[1] - from[1])) : [],
    ...(walls.walls.length > 3 ? { wallPx: walls.thicknessPx } : {}),
    drawingPx: Math.max(page.region.x1 - page.region.x0, page.region.y1 - page.region.y0),
  };
}

const textsOf = (votes: readonly Vote[]) => new Set(votes.map((vote) => vote.measure)).size;

/**
 * Grows with the support; a rival scale of nearly the same support, an implausible drawing and texts that disagree take
 * from it. Areas that agree with a scale from few dimensions vouch for it. A single text has to stand on its own feet.
 */
function confidenceOf(best: UnitChoice, choices: readonly UnitChoice[], votes: readonly Vote[], evidence: Evidence) {
  const near = votes.filter(
    (vote) => vote.source === 'areas' && vote.certain && Math.abs(vote.log - best.log) < 0.08,
  ).length;
  const overall = overallBonus(best.agreeing, evidence);
  const support = best.score + 0.35 * Math.min(4, near) + overall;
  const rival = choices
    .filter((c) => Math.abs(c.log - best.log) > 0.03)
    .reduce((most, c) => Math.max(most, c.score * c.plausibility * reachOf(c.agreeing, evidence)), 0);
  const lead = 1 - Math.min(1, rival / (best.score * best.plausibility * reachOf(best.agreeing, evidence))) ** 2;
  const lone = textsOf(best.agreeing) === 1 && near < 2 ? loneTrust(best.agreeing, evidence) : 1;
  const agreed = Math.min(1, 0.35 + (1.3 * textsOf(best.agreeing)) / Math.max(1, tiedTexts(votes)));
  return (
    (1 - Math.exp(-0.8 * support)) *
    (0.25 + 0.75 * believable(best)) *
    (0.5 + 0.5 * lead) *
    lone *
    agreed *
    reachOf(best.agreeing, evidence) *
    oneSided(best.agreeing)
  );
}

/** One text alone: a room size must suit its room both ways, a length must span a good part of the drawing. */
function loneTrust(agreeing: readonly Vote[], evidence: Evidence): number {
  const sizes = agreeing.filter((vote) => !vote.span);
  if (sizes.length >= 2) return sizes.every((vote) => vote.weight > 0.7) ? 1 : 0.4;
  if (sizes.length === 1) return 0.3;
  return Math.min(1, 0.4 + (1.5 * agreeing[0]!.lengthPx) / evidence.drawingPx);
}

/** Many texts whose unit is written outweigh doors and walls that do not suit: those may have been taken for others. */
function believable({ plausibility, agreeing }: UnitChoice): number {
  const sure = agreeing.reduce((sum, { certain, span, weight }) => sum + (span ? weight * (certain ? 1 : 0.5) : 0), 0);
  return 1 - (1 - plausibility) * Math.exp(-sure / 5);
}

/** Room sizes that suit their rooms in one direction only have often met the wrong walls. */
function oneSided(agreeing: readonly Vote[]): number {
  if (agreeing.some((vote) => vote.span)) return 1;
  return new Set(agreeing.map((vote) => vote.axis)).size === 1 ? 0.7 : 1;
}

/** Texts that could be tied to the drawing well, whether they agree or not. */
function tiedTexts(votes: readonly Vote[]): number {
  return textsOf(votes.filter((vote) => vote.source === 'dimensions' && vote.weight > 0.55));
}

/** Long dimension lines are exact; where there are any, room sizes only confirm. */
function refine(best: UnitChoice, strokePx: number): number {
  const lines = best.agreeing.filter((vote) => vote.span && vote.weight > 0.4);
  const sizes = () => (best.agreeing.some((vote) => vote.span) ? undefined : fitFaces(best.agreeing, strokePx));
  return (
    (lines.length >= 3 ? weightedMedian(lines) : undefined) ?? sizes() ?? weightedMedian(best.agreeing) ?? best.log
  );
}

/** The unit that most agreeing texts are in. */
function unitOf(best: UnitChoice): LengthUnit {
  const counts = new Map<LengthUnit, number>();
  for (const { unit, weight } of best.agreeing) if (unit) counts.set(unit, (counts.get(unit) ?? 0) + weight);
  return [...counts].reduce((a, b) => (b[1] > a[1] ? b : a), [best.unit, 0] as [LengthUnit, number])[0];
}

/**
 * Metres per pixel along x and y alone, where each has votes enough. Room sizes are too rough to tell a slightly stretched
 * picture: without dimension lines the axes must differ by more than the votes of one axis do among themselves.
 */
function axes(best: UnitChoice, votes: readonly Vote[]): { x?: number; y?: number } {
  const of = (axis: 'x' | 'y') => {
    // A stretched picture: the other axis has its own consensus some way off.
    const near = votes.filter(
      (vote) =>
        vote.axis === axis &&
        Math.abs(vote.log - best.log) < 0.3 &&
        (vote.certain || vote.unit === best.unit || (best.unit === 'm' && vote.unit === 'cm')),
    );
    const lines = findConsensus(near.filter((vote) => vote.span));
    const consensus = lines && textsOf(lines.agreeing) >= AXIS_VOTES && lines.score > 1.8 ? lines : findConsensus(near);
    if (!consensus || textsOf(consensus.agreeing) < AXIS_VOTES || consensus.score < 1.8) return undefined;
    return { log: consensus.log, exact: consensus === lines };
  };
  const x = of('x');
  const y = of('y');
  if (!x || !y) return {};
  const rough = !(x.exact && y.exact);
  // Brochures leave out wall thicknesses and round up: a few per cent either way mean nothing.
  const log = (own: number) => (rough && Math.abs(x.log - y.log) < ROUGH ? best.log : own);
  return { x: Math.exp(log(x.log)), y: Math.exp(log(y.log)) };
}

/** Scales on which several of the texts that do not agree with the first agree among themselves. */
function otherScales(rest: readonly Vote[], best: UnitChoice, evidence: Evidence): ScaleFinding['others'] {
  const others: { metresPerPixel: number; texts: string[] }[] = [];
  let left = rest.filter((vote) => vote.weight > 0.5 && (vote.certain || vote.unit === best.unit));
  while (others.length < 3) {
    const next = findConsensus(left);
    if (!next) break;
    const texts = [...new Set(next.agreeing.map((vote) => vote.measure.run.text))];
    const enough = Math.max(OTHER_TEXTS, OTHER_SHARE * textsOf(best.agreeing));
    const different = Math.abs(next.log - best.log) > OTHER_FACTOR;
    const usual = plausibilityOf(Math.exp(next.log), { ...evidence, doorsPx: [] }) > 0.3;
    if (texts.length < enough || next.score < 0.6 * texts.length) break;
    if (different && usual) others.push({ metresPerPixel: Math.exp(next.log), texts });
    left = left.filter((vote) => !next.agreeing.some((a) => a.measure === vote.measure));
  }
  return others;
}

function measuredSpan(vote: Vote): MeasuredSpan[] {
  if (!vote.span) return [];
  const { measure, from, to, axis } = vote.span;
  return [{ measure, from, to, axis }];
}

type OtherScale = Pick<ScaleFinding, 'from' | 'agreeing' | 'confidence'> & { metresPerPixel: number };

/** A scale bar that makes sense of doors and walls. */
function barScale(texts: readonly TextRun[], page: Page, evidence: Evidence): OtherScale | undefined {
  const metresPerPixel = readScaleBar(texts, page);
  if (!metresPerPixel || plausibilityOf(metresPerPixel, evidence) < 0.3) return undefined;
  return { metresPerPixel, from: 'scale-bar', agreeing: 1, confidence: 0.75 };
}

/** Areas alone: several rooms must agree. */
function areaScale(areas: readonly Vote[], evidence: Evidence): OtherScale | undefined {
  const consensus = findConsensus(areas);
  if (!consensus) return undefined;
  const agreeing = textsOf(consensus.agreeing);
  const rooms = textsOf(areas);
  if (agreeing < 2 || agreeing < 0.5 * rooms) return undefined;
  const plausibility = plausibilityOf(Math.exp(consensus.log), evidence);
  const confidence = (1 - Math.exp(-0.45 * agreeing)) * (0.25 + 0.75 * plausibility);
  if (confidence < LEAST_CONFIDENCE) return undefined;
  return { metresPerPixel: Math.exp(consensus.log), from: 'areas', agreeing, confidence };
}

/** `1:100` gives a scale when the file knows how large its page is. */
function ratioScale(
  measures: readonly Measure[],
  { page, pageMm }: ScaleInput,
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
  const source: ScaleSource = 'ratio';
  return { metresPerPixel, from: source, agreeing: 1, confidence: 0.7 };
}

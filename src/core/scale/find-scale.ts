import type { Page } from '../sheet/types.ts';
import type { OpeningPx, RoomsPx, WallsPx } from '../structure/types.ts';
import { findMeasures } from '../texts/find-measures.ts';
import type { LengthUnit, Measure, MeasuredSpan, TextRun } from '../texts/types.ts';
import { chooseUnit, type Evidence, type UnitChoice } from './choose-unit.ts';
import { type AxisScales, compareAxes, otherScales, scaleOfAreas } from './compare-scales.ts';
import { confidenceOf, LEAST_CONFIDENCE } from './confidence.ts';
import { dropCells } from './drop-cells.ts';
import { weightedMedian } from './find-consensus.ts';
import { findShortfall, lengthen } from './find-shortfall.ts';
import { findSpans, type SpanCandidate } from './find-spans.ts';
import { fitFaces } from './fit-faces.ts';
import { fitRooms } from './fit-rooms.ts';
import { measureFaces } from './measure-faces.ts';
import { boldPage, darkPage, faintPage } from './other-pages.ts';
import { areaScale, barScale, dividedBarScale, type OtherScale, ratioScale } from './other-sources.ts';
import { roomVotes } from './room-votes.ts';
import type { ScaleFinding } from './types.ts';
import { unitlessAreaScale } from './unitless-area-scale.ts';
import { spanVotes, textsOf, type Vote } from './votes.ts';

/** Everything that can say how large the drawing is, in pixels of the sheet. */
export interface ScaleInput {
  readonly texts: readonly TextRun[];
  readonly page: Page;
  readonly walls: WallsPx;
  readonly openings: readonly OpeningPx[];
  readonly rooms: RoomsPx;
  readonly pageMm?: { readonly width: number; readonly height: number };
}

/** Dimensions are believed more than a scale bar from here on, but sizes of rooms alone never where they differ from it by less than that. */
const BAR = 0.85;
const BAR_DIFFERS = 0.05;
/** Room sizes that suit their rooms less surely than this are fitted all together. */
const SURE = 0.75;
/** So many lengths that disagree with the scale, or have no line, and this share of all, ask for faint and bold lines. */
const UNEXPLAINED = 2;
const UNEXPLAINED_SHARE = 0.4;
/** Axes that differ more than this, relative, are those of a stretched picture, whatever length is added to all lines. */
const STRETCHED = 0.1;
/** Areas that ask for a scale so different from the rooms' sizes are believed. */
const AREAS_DIFFER = 0.08;

/**
 * Metres per pixel by consensus of everything that is printed: dimension lines, room sizes, room areas, and a ratio where
 * the page has a true size. Doors and walls only choose between units.
 */
export function findScale(input: ScaleInput): ScaleFinding {
  const { texts, page, rooms } = input;
  const measures = findMeasures(texts);
  const evidence = evidenceOf(input);
  const floor = measureFaces(rooms, page, input.walls);
  const ofRooms = roomVotes(measures, floor);
  const ballot = (spans: readonly SpanCandidate[]) =>
    holdVote([...spanVotes(dropCells(spans), measures, evidence.drawingPx), ...ofRooms], evidence);
  const body = { mask: input.walls.mask, facePx: floor.facesPx / 2 };
  let spans = findSpans(measures, page, body);
  let vote = ballot(spans);
  // Their lines may be too pale to count as ink, too thick for the thin lines that were measured, or run over boards and tiles.
  const loose = unexplained(measures.filter(isLength), vote);
  if (loose.length >= UNEXPLAINED) {
    spans = [
      ...spans,
      ...[faintPage(page, texts), boldPage(page), darkPage(page, loose)].flatMap((other) =>
        findSpans(loose, other, body),
      ),
    ];
    vote = ballot(spans);
  }
  // A stretched picture has lines too long for one scale as well, all of them in one direction.
  const shortfall = vote.best && !isStretched(vote.axes) ? findShortfall(vote.lengths, vote.best, page.textPx) : 0;
  if (shortfall) vote = ballot(spans.map((span) => lengthen(span, shortfall)));
  const { best, confidence, lengths, axes } = vote;
  const areas = ofRooms.filter((vote) => vote.source === 'areas');
  const read = new Set(vote.votes.map((vote) => vote.measure)).size;
  const nothing: ScaleFinding = {
    from: 'assumed',
    agreeing: 0,
    read,
    confidence: 0,
    others: [],
    measures,
    spans: [],
  };

  const fit = fitRooms(measures, floor, evidence);
  const bar = barScale(texts, page, evidence);
  const isRough = best !== undefined && !best.agreeing.some((vote) => vote.span);
  // A scale bar is drawn to measure with: it outweighs dimensions that are in doubt, and sizes of rooms that bear it out.
  const isFiner = bar && isRough && Math.abs(Math.log(bar.metresPerPixel) - best.log) < BAR_DIFFERS;
  if (bar && (confidence < BAR || isFiner)) return { ...nothing, ...bar };
  if (best && confidence >= LEAST_CONFIDENCE) {
    const careless = confidence < SURE && isRough;
    const log = careless && fit && Math.abs(fit.log - best.log) < AREAS_DIFFER ? fit.log : refine(best, page.strokePx);
    return {
      metresPerPixel: Math.exp(log),
      from: 'dimensions',
      unit: unitOf(best),
      agreeing: textsOf(best.agreeing),
      read,
      confidence,
      ...axes,
      others: [
        ...otherScales(lengths, best, evidence),
        ...scaleOfAreas(
          areas.filter((area) => area.certain),
          best,
        ),
      ],
      measures,
      spans: best.agreeing.flatMap(measuredSpan),
    };
  }
  const byArea = areaScale(areas, evidence) ?? ratioScale(measures, page, input.pageMm, evidence);
  const isOther = (scale: OtherScale) =>
    byArea && Math.abs(Math.log(byArea.metresPerPixel / scale.metresPerPixel)) > AREAS_DIFFER;
  const divided = dividedBarScale(texts, page, evidence);
  if (divided && !isOther(divided)) return { ...nothing, ...divided };
  if (fit && !(byArea && Math.abs(Math.log(byArea.metresPerPixel) - fit.log) > AREAS_DIFFER)) {
    const { log, texts: agreeing } = fit;
    return { ...nothing, metresPerPixel: Math.exp(log), from: 'dimensions', agreeing, confidence: fit.confidence };
  }
  const byRoom = byArea ?? unitlessAreaScale(texts, floor, evidence);
  return byRoom ? { ...nothing, ...byRoom } : { ...nothing, confidence };
}

const isStretched = ({ x, y }: AxisScales) =>
  x !== undefined && y !== undefined && Math.abs(Math.log(x / y)) > STRETCHED;

type Ballot = ReturnType<typeof holdVote>;

/** What all votes ask for under the unit that suits them best. */
function holdVote(votes: readonly Vote[], evidence: Evidence) {
  const lengths = votes.filter((vote) => vote.source === 'dimensions');
  const choices = chooseUnit(lengths, evidence);
  const best = choices[0];
  const axes = best ? compareAxes(best, lengths) : {};
  return { votes, lengths, best, axes, confidence: best ? confidenceOf(best, choices, votes, axes, evidence) : 0 };
}

const isLength = ({ readings }: Measure) => readings.some((reading) => reading.kind === 'length');

/** All lengths where there is no scale to believe, and those that do not agree with it where these are many. */
function unexplained(lengths: readonly Measure[], { best, confidence }: Ballot): readonly Measure[] {
  if (!best || confidence < LEAST_CONFIDENCE) return lengths;
  const agreeing = new Set(best.agreeing.map((vote) => vote.measure));
  const others = lengths.filter((measure) => !agreeing.has(measure));
  return others.length > UNEXPLAINED_SHARE * lengths.length ? others : [];
}

function evidenceOf({ page, openings, walls }: ScaleInput): Evidence {
  const doors = openings.filter((o) => o.kind === 'door');
  return {
    doorsPx: doors.length >= 2 ? doors.map(({ from, to }) => Math.hypot(to[0] - from[0], to[1] - from[1])) : [],
    ...(walls.walls.length > 3 ? { wallPx: walls.thicknessPx } : {}),
    drawingPx: Math.max(page.region.x1 - page.region.x0, page.region.y1 - page.region.y0),
  };
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

function measuredSpan(vote: Vote): MeasuredSpan[] {
  if (!vote.span) return [];
  const { measure, from, to, axis } = vote.span;
  return [{ measure, from, to, axis }];
}

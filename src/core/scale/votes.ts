import type { ScaleSource } from '../plan/schema.ts';
import type { LengthUnit, Measure, Reading } from '../texts/types.ts';
import type { SpanCandidate } from './find-spans.ts';

/** One reading of one measure tied to one distance on the drawing: it asks for a certain scale. */
export interface Vote {
  readonly measure: Measure;
  /** Votes with the same key exclude each other: a text is right in one way at most. */
  readonly key: string;
  /** Direction that was measured; none for areas. */
  readonly axis?: 'x' | 'y';
  /** Logarithm of metres per pixel, and the spread that reading pixels and rounding leave. */
  readonly log: number;
  readonly sigma: number;
  /** 0 to 1. */
  readonly weight: number;
  readonly unit?: LengthUnit;
  readonly certain: boolean;
  readonly metres: number;
  readonly lengthPx: number;
  readonly source: ScaleSource;
  readonly span?: SpanCandidate;
}

/** Where the ends of a dimension line are is known to about this, pixels. */
const END_PX = 1.2;
/** Rounding of printed lengths and unevenness of scans, relative. */
const PRINT = 0.004;
/** What a reading whose unit is a guess is worth beside one that says it. */
const GUESSED = 0.85;
/** Numbers without any mark are seldom feet. */
const GUESSED_FEET = 0.5;

/** Below this share of the drawing a span is short: many pairs of marks are so far apart by chance. */
const SHORT = 0.08;

/** Every length reading against every pair of marks found for its text. */
export function spanVotes(spans: readonly SpanCandidate[], measures: readonly Measure[], drawingPx: number): Vote[] {
  const indices = new Map(measures.map((measure, i) => [measure, i]));
  return spans.flatMap((span) =>
    span.measure.readings.flatMap((reading) => {
      if (reading.kind !== 'length' || span.lengthPx < 4) return [];
      const vote: Vote = {
        measure: span.measure,
        key: `l${indices.get(span.measure)}`,
        axis: span.axis,
        log: Math.log(reading.metres / span.lengthPx),
        sigma: PRINT + END_PX / span.lengthPx + rounding(reading.unit, reading.metres, span.measure.run.text),
        weight: span.weight * trustIn(reading, span.measure) * Math.min(1, 0.15 + span.lengthPx / (SHORT * drawingPx)),
        unit: reading.unit,
        certain: reading.certain,
        metres: reading.metres,
        lengthPx: span.lengthPx,
        source: 'dimensions',
        span,
      };
      return [vote];
    }),
  );
}

/** What a reading is worth before it is tied to the drawing. */
function trustIn(reading: Extract<Reading, { kind: 'length' }>, { run }: Measure): number {
  if (reading.certain) return 1;
  return reading.unit === 'ft-in' && !/[-'"]/.test(run.text) ? GUESSED_FEET : GUESSED;
}

/** Half of the last digit that is printed, relative to the length: of metres with a single decimal, ten times what is usual. */
export function rounding(unit: LengthUnit, metres: number, text: string): number {
  const step = { m: 0.01, cm: 0.01, mm: 0.005, 'ft-in': 0.0254 }[unit];
  return (0.3 * (unit === 'm' && isCoarse(text) ? 0.1 : step)) / metres;
}

/** Tenths of metres, the point may be lost: 39 is 3.9 then. */
const isCoarse = (text: string) =>
  (/\d[.,]\d(?!\d)/.test(text) && !/\d[.,]\d{2}/.test(text)) || /^\d\d$/.test(text.trim());

/** How many texts the votes come from. */
export const textsOf = (votes: readonly Vote[]) => new Set(votes.map((vote) => vote.measure)).size;

/** The weight of every text's best vote. */
export function bestWeights(votes: readonly Vote[]): Map<Vote['measure'], number> {
  const most = new Map<Vote['measure'], number>();
  for (const { measure, weight } of votes) most.set(measure, Math.max(weight, most.get(measure) ?? 0));
  return most;
}

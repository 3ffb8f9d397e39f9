import type { ScaleSource } from '../plan/schema.ts';
import type { LengthUnit, Measure, MeasuredSpan } from '../texts/types.ts';

/** Metres per pixel by consensus of everything that was read, or the reasons why there is none. */
export interface ScaleFinding {
  /** Undefined when no readable dimension gives one. */
  readonly metresPerPixel?: number;
  readonly from: ScaleSource;
  readonly unit?: LengthUnit;
  /** Votes that agree with the result, and all votes that could be tied to the drawing. */
  readonly agreeing: number;
  readonly read: number;
  /** 0 to 1. */
  readonly confidence: number;
  /** Metres per pixel seen along x and along y alone, where each has enough votes. */
  readonly x?: number;
  readonly y?: number;
  /** Other consistent scales on the same sheet, each with the texts that vote for it. */
  readonly others: { metresPerPixel: number; texts: string[] }[];
  /** Measures that were read, for `details` when nothing came of them. */
  readonly measures: Measure[];
  readonly spans: MeasuredSpan[];
  /** A person gave it: what the sheet says of its size does not matter then. */
  readonly isGiven?: boolean;
}

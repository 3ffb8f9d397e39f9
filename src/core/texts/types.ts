import type { BoxPx, PointPx } from '../sheet/types.ts';

/** One recognised line of text on the upright sheet. */
export interface TextRun {
  readonly text: string;
  readonly box: BoxPx;
  /** Direction of reading, degrees clockwise: 0 left to right, 90 downwards, 270 upwards (usual for side dimensions), 180 upside down. */
  readonly angle: 0 | 90 | 180 | 270;
  /** Height across the line of text, pixels. */
  readonly heightPx: number;
  /** 0 to 1; 1 for text that came with the file. */
  readonly confidence: number;
  readonly source: 'file' | 'ocr';
}

export type LengthUnit = 'm' | 'cm' | 'mm' | 'ft-in';

/** One meaning a text can have; which one holds is decided for the whole sheet together. */
export type Reading =
  | { kind: 'length'; unit: LengthUnit; metres: number; certain: boolean }
  | { kind: 'size'; unit: LengthUnit; metres: [number, number]; certain: boolean }
  | { kind: 'area'; squareMetres: number; certain: boolean }
  | { kind: 'ratio'; denominator: number };

/** A text with its possible meanings as a measure. */
export interface Measure {
  readonly run: TextRun;
  readonly readings: Reading[];
}

/** A dimension with the two ends on the drawing that it measures. */
export interface MeasuredSpan {
  readonly measure: Measure;
  readonly from: PointPx;
  readonly to: PointPx;
  readonly axis: 'x' | 'y' | 'slanted';
}

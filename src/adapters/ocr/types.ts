/** Where the detector saw a line of text; oriented, in pixels of the sheet. */
export interface TextRegion {
  readonly cx: number;
  readonly cy: number;
  /** Extent along the text's axis and across it. */
  readonly along: number;
  readonly across: number;
  /** Axis the text runs along (either way), and how far it is tilted from it: radians, clockwise. */
  readonly axis: 'x' | 'y';
  readonly tilt: number;
  /** Mean probability, 0 to 1. */
  readonly score: number;
  /** A row of letter-like ink that the detector did not see: believed only when it reads well. */
  readonly guessed?: boolean;
}

/** A quarter turn of reading direction, degrees clockwise. */
export type Turn = 0 | 90 | 180 | 270;

/** What the recogniser made of one crop. */
export interface RecognisedLine {
  readonly text: string;
  /** Mean probability of its characters, 0 to 1. */
  readonly confidence: number;
  /** Middle of each character of `text` along the crop, 0 to 1. */
  readonly positions: readonly number[];
}

export interface OcrOptions {
  /** Threads of inference. */
  readonly threads?: number;
  /** Bound on the pixels given to the detector: about 0.35 s a megapixel on two cores. */
  readonly maxDetectPx?: number;
  /** Called when all lines are found and none is read yet. */
  readonly onDetected?: () => Promise<void>;
}

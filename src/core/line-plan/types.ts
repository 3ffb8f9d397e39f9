/**
 * A line plan as a list of marks on a sheet of paper: one source for the SVG and the PDF. Millimetres of paper, x to the right, y down,
 * so that whoever draws it in true size has a drawing to scale.
 */

/**
 * Widths of lines, millimetres: the series of ISO 128-2, in the grades that DIN 1356-1 has for plans of 1:100. What is cut is filled here,
 * so the widest is left for the sheet's frame.
 */
export const LINES = { frame: 0.5, edge: 0.35, symbol: 0.25, thin: 0.18 } as const;
export type Line = keyof typeof LINES;

/** Dashes and the gaps between them (ISO 128-2, line 02), millimetres. */
export const DASHES = [1.1, 0.7] as const;

/** What is printed darker says more: the building itself, its dimensions, and what was put into it. */
export const TONES = {
  ink: '#1d1f23',
  wall: '#2c2f35',
  quiet: '#50555d',
  furniture: '#6f757d',
  paper: '#ffffff',
} as const;
export type Tone = keyof typeof TONES;

/** A move, a line, a cubic curve (two control points and the end), or the way back to the start. */
export type Step =
  | readonly ['M' | 'L', x: number, y: number]
  | readonly ['C', x1: number, y1: number, x2: number, y2: number, x: number, y: number]
  | readonly ['Z'];

export interface Outline {
  readonly kind: 'outline';
  readonly steps: readonly Step[];
  readonly line?: Line;
  readonly tone: Tone;
  /** Filled by even-odd; what is filled hides what was drawn before. */
  readonly fill?: Tone;
  readonly dashed?: boolean;
}

export interface Lettering {
  readonly kind: 'lettering';
  readonly text: string;
  /** On the base line. */
  readonly x: number;
  readonly y: number;
  /** Height of the font, not of its capitals. */
  readonly sizeMm: number;
  readonly bold: boolean;
  readonly align: 'start' | 'middle' | 'end';
  readonly tone: Tone;
  /** Degrees clockwise about (x, y). */
  readonly turn: number;
}

export type Mark = Outline | Lettering;

/** In the order in which they are drawn. */
export const LAYERS = ['furniture', 'fixtures', 'openings', 'masks', 'walls', 'dimensions', 'rooms', 'sheet'] as const;
export type LayerName = (typeof LAYERS)[number];

export interface LinePlan {
  readonly widthMm: number;
  readonly heightMm: number;
  /** 100 for 1:100. */
  readonly scale: number;
  readonly title: string;
  /** The plan in words. */
  readonly description: string;
  /** In the order in which they are drawn. */
  readonly layers: readonly { readonly name: LayerName; readonly marks: readonly Mark[] }[];
}

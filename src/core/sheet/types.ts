/** The upright picture that reading starts from. Everything in this file is in pixels of that picture. */
export interface Sheet {
  readonly widthPx: number;
  readonly heightPx: number;
  /** 3 bytes a pixel, row by row, already on an opaque light background. */
  readonly rgb: Uint8Array;
  /** 1 byte a pixel, 0 black to 255 white. */
  readonly grey: Uint8Array;
  /** True physical size, where the file knows it (PDF): then a printed ratio such as 1:100 gives a scale. */
  readonly pageMm?: { readonly width: number; readonly height: number };
}

export type PointPx = [number, number];

/** Axis-parallel box, `x1`/`y1` exclusive. */
export interface BoxPx {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** One byte a pixel: 1 set, 0 not. */
export interface Bitmap {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** Where the drawing is on the sheet, and what it is made of. */
export interface Page {
  readonly widthPx: number;
  readonly heightPx: number;
  /** The part of the sheet that holds the floor plan, dimension chains included. */
  readonly region: BoxPx;
  /** Every drawn stroke and fill that is darker than its surroundings. */
  readonly ink: Bitmap;
  /** `ink` without the recognised texts. */
  readonly lineInk: Bitmap;
  /** Luminance on which `ink` was decided (inverted when the sheet is light on dark). */
  readonly grey: Uint8Array;
  /** Usual width of a thin line and height of a capital letter: thresholds are relative to these. */
  readonly strokePx: number;
  readonly textPx: number;
}

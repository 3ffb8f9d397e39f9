/** Bounds of what is decoded. The first is part of the contract; the others keep one upload from costing another its memory. */
export const MAX_PIXELS = 50_000_000;
/** Larger sheets are read from a reduced copy: nothing on a plan that a person can read needs more. */
export const MAX_SHEET_SIDE_PX = 4200;
export const MAX_SHEET_PIXELS = 14_000_000;
/** Sheets on which less than this share of the pixels differs from the paper are blank. */
export const MIN_INK_SHARE = 0.0002;
/** Seconds that opening and rendering a file may take before its process is killed. */
export const DECODE_LIMIT_S = 8;
/** The same of a first look at a file that waits. */
export const LOOK_LIMIT_S = 2;

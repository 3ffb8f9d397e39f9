import { NO_NOTES } from './notes.ts';
import type { DrawingStyle } from './types.ts';

/** Nothing stands on the sheet but the plan. */
export const NO_EXTRAS: Readonly<DrawingStyle['extras']> = {
  titleBlock: false,
  north: false,
  scaleBar: false,
  frame: false,
  tags: false,
  entranceArrow: false,
  title: false,
  roof: 'none',
  grid: false,
  sections: false,
  wiring: false,
  neighbours: false,
  leaders: false,
  voids: false,
  scribbles: false,
  plants: false,
  brochure: false,
  page: 1,
  notes: NO_NOTES,
};

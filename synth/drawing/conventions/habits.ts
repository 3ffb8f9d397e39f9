import type { Conventions, DoorWay, School, WindowWay } from './conventions.ts';

/** How often each of some ways is taken. */
export type Weights<T extends string> = Partial<Record<T, number>>;

/** The ways of a school with openings, with their weights. */
export interface Habits {
  leaf: Weights<DoorWay['leaf']>;
  path: Weights<DoorWay['path']>;
  frame: Weights<DoorWay['frame']>;
  /** How outer doors are framed beside the way of inner ones, which has the weight 1: they stand in thicker walls, and some are glazed. */
  framed: Weights<DoorWay['frame']>;
  /** Share of the sheets whose leaves stand half open, and whose outer doors have two leaves or a bare leaf. */
  ajar: number;
  twin: number;
  bareEntrance: number;
  inner: Weights<Conventions['inner']>;
  gap: Weights<Conventions['gap']>;
  sliding: Weights<Conventions['sliding']>;
  garage: Weights<Conventions['garage']>;
  window: Weights<WindowWay['form']>;
}

export const HABITS: Record<School, Habits> = {
  developer: {
    leaf: { line: 3, box: 1 },
    path: { arc: 5, none: 4, partial: 1 },
    frame: { none: 6, jambs: 1, faces: 1 },
    framed: { sash: 0.1, window: 0.1 },
    ajar: 0.6,
    twin: 0,
    bareEntrance: 0.85,
    inner: { hinged: 4, gaps: 6 },
    gap: { nothing: 1 },
    sliding: { panels: 2, track: 1, barn: 1, offset: 1.5 },
    garage: { roller: 1, dashes: 1 },
    window: {
      'outer-lines': 4,
      stripes: 2,
      mullioned: 2,
      narrow: 1.5,
      framed: 2,
      recessed: 1,
      overlapping: 1.5,
      single: 1,
    },
  },
  finnish: {
    leaf: { line: 4, box: 3 },
    path: { arc: 8, oval: 1.5, chord: 1.5, partial: 0.5, none: 0.7 },
    frame: { faces: 3, box: 3, jambs: 3, filled: 1.5, none: 1 },
    framed: { sash: 0.8, window: 0.6 },
    ajar: 0.06,
    twin: 0.5,
    bareEntrance: 0.05,
    inner: { hinged: 9, closed: 0.6, gaps: 1 },
    gap: { nothing: 2, dashed: 2, beam: 3, faces: 1 },
    sliding: { panels: 2, pocket: 1, track: 1, offset: 1.5 },
    garage: { sectional: 2, tilting: 2, dashes: 1 },
    window: {
      framed: 5,
      unequal: 3,
      mullioned: 2,
      recessed: 3,
      protruding: 2,
      rebated: 2,
      glazed: 1,
      casement: 0.6,
      dark: 2,
      overlapping: 1.5,
      ajar: 0.5,
      niche: 2.5,
      deep: 1.5,
      narrow: 1.5,
      single: 1,
    },
  },
  american: {
    leaf: { line: 3, box: 1 },
    path: { arc: 6, chord: 1, dashed: 1 },
    frame: { none: 4, faces: 1, 'one-face': 2 },
    framed: { sash: 0.1, window: 0.15 },
    ajar: 0.15,
    twin: 0,
    bareEntrance: 0,
    inner: { hinged: 1 },
    gap: { nothing: 2, dashed: 3, beam: 1 },
    sliding: { panels: 3, arrows: 1, four: 1, pocket: 1, barn: 1, offset: 2 },
    garage: { overhead: 5, sectional: 2, dashes: 1 },
    window: {
      narrow: 2,
      recessed: 2,
      'sliding-sash': 2,
      stripes: 1,
      mullioned: 1,
      glazed: 1,
      overlapping: 2.5,
      ajar: 0.4,
    },
  },
  web: {
    leaf: { line: 1, box: 3 },
    path: { arc: 6, oval: 2, sector: 1 },
    frame: { box: 4, jambs: 2, none: 1 },
    framed: { sash: 0.1 },
    ajar: 0.1,
    twin: 0,
    bareEntrance: 0,
    inner: { hinged: 1 },
    gap: { nothing: 1 },
    sliding: { arrows: 4, panels: 1, four: 1, offset: 1 },
    garage: { sectional: 1, overhead: 1, roller: 1 },
    window: { 'sliding-sash': 3, stripes: 2, mullioned: 2, narrow: 1, overlapping: 2 },
  },
  japanese: {
    leaf: { line: 2, solid: 1 },
    path: { arc: 3, sector: 1 },
    frame: { none: 2, jambs: 1 },
    framed: { sash: 0.2 },
    ajar: 0.1,
    twin: 0,
    bareEntrance: 0,
    inner: { hinged: 3, sliding: 4 },
    gap: { nothing: 1, dashed: 1 },
    sliding: { panels: 3, four: 2, track: 1, offset: 2 },
    garage: { roller: 1 },
    window: { 'sliding-sash': 6, narrow: 1, glazed: 1, overlapping: 4 },
  },
  listing: {
    leaf: { line: 2, box: 1, solid: 2 },
    path: { arc: 5, chord: 2, 'double-arc': 1, sector: 1, partial: 1 },
    frame: { none: 3, 'one-face': 1, faces: 1, filled: 1 },
    framed: { sash: 0.3, window: 0.2 },
    ajar: 0.15,
    twin: 0.05,
    bareEntrance: 0.05,
    inner: { hinged: 8, closed: 0.8, gaps: 1 },
    gap: { nothing: 1, dashed: 1, faces: 1 },
    sliding: { panels: 2, arrows: 1, four: 1, barn: 1, offset: 1.5 },
    garage: { tilting: 2, sectional: 2, roller: 1, overhead: 1 },
    window: {
      glazed: 3,
      'outer-line': 2,
      casement: 2,
      protruding: 1,
      mullioned: 1,
      rebated: 1,
      narrow: 1,
      dark: 0.7,
      overlapping: 1.5,
      ajar: 1,
      niche: 1,
      single: 1,
    },
  },
};

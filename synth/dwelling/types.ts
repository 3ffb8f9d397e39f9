import type { OpeningKind, Plan, RoomType } from '#core/plan/schema.ts';
import type { Language } from './names.ts';

/** An axis-parallel rectangle in whole millimetres. */
export interface RectMm {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** A space of the layout, on wall centre lines; its rectangles touch and together with all others tile the footprint. */
export interface Cell {
  key: string;
  type: RoomType;
  rects: RectMm[];
}

/** A wish for an opening between two cells, or to the outside. */
export interface Link {
  from: string;
  /** `outside` for an entrance. */
  to: string;
  kind: Exclude<OpeningKind, 'window'>;
}

/** Cells and how one walks between them, before walls have a thickness. */
export interface Layout {
  cells: Cell[];
  links: Link[];
}

export type Country = 'gb' | 'us' | 'in' | 'fr' | 'de' | 'es' | 'it' | 'pt' | 'nl' | 'se' | 'fi';
/** A `block` is a piece of a building with a few rooms, an `institution` a storey with many; both are made only where they are asked for. */
export type DwellingKind = 'studio' | 'flat' | 'open-flat' | 'house' | 'cluster' | 'block' | 'institution';

/** A second name inside one open space, such as KITCHEN in a living-kitchen. */
export interface ExtraLabel {
  room: string;
  text: string;
  at: [number, number];
}

/** A made-up home with its exact truth. The layout of `plan.furniture` is empty: that is added when it is drawn. */
export interface Dwelling {
  seed: number;
  kind: DwellingKind;
  country: Country;
  language: Language;
  plan: Plan;
  extraLabels: ExtraLabel[];
  /** Its wings are to stand at an angle, or its walls to run round a curve, when it is drawn (see `findBend`). */
  bent?: true;
}

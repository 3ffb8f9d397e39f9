import type { DrawPiece } from '../furniture-families.ts';

/**
 * Ways with openings that belong to a country or an office, in the wide repertoire only. What a way does not say is drawn as usual.
 * Lengths are metres.
 */
export interface Conventions {
  school: School;
  door: DoorWay;
  /** Doors to the outside, where they are drawn otherwise than inner ones. */
  entrance: DoorWay;
  /** Doors to the outside open to it, as in the north; elsewhere they open into the house. */
  outwards: boolean;
  /** How the inner doors are shown: with their leaves, closed without any, as mere openings, or as panels that slide. */
  inner: 'hinged' | 'closed' | 'gaps' | 'sliding';
  /** How doors of folding leaves are drawn, and the share of narrow inner doors that fold. */
  folding: 'usual' | 'accordion' | 'across' | 'stacked';
  foldingDoors: number;
  gap: 'nothing' | 'dashed' | 'faces' | 'beam';
  sliding: 'panels' | 'arrows' | 'four' | 'pocket' | 'barn' | 'track' | 'offset';
  garage: 'overhead' | 'sectional' | 'tilting' | 'roller' | 'dashes';
  window: WindowWay;
  /** Share of the windows that grow into bands, and of the outer doors that get a window beside them. */
  bands: number;
  sidelights: number;
  /** Share of the rooms whose windows meet at a corner, and of the long windows that posts of the wall part. */
  corners: number;
  posts: number;
  /** Radiators under the windows. */
  radiators: boolean;
  /** Railings before outer doors and windows that have no balcony. */
  frenchBalconies: boolean;
  furnishing: Furnishing;
  lettering: Lettering;
  /** Beams and lowered ceilings, and the fall of roofs and floors. */
  overhead: { beams: 'none' | 'one' | 'rows' | 'lowered'; slopes: boolean };
}

export type School = 'developer' | 'finnish' | 'american' | 'web' | 'japanese' | 'listing';

/** How a hinged door is drawn. */
export interface DoorWay {
  leaf: 'line' | 'box' | 'solid';
  /** What shows the way of the leaf's tip; `chord` is a straight line from jamb to tip. */
  path: 'arc' | 'double-arc' | 'oval' | 'partial' | 'chord' | 'sector' | 'dashed' | 'none';
  /** How far the drawn leaf stands open; the truth always says where it is at 90. */
  degrees: number;
  /** What fills the opening in the wall: nothing, lines along its faces, a box; or what fills windows, as of glazed doors. */
  frame: 'none' | 'faces' | 'one-face' | 'jambs' | 'box' | 'filled' | 'sash' | 'window';
  /** Two leaves at one hinge, one to either side of the wall. */
  twin: boolean;
}

/** How windows are drawn. */
export interface WindowWay {
  form:
    | 'framed'
    | 'recessed'
    | 'mullioned'
    | 'unequal'
    | 'narrow'
    | 'protruding'
    | 'outer-lines'
    | 'stripes'
    | 'sliding-sash'
    | 'casement'
    | 'glazed'
    | 'outer-line'
    | 'rebated'
    | 'dark'
    | 'overlapping'
    | 'ajar'
    | 'niche'
    | 'deep'
    | 'single';
  /** The form of wide windows, where it is another one. */
  wide?: WindowWay['form'];
  colour: string;
  fill: string;
  /** Distance between mullions. */
  pane: number;
  /** How far a sill stands out. */
  sill: number;
}

/** How furniture and fixtures are drawn. */
export interface Furnishing {
  manner: 'usual' | 'brochure' | 'nordic' | 'american';
  fill: string;
  line: string;
  dashed: boolean;
  /** Furniture in colour, with green plants. */
  coloured: boolean;
  shadow: boolean;
  texture: 'none' | 'grain' | 'light';
  /** Curtains before the windows, as waves. */
  curtains: boolean;
  /** Kinds that the sheet draws in a form of its own. */
  forms: Readonly<Record<string, DrawPiece>>;
  /** Letters in what is built in, by kind. */
  letters: Readonly<Record<string, string>>;
  /** Words of the pieces that are drawn as boxes with a word in them, by kind. */
  words: Readonly<Record<string, string>>;
  /** Filling of worktops and cupboards where all else is white. */
  block?: string;
}

/** Marks in most rooms: their numbers in frames, or the heights of their floors. */
export type RoomMarks = 'numbers' | 'levels';

/** What is lettered besides names and dimensions. */
export interface Lettering {
  /** Rooms carry their area alone, as a number without a name or a unit. */
  bareAreas: boolean;
  badge: boolean;
  tags: boolean;
  levels: boolean;
  marks: 'none' | RoomMarks;
  compass: boolean;
  logo: 'none' | 'corner' | 'across';
}

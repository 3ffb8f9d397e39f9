import type { Plan, Verdict } from '#core/plan/schema.ts';
import type { Conventions } from './conventions/conventions.ts';
import type { CrossingLines } from './crossing-kinds.ts';
import type { ElectricalLook } from './electrical/electrical-look.ts';
import type { LengthFormat } from './format-length.ts';
import type { Homography } from './homography.ts';
import type { Stripped } from './kinds/stripped.ts';
import type { NoteStyle } from './notes.ts';

export type VerdictCode = Verdict['code'];

/** What a drawing tells besides its lines. */
export interface Content {
  /** Chains of measured lengths outside the walls. */
  chains: boolean;
  /** Measured lengths across the rooms. */
  inside: boolean;
  /** `3.20 x 4.10 m` under the name of a room. */
  sizes: boolean;
  /** `13.1 m²` under the name of a room. */
  areas: boolean;
  furniture: boolean;
  /** Of the furniture there is but a group or two on the whole sheet. */
  sparse?: true;
  /** Dimensions that contradict each other: `half` of them printed too large, or the picture `stretched` in one direction. */
  contradiction?: 'half' | 'stretched';
}

/** How the bodies of walls look. */
export interface WallLook {
  kind:
    | 'solid'
    | 'fill'
    | 'outline'
    | 'hatched'
    | 'crossed'
    | 'dotted'
    | 'brick'
    | 'layers'
    | 'zigzag'
    | 'waves'
    | 'concrete'
    | 'lined'
    | 'cored';
  /** Of the filling or the hatch. */
  colour: string;
  stroke: string;
  strokePx: number;
  /** Of a `lined` wall: how deep its outer leaf is, metres; the rest is filled. */
  leaf?: number;
  /** Of a `lined` wall: the outer leaf is of concrete, otherwise hollow. */
  concrete?: boolean;
  /** Of a `lined` wall: the hatch of its outer leaf where it is not of concrete; a line that parts the leaves though neither is filled. */
  hatch?: 'hatched' | 'crossed' | 'dotted';
  seam?: true;
}

export type SymbolFamily = 'round' | 'square' | 'plain' | 'detailed';

export interface DrawingStyle {
  /** Longest side of the building in pixels; the scale follows from it. */
  buildingPx: number;
  ink: string;
  paper: string;
  /** Colour of the sheet where it is another than that of the home, which then stands on `paper`. */
  ground?: string;
  /** Colour of the lines of squared paper. */
  squares?: string;
  /** The facade stands out in piers between its windows. */
  piers?: true;
  /** Lines of roofs, beams and storeys above, across the home. */
  crossing?: CrossingLines;
  /** Several plans stand one below the other, not side by side. */
  stacked?: true;
  /** The picture is cut close around the plan. */
  tight?: true;
  /** Outer and inner walls; one look for both runs through the corners. */
  wall: { outer: WallLook; inner: WallLook };
  /** Width of a thin line. */
  linePx: number;
  font: {
    family: string;
    weight: number;
    italic: boolean;
    /** Width of the letters, 1 as designed, and space between them as a share of their size. */
    stretch: number;
    tracking: number;
  };
  /** Heights of the letters of names and of dimensions, font size in pixels. */
  labelPx: number;
  dimensionPx: number;
  labelColour: string;
  /** How names of rooms are set off. */
  labelMark: 'none' | 'underline' | 'box';
  /** Letters on appliances: REF, DW. */
  letters: boolean;
  door: {
    kind: 'arc' | 'arc-only' | 'leaf-box' | 'half-open' | 'dashed-arc' | 'double-line' | 'thick' | 'leaf-only';
    /** Doors of closets. */
    closet: 'same' | 'bifold' | 'pocket';
    /** Inner doors are drawn as mere openings. */
    bare: boolean;
    threshold: boolean;
    atFace: boolean;
    colour: string;
  };
  window: {
    kind: 'two' | 'three' | 'four' | 'filled' | 'frame' | 'one' | 'gap' | 'panes' | 'thick';
    colour: string;
    /** How far the sill stands out of the wall, metres. */
    sill: number;
  };
  fixtures: {
    family: SymbolFamily;
    colour: string;
    /** Strokes of worktops and cupboards, 1 as wide as thin lines. */
    widen: number;
    /** Filling of worktops and cupboards, none where it is missing. */
    cabinets?: string;
    /** Filling of everything else that is built in, none where it is missing. */
    fill?: string;
    /** Appliances that the builder does not supply are dashed. */
    dashed: boolean;
  };
  furniture: { family: SymbolFamily; colour: string; fill: string; dashed: boolean };
  /** Of the wide repertoire: what a country or an office draws in its own way. */
  conventions?: Conventions;
  stairs: { rail: boolean; breakLine: boolean; arrow: 'open' | 'filled' | 'none'; numbers: boolean };
  dimensions: {
    ends: 'tick' | 'slash' | 'arrow' | 'open-arrow' | 'dot' | 'cross';
    rows: 1 | 2 | 3 | 4;
    sides: ('top' | 'right' | 'bottom' | 'left')[];
    text: 'above' | 'interrupting';
    turned: boolean;
    points: 'faces' | 'centres';
    /** Lines from the wall to the chain: none, from near the wall, or from the wall itself. */
    witness: 'none' | 'short' | 'touching';
    /** Distance between chains and to the walls, 1 the usual. */
    spread: number;
    colour: string;
  };
  lengths: LengthFormat;
  roomFill: 'none' | 'tint' | 'by-type' | 'boards' | 'tiles' | 'wood' | 'vivid' | 'flat';
  /** Colours of the floors that are filled `flat`; a room has any of them. */
  flats?: readonly string[];
  /** The wiring of an electrical plan. */
  electrical?: ElectricalLook;
  /** Which rooms have a name, where not all have: none, or here and there one. */
  names?: 'none' | 'few';
  /** Rooms carry their size in mats, with this sign after the number, and nothing in m². */
  mats?: '帖' | '畳' | 'J' | ' jo';
  /** Rooms carry numbers, in their middle or in their upper left corner; and the storey above the plan, where it is named. */
  numbered?: { at: 'middle' | 'corner'; storey?: string };
  /** What of the home is not drawn. */
  stripped?: Stripped;
  /** What stands on the sheet besides the plan. */
  extras: {
    titleBlock: boolean;
    north: boolean;
    scaleBar: boolean;
    frame: boolean;
    tags: boolean;
    entranceArrow: boolean;
    title: boolean;
    roof: 'none' | 'outline' | 'diagonals';
    grid: boolean;
    sections: boolean;
    wiring: boolean;
    neighbours: boolean;
    leaders: boolean;
    voids: boolean;
    scribbles: boolean;
    plants: boolean;
    brochure: boolean;
    /** A page larger than the plan: share of the page that the plan takes, 1 for a tight one. */
    page: number;
    notes: NoteStyle;
  };
  spoil: Spoil;
}

/** What befalls sheets that lie in folders and are copied; only in the wide repertoire. */
export interface Wear {
  /** How strongly the back of the sheet shows through, 0 to 1. */
  bleed: number;
  /** Punched holes along its left edge. */
  holes: 0 | 2 | 4;
  stamp: boolean;
  /** Side of the cells of a printer's raster, pixels; 0 for none. */
  raster: number;
  /** Enlarged without smoothing, from a picture this much smaller; 1 for not. */
  blocks: number;
}

/** What happened to the sheet after it was drawn. */
export interface Spoil {
  noise: number;
  blur: number;
  jpeg: number;
  turned: 0 | 90 | 180 | 270;
  skewDegrees: number;
  tint: boolean;
  inverted: boolean;
  watermark: boolean;
  /** Black and white only, as fax machines and old scanners do. */
  bilevel: boolean;
  specks: boolean;
  /** Uneven light, 0 to 1. */
  light: number;
  folds: number;
  /** Sheets of other colours; ink becomes the second one. */
  dye: 'none' | 'blueprint' | 'brown' | 'night' | 'faint';
  /** Enlarged from a picture this much smaller. */
  coarse: number;
  /** A photograph of the sheet on a table, a screenshot with a window around it, a sheet with a dark scanner edge or on a viewer's dark ground. */
  setting: 'none' | 'photo' | 'screenshot' | 'scanner' | 'checkerboard' | 'surround';
  wear?: Wear;
}

/** A text on the picture; the box is axis-parallel around it, in pixels of the finished picture. */
export interface TextTruth {
  text: string;
  role: 'name' | 'size' | 'area' | 'dimension' | 'title' | 'note';
  box: { x0: number; y0: number; x1: number; y1: number };
  /** Reading direction in degrees clockwise. */
  angle: number;
  room?: string;
}

/** A printed length with its ends in pixels of the finished picture. */
export interface LengthTruth {
  text: string;
  metres: number;
  from: [number, number];
  to: [number, number];
}

/** What is printed in a room, and a point in it (pixels). */
export interface RoomTruth {
  id: string;
  label: string;
  at: [number, number];
  area?: number;
  size?: [number, number];
}

/** All that is known about a drawing. */
export interface DrawingTruth {
  /** Right verdicts, the best first. */
  codes: VerdictCode[];
  widthPx: number;
  heightPx: number;
  unit: 'm' | 'cm' | 'mm' | 'ft-in' | 'none';
  turned: 0 | 90 | 180 | 270;
  note: string;
  /** Undefined for what is no floor plan. `metresPerPixel` is undefined when the scale differs within the sheet. */
  metresPerPixel?: number;
  /** px = a·x + c·y + e, py = b·x + d·y + f for a point x, y of `plan` in metres. */
  toPixels?: [number, number, number, number, number, number];
  plan?: Plan;
  /** Where a flat sheet of the same size comes to lie in a photograph taken at an angle; `toPixels` is then only close. */
  perspective?: Homography;
  texts: TextTruth[];
  lengths: LengthTruth[];
  rooms: RoomTruth[];
}

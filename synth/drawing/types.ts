import type { Plan, Verdict } from '#core/plan/schema.ts';
import type { LengthFormat } from './format-length.ts';
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
  /** Dimensions that contradict each other: `half` of them printed too large, or the picture `stretched` in one direction. */
  contradiction?: 'half' | 'stretched';
}

export interface DrawingStyle {
  /** Longest side of the building in pixels; the scale follows from it. */
  buildingPx: number;
  ink: string;
  paper: string;
  wall: {
    kind: 'solid' | 'fill' | 'outline' | 'hatched' | 'insulated' | 'core';
    colour: string;
    stroke: string;
    strokePx: number;
  };
  /** Width of a thin line. */
  linePx: number;
  fixtureColour: string;
  font: { family: string; weight: number; italic: boolean };
  /** Heights of the letters of names and of dimensions, font size in pixels. */
  labelPx: number;
  dimensionPx: number;
  door: { kind: 'arc' | 'arc-only' | 'leaf-box' | 'half-open' | 'dashed-arc'; threshold: boolean; atFace: boolean };
  window: { kind: 'two' | 'three' | 'four' | 'filled' | 'frame'; colour: string };
  fixtures: 'round' | 'square';
  dimensions: {
    ends: 'tick' | 'slash' | 'arrow' | 'open-arrow' | 'dot' | 'cross';
    rows: 1 | 2 | 3;
    sides: ('top' | 'right' | 'bottom' | 'left')[];
    text: 'above' | 'interrupting';
    turned: boolean;
    points: 'faces' | 'centres';
    witness: boolean;
  };
  lengths: LengthFormat;
  roomFill: 'none' | 'tint' | 'by-type' | 'boards' | 'tiles';
  /** Doors and windows drawn, and extras around the plan. */
  extras: {
    titleBlock: boolean;
    north: boolean;
    scaleBar: boolean;
    frame: boolean;
    tags: boolean;
    entranceArrow: boolean;
    title: boolean;
    notes: NoteStyle;
  };
  spoil: {
    noise: number;
    blur: number;
    jpeg: number;
    turned: 0 | 90 | 180 | 270;
    skewDegrees: number;
    tint: boolean;
    inverted: boolean;
    watermark: boolean;
  };
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
  texts: TextTruth[];
  lengths: LengthTruth[];
  rooms: RoomTruth[];
}

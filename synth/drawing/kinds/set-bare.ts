import type { Random } from '../../random.ts';
import { NO_EXTRAS } from '../no-extras.ts';
import type { DrawingStyle, WallLook } from '../types.ts';

const GREYS = ['#000000', '#000000', '#222222', '#555555', '#777777'];
/** Floors of programs that show rooms as areas, one palette a sheet. */
const FLATS: readonly (readonly string[])[] = [
  ['#f1d7b2'],
  ['#e8dcc8'],
  ['#d9d9d9'],
  ['#cfe3f2'],
  ['#f6efd9'],
  ['#ffffff', '#e6e6e6'],
  ['#f3d9b1', '#f3d9b1', '#d6c2a0', '#cfd8c6'],
  ['#9fd7e8', '#9fd7e8', '#c6d98f', '#f0c98a'],
  ['#f7c6c7', '#c9e4c5', '#cfd9f0', '#f6e6b4'],
  ['#c7b8e0', '#f2e394', '#a8d8b9', '#f4b183', '#d0d0d0'],
];

/** Walls as thin double lines, or thin bars, on white; simple doors, no lettering to speak of, nothing built in but stairs. */
export function setBare(style: DrawingStyle, random: Random): void {
  clear(style, random);
  const isCoarse = losesHairlines(style);
  const ink = isCoarse ? '#000000' : random.pick(GREYS);
  const linePx = isCoarse ? random.range(2, 3) : random.pick([0.8, 1, 1, 1.3, 1.6]);
  Object.assign(style, { ink, linePx, labelColour: ink, roomFill: 'none' });
  const body = random.weighted({ outline: 0.72, solid: 0.18, fill: 0.1 });
  const colour = body === 'fill' ? random.pick(['#d0d0d0', '#b8b8b8', '#e4e4e4']) : ink;
  const look: WallLook = { kind: body, colour, stroke: ink, strokePx: linePx * random.pick([1, 1, 1.4]) };
  style.wall = { outer: look, inner: look };
  Object.assign(style.door, { colour: ink, closet: 'same', bare: false, threshold: random.chance(0.2) });
  style.door.kind = random.weighted({ arc: 0.6, 'leaf-box': 0.15, 'arc-only': 0.1, 'leaf-only': 0.15 });
  style.window.colour = ink;
  style.stripped = {
    openings: random.weighted({ all: 0.75, gaps: 0.17, none: 0.08 }),
    windows: random.chance(0.55),
  };
}

/** Floors in one or a few flat colours inside thick dark outlines; doors as gaps or not at all. */
export function setFlat(style: DrawingStyle, random: Random): void {
  clear(style, random);
  const colour = random.pick(['#000000', '#000000', '#111111', '#333333', '#4a4a4a']);
  const look: WallLook = { kind: 'solid', colour, stroke: colour, strokePx: 1 };
  Object.assign(style, { ink: colour, labelColour: colour, wall: { outer: look, inner: look } });
  Object.assign(style, { roomFill: 'flat', flats: random.pick(FLATS) });
  style.door.colour = style.window.colour = colour;
  // Black and white, or on a blueprint, such a sheet is a bare one.
  Object.assign(style.spoil, { bilevel: false, dye: 'none' });
  if (random.chance(0.4)) style.paper = random.pick(['#f4f3f0', '#efefef', '#fafafa', '#e9edf0']);
  if (random.chance(0.35)) style.squares = random.pick(['#ececec', '#e4e7ea', '#ebe8e2']);
  style.stripped = {
    openings: random.weighted({ none: 0.4, 'inner gaps': 0.25, gaps: 0.2, all: 0.15 }),
    windows: random.chance(0.3),
  };
}

/** Whether grey or thin lines would vanish on a sheet: there are no letters on it by which whoever scans it sees that they do. */
export function losesHairlines({ spoil: { bilevel, coarse, wear, light } }: DrawingStyle): boolean {
  return bilevel || coarse > 1 || light > 0 || (wear !== undefined && (wear.raster > 0 || wear.blocks > 1));
}

/** Takes off a sheet all lettering but a name here and there, and all grounds and lines besides the plan. */
export function clear(style: DrawingStyle, random: Random): void {
  for (const key of ['conventions', 'ground', 'squares', 'piers', 'crossing'] as const) delete style[key];
  style.paper = '#ffffff';
  style.letters = false;
  style.names = random.chance(0.8) ? 'none' : 'few';
  style.extras = { ...NO_EXTRAS, title: style.names === 'few' && random.chance(0.3) };
  style.stairs = { ...style.stairs, numbers: false };
  // A window of a program, a stamp and a watermark have words of their own.
  const { spoil } = style;
  Object.assign(spoil, { watermark: false, inverted: false });
  if (spoil.setting === 'screenshot') spoil.setting = 'none';
  if (spoil.wear) spoil.wear.stamp = false;
}

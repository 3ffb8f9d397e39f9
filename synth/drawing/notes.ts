import type { Random } from '../random.ts';
import type { LengthFormat } from './format-length.ts';

/** Numbers that are no dimensions of the plan, as real sheets have them: heights, levels, opening sizes, drawing scales. */
export interface NoteStyle {
  /** Ceiling heights or levels under the names of rooms. */
  rooms: 'none' | 'ceiling' | 'level';
  /** What stands beside a window. */
  window: 'number' | 'decimetres' | 'sill';
  /** The scale of the sheet as printed, which says nothing about a picture. */
  sheetScale: boolean;
}

export function pickNotes(random: Random): NoteStyle {
  return {
    rooms: random.weighted({ none: 0.88, ceiling: 0.06, level: 0.06 }),
    window: random.pick(['number', 'decimetres', 'sill'] as const),
    sheetScale: random.chance(0.3),
  };
}

export const NO_NOTES: NoteStyle = { rooms: 'none', window: 'number', sheetScale: false };

/** The line that a room gets under its name, if any. */
export function roomNote(style: NoteStyle, format: LengthFormat, random: Random): string | undefined {
  if (style.rooms === 'none') return undefined;
  if (style.rooms === 'level') return random.pick(['±0.00', '+0.00', '-0.02', '+2.85']);
  return format.unit === 'ft-in'
    ? random.pick(["8' CEILING", 'CLG. HT 9\'-0"', "9' CLG"])
    : random.pick(['H=2.50', 'CH 2.70 m', 'HSP 2,50', 'H 2500']);
}

/** What is written at the `index`th window of the given width in metres. */
export function windowNote(style: NoteStyle, index: number, width: number, random: Random): string {
  if (style.window === 'decimetres') return `${Math.round(width * 10)}x${random.pick([12, 13, 14])}`;
  return style.window === 'sill' ? `BH=${random.pick([700, 850, 900])}` : `W${index}`;
}

export const sheetScale = (format: LengthFormat, random: Random): string =>
  format.unit === 'ft-in'
    ? random.pick(['SCALE: 1/4" = 1\'-0"', 'SCALE 1/8"=1\'-0"'])
    : random.pick(['1:100', 'Scale 1:50', '1/100', 'M 1:100']);

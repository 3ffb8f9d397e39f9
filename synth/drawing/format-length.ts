import type { Country } from '../dwelling/types.ts';
import type { Random } from '../random.ts';

/** How one drawing prints lengths. */
export interface LengthFormat {
  unit: 'm' | 'cm' | 'mm' | 'ft-in';
  decimals: 1 | 2;
  comma: boolean;
  /** Whether `m`, `cm`, `mm` is written after single lengths. */
  suffix: boolean;
  /** Space as the thousands mark of millimetres. */
  thousands: boolean;
  /** Half centimetres as a raised 5 after metres or centimetres: 3.66⁵. */
  halves: boolean;
  /** How feet and inches are written: 12'-6", 12'6", 12' 6", 12' - 6". */
  feet: 'dash' | 'plain' | 'space' | 'spaced-dash' | 'no-inch-mark' | 'hyphen';
  /** Room sizes printed a second time in the other system, below the first. */
  both: boolean;
  /** Smallest inch fraction, 1, 2, 4 or 8 to the inch. */
  fraction: 1 | 2 | 4 | 8;
  /** Sign between the sides of a room. */
  times: ' x ' | ' × ' | 'x' | ' X ';
  /** Whether both lengths of a pair get a unit. */
  unitTwice: boolean;
  /** `3.35 m [10.99']`: single lengths a second time in the other system; or feet with decimals, `9.2 ft`. */
  form: 'plain' | 'bracketed' | 'decimal-feet';
}

const INCH = 0.0254;
const FOOT = 0.3048;
const FEET_BETWEEN = {
  dash: "'-",
  plain: "'",
  space: "' ",
  'spaced-dash': "' - ",
  'no-inch-mark': "'",
  hyphen: '-',
} as const;

export function pickLengthFormat(country: Country, random: Random): LengthFormat {
  const unit =
    country === 'us'
      ? 'ft-in'
      : country === 'in'
        ? random.pick(['ft-in', 'ft-in', 'mm', 'm'] as const)
        : country === 'gb'
          ? random.pick(['m', 'm', 'mm', 'ft-in'] as const)
          : random.weighted({ m: 0.55, cm: 0.2, mm: 0.25 });
  return {
    unit,
    decimals: random.chance(0.85) ? 2 : 1,
    comma: !['gb', 'us', 'in'].includes(country) && random.chance(0.6),
    suffix: random.chance(0.3),
    thousands: random.chance(0.25),
    halves: (country === 'de' || country === 'fr') && random.chance(0.3),
    feet: random.pick(['dash', 'dash', 'dash', 'plain', 'plain', 'space', 'spaced-dash'] as const),
    both: (country === 'gb' || country === 'in') && random.chance(0.4),
    fraction: random.chance(0.75) ? 1 : random.pick([2, 4] as const),
    times: random.pick([' x ', ' x ', ' × ', 'x', ' X '] as const),
    unitTwice: random.chance(0.25),
    form: random.weighted({
      plain: 0.94,
      bracketed: unit === 'm' ? 0.05 : 0,
      'decimal-feet': unit === 'ft-in' ? 0.06 : 0,
    }),
  };
}

/** A length in metres as printed, and what the print says exactly, in metres. */
export function formatLength(metres: number, format: LengthFormat): { text: string; metres: number } {
  const bare = formatBare(metres, format);
  if (format.form === 'bracketed' && format.unit === 'm')
    return { ...bare, text: `${bare.text}m [${(metres / FOOT).toFixed(2)}']` };
  return { ...bare, text: format.suffix && format.unit !== 'ft-in' ? `${bare.text} ${format.unit}` : bare.text };
}

/** The two sides of a room as printed. */
export function formatSize(
  width: number,
  depth: number,
  format: LengthFormat,
): { text: string; metres: [number, number] } {
  const [a, b] = [formatBare(width, format), formatBare(depth, format)];
  const unit = format.unit === 'ft-in' ? '' : format.unit;
  const inner = format.unit === 'ft-in' && format.form === 'plain' && format.unitTwice && format.feet === 'plain';
  if (inner) return { text: `(${a.text}${format.times}${b.text})`, metres: [a.metres, b.metres] };
  const first = unit && format.unitTwice ? `${a.text} ${unit}` : a.text;
  const second = unit && (format.suffix || format.unitTwice || format.unit === 'm') ? `${b.text} ${unit}` : b.text;
  return { text: `${first}${format.times}${second}`, metres: [a.metres, b.metres] };
}

/** The sides of a room in the other system: feet and inches where lengths are metric, metres where they are not. */
export function formatSizeAgain(width: number, depth: number, format: LengthFormat): string {
  const other: LengthFormat =
    format.unit === 'ft-in' ? { ...format, unit: 'm', comma: false } : { ...format, unit: 'ft-in', fraction: 1 };
  return formatSize(width, depth, other).text;
}

/** A floor area as printed: square feet where lengths are in feet. */
export function formatArea(
  area: number,
  format: LengthFormat,
  style: { unit: 'm²' | 'm2' | 'sq m'; feet: 'sq ft' | 'sq. ft.' | 'SF' },
): { text: string; area: number } {
  if (format.unit === 'ft-in') {
    const feet = Math.round(area / 0.09290304);
    return { text: `${feet} ${style.feet}`, area: feet * 0.09290304 };
  }
  const text = area.toFixed(format.decimals);
  return { text: `${format.comma ? text.replace('.', ',') : text} ${style.unit}`, area: Number(text) };
}

function formatBare(metres: number, format: LengthFormat): { text: string; metres: number } {
  if (format.unit === 'ft-in' && format.form === 'decimal-feet') {
    const text = (metres / FOOT).toFixed(1);
    return { text: `${text} ft`, metres: Number(text) * FOOT };
  }
  if (format.unit === 'ft-in') return formatFeet(metres, format);
  if (format.unit === 'm') {
    const text = metres.toFixed(format.decimals);
    if (format.halves && format.decimals === 2) return formatHalves(metres, format);
    return { text: format.comma ? text.replace('.', ',') : text, metres: Number(text) };
  }
  const per = format.unit === 'cm' ? 100 : 1000;
  const whole = Math.round(metres * per);
  const text =
    format.thousands && whole >= 1000
      ? `${Math.floor(whole / 1000)} ${String(whole % 1000).padStart(3, '0')}`
      : String(whole);
  return { text, metres: whole / per };
}

/** Metres to the nearest 5 mm, the 5 raised. */
function formatHalves(metres: number, format: LengthFormat): { text: string; metres: number } {
  const halves = Math.round(metres * 200);
  const text = (Math.floor(halves / 2) / 100).toFixed(2);
  return { text: `${format.comma ? text.replace('.', ',') : text}${halves % 2 ? '⁵' : ''}`, metres: halves / 200 };
}

function formatFeet(metres: number, { feet, fraction }: LengthFormat): { text: string; metres: number } {
  const parts = Math.round((metres / INCH) * fraction);
  const whole = Math.floor(parts / fraction);
  const rest = parts % fraction;
  const [top, bottom] = reduce(rest, fraction);
  const mark = feet === 'no-inch-mark' || feet === 'hyphen' ? '' : '"';
  const inches = `${whole % 12}${rest ? ` ${top}/${bottom}` : ''}${mark}`;
  return { text: `${Math.floor(whole / 12)}${FEET_BETWEEN[feet]}${inches}`, metres: (parts / fraction) * INCH };
}

function reduce(top: number, bottom: number): [number, number] {
  while (top > 0 && top % 2 === 0) [top, bottom] = [top / 2, bottom / 2];
  return [top, bottom];
}

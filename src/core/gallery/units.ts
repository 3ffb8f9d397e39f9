import type { Language } from './texts/languages.ts';

/** Measures as people read them. Everything comes in as metres or square metres. */
export const UNITS = ['m', 'ft'] as const;
export type Units = (typeof UNITS)[number];

/** International foot: exactly 0.3048 m. */
const METRES_PER_FOOT = 0.3048;
export const SQUARE_FEET_PER_SQUARE_METRE = 1 / METRES_PER_FOOT ** 2;

/** Symbols that are not the international ones. */
const SYMBOLS: { readonly [language in Language]?: Readonly<Record<'m' | 'cm' | 'm²' | 'ft²', string>> } = {
  ar: { m: 'م', cm: 'سم', 'm²': 'م²', 'ft²': 'قدم²' },
};

/** `13.0 m²` or `140 ft²`: one decimal of a square metre, whole square feet; both are finer than a drawing is read. */
export function formatArea(squareMetres: number, units: Units, language: Language = 'en'): string {
  return units === 'm'
    ? withSymbol(squareMetres, 1, 'm²', language)
    : withSymbol(squareMetres * SQUARE_FEET_PER_SQUARE_METRE, 0, 'ft²', language);
}

/** `4.20 m` or `13′ 9″` (nearest inch; twelve inches carry into the feet). */
export function formatLength(metres: number, units: Units, language: Language = 'en'): string {
  return units === 'm' ? withSymbol(metres, 2, 'm', language) : feetAndInches(metres);
}

/** `4.20 × 3.10 m` or `13′ 9″ × 10′ 2″`. */
export function formatSize([width, depth]: readonly [number, number], units: Units, language: Language = 'en'): string {
  return units === 'm'
    ? `${formatNumber(width, 2, language)} × ${withSymbol(depth, 2, 'm', language)}`
    : `${feetAndInches(width)} × ${feetAndInches(depth)}`;
}

/** A distance between things, as it is said of furniture: `72 cm` or `28″`, and from one metre on as `formatLength` says. */
export function formatClearance(metres: number, units: Units, language: Language = 'en'): string {
  const centimetres = Math.round(metres * 100);
  if (centimetres >= 100) return formatLength(metres, units, language);
  return units === 'm' ? withSymbol(centimetres, 0, 'cm', language) : `${Math.round((metres / METRES_PER_FOOT) * 12)}″`;
}

/** An English sentence with measures in metres, centimetres or square metres -> the same in the units that are asked for. */
export function inUnits(sentence: string, units: Units): string {
  if (units === 'm') return sentence;
  return sentence.replace(/(\d+(?:\.\d+)?) ?(m²|cm|m)(?![\p{L}²])/gu, (_, number: string, unit: string) => {
    const value = Number(number);
    return unit === 'm²' ? formatArea(value, units) : formatClearance(unit === 'cm' ? value / 100 : value, units);
  });
}

/** A number as the language writes it, always in the digits of the drawing. */
export function formatNumber(value: number, decimals: number, language: Language): string {
  const key = `${language} ${decimals}`;
  const format =
    NUMBER_FORMATS.get(key) ??
    new Intl.NumberFormat(`${language}-u-nu-latn`, {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
  NUMBER_FORMATS.set(key, format);
  return format.format(value);
}

/** Making one takes a telephone milliseconds, and a page says hundreds of numbers. */
const NUMBER_FORMATS = new Map<string, Intl.NumberFormat>();

function withSymbol(value: number, decimals: number, unit: 'm' | 'cm' | 'm²' | 'ft²', language: Language): string {
  return `${formatNumber(value, decimals, language)} ${SYMBOLS[language]?.[unit] ?? unit}`;
}

function feetAndInches(metres: number): string {
  const inches = Math.round((metres / METRES_PER_FOOT) * 12);
  return `${Math.floor(inches / 12)}′ ${inches % 12}″`;
}

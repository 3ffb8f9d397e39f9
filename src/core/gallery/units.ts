/** Measures as people read them. Everything comes in as metres or square metres. */
export const UNITS = ['m', 'ft'] as const;
export type Units = (typeof UNITS)[number];

/** International foot: exactly 0.3048 m. */
const METRES_PER_FOOT = 0.3048;
export const SQUARE_FEET_PER_SQUARE_METRE = 1 / METRES_PER_FOOT ** 2;

/** `13.0 m²` or `140 ft²`: one decimal of a square metre, whole square feet; both are finer than a drawing is read. */
export function formatArea(squareMetres: number, units: Units): string {
  if (units === 'm') return `${squareMetres.toFixed(1)} m²`;
  return `${groupThousands(Math.round(squareMetres * SQUARE_FEET_PER_SQUARE_METRE))} ft²`;
}

/** `4.20 m` or `13′ 9″` (nearest inch; twelve inches carry into the feet). */
export function formatLength(metres: number, units: Units): string {
  if (units === 'm') return `${metres.toFixed(2)} m`;
  const inches = Math.round((metres / METRES_PER_FOOT) * 12);
  return `${Math.floor(inches / 12)}′ ${inches % 12}″`;
}

/** `4.20 × 3.10 m` or `13′ 9″ × 10′ 2″`. */
export function formatSize([width, depth]: readonly [number, number], units: Units): string {
  if (units === 'm') return `${width.toFixed(2)} × ${depth.toFixed(2)} m`;
  return `${formatLength(width, 'ft')} × ${formatLength(depth, 'ft')}`;
}

/** A distance between things, as it is said of furniture: `72 cm` or `28″`, and from one metre on as `formatLength` says. */
export function formatClearance(metres: number, units: Units): string {
  const centimetres = Math.round(metres * 100);
  if (centimetres >= 100) return formatLength(metres, units);
  return units === 'm' ? `${centimetres} cm` : `${Math.round((metres / METRES_PER_FOOT) * 12)}″`;
}

/** A sentence with measures in metres, centimetres or square metres -> the same in the units that are asked for. */
export function inUnits(sentence: string, units: Units): string {
  if (units === 'm') return sentence;
  return sentence.replace(/(\d+(?:\.\d+)?) ?(m²|cm|m)(?![\p{L}²])/gu, (_, number: string, unit: string) => {
    const value = Number(number);
    return unit === 'm²' ? formatArea(value, units) : formatClearance(unit === 'cm' ? value / 100 : value, units);
  });
}

function groupThousands(whole: number): string {
  return String(whole).replace(/\B(?=(\d{3})+$)/g, ',');
}

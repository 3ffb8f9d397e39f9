import { FOOT } from './scan-tokens.ts';
import type { Reading } from './types.ts';

const NUMBER = String.raw`(\d{1,3}(?:[ .,']\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\s?\d{1,3})?|[.,]\d{1,2})`;
const TSUBO = 400 / 121;
/** A mat in housing advertisements; the regional sizes go from 1.45 to 1.82. */
const JO = 1.62;

/** Units with what one is in square metres. The square is what recognisers garble. */
const UNITS: readonly { pattern: string; squareMetres: number; certain: boolean }[] = [
  { pattern: String.raw`(?:m|rn|r|n)\s?\.?\s?(?:\^?[2²]|[?³"*°])(?!\d)`, squareMetres: 1, certain: true },
  { pattern: String.raw`(?:[mM][²2]|м²|м2|кв\.?\s?м\.?|m[Q]|mq|qm|kvm|㎡|sq\.?\s?m(?:et(?:er|re)s?|trs?)?\b\.?|sqm|square\s?met(?:er|re)s?|平方米|平米)`, squareMetres: 1, certain: true },
  { pattern: String.raw`(?:sq\.?\s?f(?:ee)?t?\b\.?|sq\.?ft|sqft|s\.?f\.?(?![\p{L}])|ft\s?[²2]|square\s?f(?:ee)?t?|sq\b\.?'?)`, squareMetres: FOOT * FOOT, certain: true },
  { pattern: '坪', squareMetres: TSUBO, certain: true },
  { pattern: String.raw`(?:畳|帖|jo\b|J(?![\p{L}]))`, squareMetres: JO, certain: false },
]; // biome-ignore format: a table
const COMPILED = UNITS.map((unit) => ({ ...unit, regex: new RegExp(`${NUMBER}\\s?[.-]?${unit.pattern}`, 'giu') }));

/** All areas written in a text, with the text that is left without them. */
export function parseAreas(text: string): { areas: Extract<Reading, { kind: 'area' }>[]; rest: string } {
  const areas: Extract<Reading, { kind: 'area' }>[] = [];
  let rest = text;
  for (const { regex, squareMetres, certain } of COMPILED) {
    rest = rest.replace(regex, (whole, number: string) => {
      const value = numberOf(number);
      if (!(value > 0)) return whole;
      areas.push({ kind: 'area', squareMetres: value * squareMetres, certain });
      return ' ';
    });
  }
  return { areas, rest: rest.trim() };
}

/** 1,016 and 1 016 are thousands, 11,85 and 7.94 are decimals. */
function numberOf(number: string): number {
  const grouped = /^\d{1,3}(?:[ .,']\d{3})+(?:[.,]\d{1,2})?$/.exec(number);
  if (grouped) {
    const [, fraction] = /[.,](\d{1,2})$/.exec(number) ?? [];
    const whole = number.slice(0, fraction === undefined ? undefined : -fraction.length - 1).replace(/\D/g, '');
    return Number(`${whole}.${fraction ?? 0}`);
  }
  return Number(number.replace(/\s/g, '').replace(',', '.'));
}

/**
 * Texts with numbers that measure no length of the plan. Each pattern is tried on the cleaned text.
 * Heights, levels, spacings, opening codes, electrical and other technical data, dates, telephone numbers.
 */
const PATTERNS: readonly RegExp[] = [
  /^[(\s]*[±+∓]/u, // levels: +2.85, ±0.00
  /^-\s?\d+[.,]\d/, // -0.15
  /@|\bO\.?\s?C\.?(?![a-z])|\bC\/C\b/i, // spacings: 2x10 @ 16" O.C.
  /\b(?:B\.?H|H\.?S\.?P|H|h|BR\.?H|UK|OK|OKFF|FFL?|AP|CH|HT|RH|FH)\s?[.=:≈~]\s?[-+]?\d/u, // heights: BH=700, h=1000 mm, CH: 2.50
  /\b(?:R|r|Ø|DIA|D)\s?=\s?\d|Ø\s?\d/u, // radii and diameters
  /\b(?:CEILINGS?|CLG|HIGH|HEIGHT|HT|HGT|H'?CAP|RISERS?|TREADS?|STEPS|JOISTS?|RAFTERS?|STUDS?|BEAM|SLOPE|PITCH|ELEV)\b/i,
  /\b(?:plafond|h[öo]he|alto|altura|altezza|h[öo]jd|korkeus|hoogte|rakennusala)\b/i,
  /\b(?:MIN|MAX)\b\.?/i,
  /\b(?:DOOR|OPENING|WINDOW|CASED|AWNING|CABINET|TUB|SHWR|VENT|RANGE|TYPE|UNIT|POST|ROOF|WALL|PLATFORM|RAISED)\b/i,
  /\d\s?(?:%|kg|kW|[Ww](?:att)?s?\b|V\b|A\b|dB|CFM|ctm|l\b|°\s?C|gal)/,
  /\b\d{1,2}[./]\d{1,2}[./](?:19|20)?\d{2}\b/, // dates
  /\+\d{2}|\(\d{3}\)\s?\d{3}|\d{3}[- ]\d{3}[- ]\d{4}|(?:\d[ -]?){9,}/, // telephone numbers
  /\b\d{1,2}\s?[xX*]\s?2[0-4]1?\s?M?\b/, // Nordic door codes in decimetres: 9x21
  /^\d{1,2}\/\d{1,2}$/, // roof slopes and fractions alone: 6/12
  /\b(?:tel|fax|phone|http|www|date|datum|rev|sheet|page|scale|project|drawing)\b/i,
  /[€$£]/,
  /^[A-Z]{1,3}\s?-?\d{1,3}(?:\.\d)?$/, // tags: A3.0, D06, CH.2
  /\p{Script=Han}.*[*x]|[*x].*\p{Script=Han}/u, // tile sizes: 300*300地砖
];

/** Whether a cleaned text is about something other than a length, size or area of the plan. */
export function measuresSomethingElse(text: string): boolean {
  return PATTERNS.some((pattern) => pattern.test(text));
}

import { nameRoom, SUMMARY } from '../texts/name-room.ts';
import type { TextRun } from '../texts/types.ts';

/** What a sheet calls drawings, pictures and lists that are no floor plans; any case. */
const OTHERS: readonly RegExp[] = [
  // Sections and elevations, and the height marks that only they have in numbers.
  /\b(building|wall|cross|longitudinal|roof|house) sections?\b|^sections?( ?[a-z0-9][-–:]?[a-z0-9]?'?)?$|\b(north|south|east|west|front|rear|back|left|right|side|interior|exterior) elevations?\b|^elevations?\b/i,
  // The letters of a section often stick to its name: SCHNITTA-A.
  /^(coupe|façade|facade|élévation|ansicht|schnitt|leikkaus|julkisivu|alzado|corte|sección|fachada|prospetto|sezione|snitt?|opstalt|fasad|разрез|фасад)(?!\p{L})|^(coupe|schnitt|leikkaus|corte|sección|sezione|snitt?|разрез) ?(?<end>[\p{L}\d])'?[-–:]?\k<end>'?$|立面|剖面/iu,
  /^(t\.?o\.?[a-z]?\.?|top of|b\.?o\.?|bottom of) |\b(e\.?l\.?|r\.?l\.?|f\.?f\.?l\.?|f\.?f\.?e\.?)\s*[.:=]?\s*[+-]|\b(eave|ridge|parapet)s?\b|\broof level\b/i,
  // Site plans and maps.
  /\b(site|plot|location|block|master|vicinity|key|subdivision|situation) (plan|map)\b|\blots? (no\.? ?)?\d|\b(parcel|acres?|right of way|easement|manzana|lotes?|lotificaci[oó]n|perimetro|calle|avenida|lageplan|plan de masse|asemapiirros|situationsplan|lotissement)\b/i,
  // Cover sheets.
  /\b(cover sheet|title sheet|sheet index|drawing index|drawing list|list of drawings|abbreviations)\b/i,
  // Charts, diagrams, programs.
  /\b(encoder|decoder|conv(olution)?s?|softmax|backbone|epochs?|accuracy|loss|pooling|sampling|concat|workflow|export|clipboard|dataset|pipeline|flow ?chart)\b/i,
];
/** Says that a floor plan is on the sheet, in the languages that room names are read in, or what a dwelling holds. */
const FLOOR_PLAN: readonly RegExp[] = [
  SUMMARY,
  /\b(ground|first|second|third|upper|lower|main|basement|typical|proposed|existing)? ?(floor|level|storey) ?plan\b/i,
  /\b(grundriss|geschossplan|plattegrond|(stue|grund|etage|hoved|k[æe]lder)plan|plant?egning|planritning|v[åa]ningsplan|entr[ée]plan|planl[öøo]sning)\b/i,
  /\b(plan du (rez|premier|niveau)|rez[- ]de[- ]chauss[ée]e|pianta|planimetria|planta|plano de (la )?(vivienda|casa))\b/i,
  /\b(pohja|pohjapiirros|pohjapiirustus|rzut (parteru|pi[ęe]tra|poddasza|mieszkania|kondygnacji)|p[ůu]dorys|alaprajz|kat plan[ıi]|plan (parter|etaj))(?!\p{L})/iu,
  /(?<!\p{L})(план (этажа|квартиры|\d[- ]?(го|й)? этажа)|поэтажный план|планировка)(?!\p{L})|平面[图図圖]|户型|間取|평면도/iu,
];
/**
 * Heights above the ground floor, which have a sign and decimals. So many different ones that are more than a storey apart, in
 * metres, stand beside a section or an elevation; a floor has steps and slopes, and hardly two storeys. Two at least lie above: a
 * minus may be what is left of a dimension line.
 */
const HEIGHT = /^([±+–-]) ?(\d{1,2}[.,]\d{2,3})$/;
const HEIGHTS = 3;
const ABOVE = 2;
const STOREY = 2.2;
/** Captions of figures on a sheet of them: `a)`, `(b)`. So many different ones, and hardly a number: rooms may be lettered in a legend. */
const CAPTION = /^\(?[a-z]\)$/;
const CAPTIONS = 4;
/** Fewer numbers may be the letters of a figure, misread. */
const FEW_NUMBERS = 3;
/** Names of rooms below this certainty may be anything. */
const CERTAIN = 0.8;

const NUMBER = /^[^\p{L}]*\d[\d.,'’"x× -]*\d/u;

export interface Titles {
  /** How many different texts name a room. */
  readonly roomNames: number;
  /** Different texts that name another kind of drawing, `heights` for marks of several storeys, and captions of figures. */
  readonly otherTitles: string[];
  /** A text says that it is a floor plan. */
  readonly saysPlan: boolean;
  /** How many texts are numbers of two digits or more: lengths, areas, sizes. */
  readonly numbers: number;
}

/** What the sheet says about itself: names of rooms, or titles of drawings that are no floor plans. */
export function readTitles(texts: readonly TextRun[]): Titles {
  const roomNames = new Set<string>();
  const otherTitles = new Set<string>();
  let saysPlan = false;
  for (const { text } of texts) {
    if (FLOOR_PLAN.some((plan) => plan.test(text))) saysPlan = true;
    else if (OTHERS.some((other) => other.test(text))) otherTitles.add(text.trim());
    else if (text.replace(/\P{L}/gu, '').length > 1 && nameRoom(text, CERTAIN))
      roomNames.add(text.trim().toLowerCase());
  }
  if (hasHeights(texts)) otherTitles.add('heights');
  const numbers = texts.filter(({ text }) => NUMBER.test(text)).length;
  const captions = new Set(texts.map(({ text }) => text.trim()).filter((text) => CAPTION.test(text)));
  if (captions.size >= CAPTIONS && numbers < FEW_NUMBERS) for (const caption of captions) otherTitles.add(caption);
  return { numbers, roomNames: roomNames.size, otherTitles: [...otherTitles], saysPlan };
}

function hasHeights(texts: readonly TextRun[]): boolean {
  const above = new Set<number>();
  const below = new Set<number>();
  for (const { text } of texts) {
    const [, sign, metres] = HEIGHT.exec(text.trim()) ?? [];
    if (!metres) continue;
    const height = Number(metres.replace(',', '.'));
    if (sign === '+' || sign === '±') above.add(height);
    else below.add(-height);
  }
  const all = [...above, ...below];
  return above.size >= ABOVE && all.length >= HEIGHTS && Math.max(...all) - Math.min(...all) > STOREY;
}

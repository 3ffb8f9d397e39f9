import type { DrawnItem } from '#core/plan/schema.ts';
import { boundsOf } from '../../dwelling/loose-furniture.ts';
import type { Language } from '../../dwelling/names.ts';
import type { Random } from '../../random.ts';
import type { Pen } from '../pen.ts';

/** Words on boxes that stand for pieces, in the order of `KINDS`; a `|` parts words for the same piece. */
const KINDS = ['bed', 'sofa', 'table', 'wardrobe', 'desk', 'tv-unit', 'armchair', 'coffee-table', 'shelf'] as const;
const WORDS: Record<Language, string> = {
  en: 'Bed,Sofa|Couch,Table|Dining table,Wardrobe,Desk,TV|TV unit,Chair|Armchair,Table,Shelf|Bookcase',
  fr: 'Lit,Canapé,Table,Armoire,Bureau,TV|Meuble TV,Fauteuil,Table basse,Étagère', de: 'Bett,Sofa|Couch,Tisch|Esstisch,Schrank,Schreibtisch,TV,Sessel,Tisch|Couchtisch,Regal',
  es: 'Cama,Sofá,Mesa,Armario,Escritorio,TV,Sillón,Mesa,Estante', it: 'Letto,Divano,Tavolo,Armadio,Scrivania,TV,Poltrona,Tavolino,Scaffale', pt: 'Cama,Sofá,Mesa,Roupeiro,Secretária,TV,Poltrona,Mesa,Estante',
  nl: 'Bed,Bank,Tafel,Kast,Bureau,TV,Stoel,Tafel,Kast', sv: 'Säng,Soffa,Bord|Matbord,Garderob,Skrivbord,TV,Fåtölj,Bord,Hylla', fi: 'Sänky,Sohva,Pöytä,Kaappi,Työpöytä,TV,Tuoli,Pöytä,Hylly',
  da: 'Seng,Sofa,Bord,Skab,Skrivebord,TV,Stol,Bord,Reol', ca: 'Llit,Sofà,Taula,Armari,Escriptori,TV,Butaca,Taula,Prestatge', ru: 'Кровать,Диван,Стол,Шкаф,Стол,ТВ,Кресло,Стол,Полка',
}; // biome-ignore format: a table
/** Shares of the sheets with such boxes, of the pieces that are one there, and of words in capitals. */
const BOXED = 0.09;
const EACH = 0.8;
const CAPITALS = 0.35;
/** Letters of a word are no smaller, pixels, and no wider than this share of their size. */
const LEAST_PX = 9;
const LETTER = 0.62;

/** The words of the pieces that a sheet draws as boxes, by kind; mostly none. */
export function pickWords(language: Language, random: Random): Readonly<Record<string, string>> {
  if (!random.chance(BOXED)) return {};
  const capitals = random.chance(CAPITALS);
  const words = WORDS[language].split(',').map((some) => random.pick(some.split('|')));
  const boxed = KINDS.map((kind, i) => [kind, capitals ? words[i]!.toUpperCase() : words[i]!] as const);
  return Object.fromEntries(boxed.filter(() => random.chance(EACH)));
}

/**
 * What writes a word in the middle of a thing, along its longer side where it would not fit otherwise; undefined where it could not be read.
 * Its letters are measured before the box is drawn: without a word a box would be no piece of furniture.
 */
export function wordIn(pen: Pen, text: string | undefined, { outline }: DrawnItem): (() => void) | undefined {
  if (!text) return undefined;
  const { x0, x1, y0, y1 } = boundsOf(outline);
  const [wide, high] = [(x1 - x0) * pen.scale, (y1 - y0) * pen.scale];
  const fits = (room: number, across: number) => Math.min(pen.style.dimensionPx * 1.1, (room * 0.9) / (text.length * LETTER), across * 0.7); // biome-ignore format: one line
  const [level, upright] = [fits(wide, high), fits(high, wide)];
  const px = Math.max(level, upright);
  if (px < LEAST_PX) return undefined;
  return () =>
    pen.write(text, pen.at([(x0 + x1) / 2, (y0 + y1) / 2]), {
      px,
      role: 'note',
      ...(level < px ? { angle: -90 } : {}),
    });
}

import type { RoomType } from '../plan/schema.ts';
import type { CountKey, GalleryTexts, UiKey } from './texts/gallery-texts.ts';
import type { Language } from './texts/languages.ts';
import { formatArea, formatClearance, formatLength, formatNumber, formatSize, type Units } from './units.ts';

type Values = Readonly<Record<string, string | number>>;

/** Everything the gallery says, in one language: its texts, numbers, measures and lists. */
export class Wording {
  readonly language: Language;
  readonly texts: GalleryTexts;
  readonly #plurals: Intl.PluralRules;

  constructor(language: Language, texts: GalleryTexts) {
    this.language = language;
    this.texts = texts;
    this.#plurals = new Intl.PluralRules(language);
  }

  /** A text with its words in braces filled in. */
  say(key: UiKey, values: Values = {}): string {
    return this.#fill(this.texts.ui[key], values);
  }

  /** `3 doors`, in the form that the number asks for. */
  count(key: CountKey, n: number): string {
    const forms = this.texts.counts[key];
    return this.#fill(forms[this.#plurals.select(n)] ?? forms.other, { n });
  }

  roomType(type: RoomType): string {
    return this.texts.rooms[type];
  }

  /** What a visitor calls a kind of piece: `tv-unit` is a TV unit. Unknown kinds are read as words. */
  kind(kind: string): string {
    return lookUp(this.texts.kinds, kind) ?? kind.replaceAll('-', ' ');
  }

  activity(what: string): string {
    return lookUp(this.texts.activities, what) ?? what.replaceAll('-', ' ');
  }

  /** `double bed`, `nightstand × 2`: every kind once, in the order given. */
  kinds(kinds: readonly string[]): string[] {
    const counts = new Map<string, number>();
    for (const kind of kinds) counts.set(this.kind(kind), (counts.get(this.kind(kind)) ?? 0) + 1);
    // A number never stands at the beginning of a line, apart from what it counts.
    return [...counts].map(([name, count]) => name + (count > 1 ? `\u00a0×\u00a0${this.number(count)}` : ''));
  }

  /** `double bed` -> `Double bed`, at the beginning of a line. */
  capitalise(words: string): string {
    return words.charAt(0).toLocaleUpperCase(this.language) + words.slice(1);
  }

  /** `a, b and c`. */
  list(words: readonly string[]): string {
    return new Intl.ListFormat(this.language).format(words);
  }

  number(value: number): string {
    return formatNumber(value, 0, this.language);
  }

  percent(share: number): string {
    return new Intl.NumberFormat(`${this.language}-u-nu-latn`, { style: 'percent' }).format(share);
  }

  area(squareMetres: number, units: Units): string {
    return formatArea(squareMetres, units, this.language);
  }

  length(metres: number, units: Units): string {
    return formatLength(metres, units, this.language);
  }

  size(size: readonly [number, number], units: Units): string {
    return formatSize(size, units, this.language);
  }

  clearance(metres: number, units: Units): string {
    return formatClearance(metres, units, this.language);
  }

  #fill(text: string, values: Values): string {
    return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
      const value = values[name];
      if (value === undefined) return whole;
      return typeof value === 'number' ? this.number(value) : value;
    });
  }
}

const lookUp = (table: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

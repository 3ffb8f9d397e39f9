import type { Wording } from '../gallery/wording.ts';
import type { MendCount, MendKey, MendTexts } from './texts/mend-texts.ts';

type Values = Readonly<Record<string, string | number>>;

/** Everything the page to mend a plan says, in one language: its own texts, and the gallery's for rooms, fixtures and measures. */
export class MendWording {
  readonly gallery: Wording;
  readonly texts: MendTexts;

  constructor(gallery: Wording, texts: MendTexts) {
    this.gallery = gallery;
    this.texts = texts;
  }

  say(key: MendKey, values: Values = {}): string {
    return this.#fill(this.texts.ui[key], values);
  }

  /** `3 places to check`, in the form that the number asks for. */
  count(key: MendCount, n: number): string {
    const forms = this.texts.counts[key];
    return this.#fill(forms[new Intl.PluralRules(this.gallery.language).select(n)] ?? forms.other, { n });
  }

  /** `washing-machine` -> `Washing machine`. */
  kind(kind: string): string {
    const drawn: Readonly<Record<string, string>> = this.texts.furniture;
    if (Object.hasOwn(drawn, kind)) return drawn[kind]!;
    return this.gallery.capitalise(this.gallery.kind(kind));
  }

  #fill(text: string, values: Values): string {
    return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
      const value = values[name];
      return value === undefined ? whole : typeof value === 'number' ? this.gallery.number(value) : value;
    });
  }
}

import type { Lettering, Outline, Step } from './types.ts';

/** Heights of fonts on paper, millimetres; capitals are 0.73 of that (ISO 3098 asks for 1.8 mm and more in print of this size). */
export const FONT = { title: 4.4, name: 3, text: 2.5, dimension: 2.4, small: 2.1 } as const;

/** Baseline to baseline, as a share of the font's height. */
export const LINE_HEIGHT = 1.25;

/** Widths of letters as shares of the font's height, of Inter, which is wider than the fonts it may be replaced by. */
const NARROW = /[iljtfrI1.,:;'’′″|!()[\] -]/;
const WIDE = /[mwMWОМШЩЖЮФ%@—]/;
const CAPITAL = /[\p{Lu}\p{Nd}&²+×=<>#€$]/u;
const SHARES = { narrow: 0.34, usual: 0.58, capital: 0.68, wide: 0.9, full: 1.02 } as const;
const BOLDER = 1.04;

/** About how wide a text is, millimetres. Whoever reads the file may lack the font, so it is no use to measure one. */
export function textWidth(text: string, sizeMm: number, bold = false): number {
  let width = 0;
  for (const letter of text) {
    if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(letter)) width += SHARES.full;
    else if (NARROW.test(letter)) width += SHARES.narrow;
    else if (WIDE.test(letter)) width += SHARES.wide;
    else width += CAPITAL.test(letter) ? SHARES.capital : SHARES.usual;
  }
  return width * sizeMm * (bold ? BOLDER : 1);
}

type Given = Pick<Lettering, 'text' | 'x' | 'y' | 'sizeMm'> & Partial<Lettering>;

/** A text as a mark: level, regular and starting at its point unless said otherwise. */
export const lettering = (given: Given): Lettering => ({
  kind: 'lettering',
  bold: false,
  align: 'start',
  tone: 'ink',
  turn: 0,
  ...given,
});

/** Paper around a masked text, millimetres. */
const MASK = 0.3;

/** Paper behind a level text, so that no line runs through its letters. */
export function maskOf({ text, x, y, sizeMm, bold, align }: Lettering): Outline {
  const width = textWidth(text, sizeMm, bold);
  const left = align === 'start' ? x : x - (align === 'middle' ? width / 2 : width);
  const [x0, y0, x1, y1] = [left - MASK, y - sizeMm * 0.78 - MASK, left + width + MASK, y + sizeMm * 0.22 + MASK];
  const steps: Step[] = [['M', x0, y0], ['L', x1, y0], ['L', x1, y1], ['L', x0, y1], ['Z']]; // biome-ignore format: corners
  return { kind: 'outline', steps, tone: 'paper', fill: 'paper' };
}

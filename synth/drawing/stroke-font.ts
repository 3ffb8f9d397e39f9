import { JAPANESE_GLYPHS } from './japanese-glyphs.ts';

/**
 * A single-stroke alphabet such as CAD programs letter with. A glyph is polylines parted by `|`; a point is two base-36 digits,
 * x from 0 to 8 and y downwards from 0 (cap height) over 12 (`c`, baseline) to 16 (`g`).
 */
const GLYPHS: Record<string, string> = {
  A: '0c408c|1878', B: '0c006082846606|66888a6c0c', C: '826020020a2c6c8a', D: '0c005083895c0c', E: '80000c8c|0666', F: '80000c|0666',
  G: '826020020a2c6c8a8656', H: '000c|808c|0686', I: '000c', J: '606a4c2c0a', K: '000c|8007|358c', L: '000c7c', M: '0c0046808c', N: '0c008c80',
  O: '2060828a6c2c0a0220', P: '0c006082856707', Q: '2060828a6c2c0a0220|598c', R: '0c006082856707|478c', S: '8260200204266688 8a6c2c0a',
  T: '0080|404c', U: '000a2c6c8a80', V: '004c80', W: '002c446c80', X: '008c|800c', Y: '004680|464c', Z: '00800c8c',
  0: '2050727a5c2c0a0220', 1: '03303c', 2: '0220507274 0c7c', 3: '022050727456 36|56787a5c2c0a', 4: '5c500878', 5: '7000055577 7a5c2c0a',
  6: '6020020a2c5c7a77552507', 7: '00702c', 8: '26040220507274 5626080a2c5c7a7856', 9: '7557270502205072 7a5c1c',
  a: '747c|755424060a2c5c7a', b: '000c|052454767a5c2c0a', c: '755424060a2c5c7b', d: '707c|755424060a2c5c7a', e: '0878765424060a2c5c7a', f: '5030222c|0454',
  g: '747e5g2g0f|755424060a2c5c7a', h: '000c|062454767c', i: '040c|0102', j: '343e1g0g|3132', k: '000c|6408|287c', l: '000c', m: '040c|061434464c|465474868c',
  n: '040c|062454767c', o: '2454767a5c2c0a0624', p: '040g|052454767a5c2c0a', q: '747g|755424060a2c5c7a', r: '040c|07253454', s: '7554240507285879 7b5c2c0b',
  t: '202a3c5c|0454', u: '040a2c5c7a|747c', v: '043c64', w: '042c466c84', x: '046c|640c', y: '043c|643c1g0g', z: '04640c6c',
  '?': '0220607274 4749|4b4c', '.': '0b0c', ',': '1b1c0e', ':': '0405|0b0c', "'": '0003', '"': '0003|3033', '-': '0757', '/': '600c', '×': '056b|650b', '(': '3003093c', ')': '0033390c',
  '+': '0787|434b', '±': '0484|4048|0c8c', '=': '0575|0979', '#': '202c|606c|0484|0888', '&': '8c131130515308 0a2c5c88', '°': '001121301000', '²': '00104143050646',
  '⁵': '400003334506', ' ': '', '–': '0787', ø: '2454767a5c2c0a0624|740c', Ø: '2060828a6c2c0a0220|800c', æ: '0524444c2c0a0848|484474888|4b6c8b', ł: '000c|0824', Ł: '000c7c|0743', ß: '0c022051525466686a5c3c',
}; // biome-ignore format: a table

/** Marks above or below a letter, from its decomposed form; x as on the letter's width, y above 0 is off the cap height. */
const MARKS: Record<string, (width: number, top: number) => [number, number][][]> = {
  '̀': (w, t) => [[[w / 2 - 2, t - 3.4], [w / 2 + 1, t - 1.4]]],
  '́': (w, t) => [[[w / 2 + 2, t - 3.4], [w / 2 - 1, t - 1.4]]],
  '̂': (w, t) => [[[w / 2 - 2, t - 1.4], [w / 2, t - 3.2], [w / 2 + 2, t - 1.4]]],
  '̃': (w, t) => [[[w / 2 - 2.5, t - 1.6], [w / 2 - 1, t - 2.8], [w / 2 + 1, t - 1.8], [w / 2 + 2.5, t - 3]]],
  '̈': (w, t) => [[[w / 2 - 2, t - 2.4], [w / 2 - 2, t - 1.8]], [[w / 2 + 2, t - 2.4], [w / 2 + 2, t - 1.8]]],
  '̊': (w, t) => [[[w / 2, t - 3.6], [w / 2 + 1.2, t - 2.4], [w / 2, t - 1.2], [w / 2 - 1.2, t - 2.4], [w / 2, t - 3.6]]],
  '̌': (w, t) => [[[w / 2 - 2, t - 3.2], [w / 2, t - 1.4], [w / 2 + 2, t - 3.2]]],
  '̧': (w) => [[[w / 2, 12], [w / 2 + 0.8, 13.6], [w / 2 - 0.8, 14.6]]],
}; // biome-ignore format: a table

/** Polylines and width of one character in the grid of the alphabet; undefined when it has none. */
export interface Glyph {
  lines: [number, number][][];
  width: number;
}

const cache = new Map<string, Glyph | undefined>();

export function glyphOf(char: string): Glyph | undefined {
  if (!cache.has(char)) cache.set(char, makeGlyph(char));
  return cache.get(char);
}

function makeGlyph(char: string): Glyph | undefined {
  const own = GLYPHS[char] ?? JAPANESE_GLYPHS[char];
  if (own !== undefined) return parse(own);
  const [base, ...marks] = [...char.normalize('NFD')];
  const glyph = base === undefined || GLYPHS[base] === undefined ? undefined : parse(GLYPHS[base]!);
  if (!glyph || !marks.every((mark) => MARKS[mark])) return undefined;
  const top = base!.toUpperCase() === base ? 0 : 4;
  return { ...glyph, lines: [...glyph.lines, ...marks.flatMap((mark) => MARKS[mark]!(glyph.width, top))] };
}

function parse(text: string): Glyph {
  if (text === '') return { lines: [], width: 4 };
  const lines = text
    .replaceAll(' ', '')
    .split('|')
    .map((line) => {
      const points: [number, number][] = [];
      for (let i = 0; i + 1 < line.length; i += 2)
        points.push([Number.parseInt(line[i]!, 36), Number.parseInt(line[i + 1]!, 36)]);
      return points;
    });
  return { lines, width: Math.max(...lines.flat().map((p) => p[0])) };
}

import { compose, scaling } from '#core/geometry/affine.ts';
import type { TextRun } from '#core/texts/types.ts';
import type { Letter } from './pdf-page.ts';

interface Piece {
  readonly signs: Sign[];
  readonly angle: TextRun['angle'];
  /** Along and across the direction of reading: where it starts and ends, its baseline there, its size; pixels. */
  readonly start: number;
  end: number;
  readonly baseline: number;
  endBaseline: number;
  readonly size: number;
}

/** A letter on its line. */
interface Sign {
  readonly text: string;
  /** Which one of the page it is, as they are read. */
  readonly index: number;
  readonly start: number;
  readonly end: number;
}

/** Further back no piece is looked for that another goes on: a page of thousands of single letters would take seconds. */
const LOOK_BACK = 200;
/** Of a size: what is further apart are two words. */
const WORD_SPACE = 0.15;
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;

/**
 * Letters of a PDF page -> its texts, pixels. PDF writers cut lines into pieces of any length, in any order, and spaces of any width: letters
 * on one baseline with less than a word space between them are one run.
 */
export function readPdfTexts(letters: readonly Letter[], pxPerPoint: number): TextRun[] {
  const pieces = letters.flatMap((letter, index) => {
    const [a, b, c, d, x, y] = compose(scaling(pxPerPoint), letter.place);
    const size = Math.hypot(c, d);
    const degrees = (Math.atan2(b, a) * 180) / Math.PI;
    const quarter = (((Math.round(degrees / 90) % 4) + 4) % 4) * 90;
    if (size < 1 || Math.abs(((degrees - quarter + 540) % 360) - 180) > 12) return []; // slanted texts name no measure we use
    return [toPiece({ ...letter, index }, quarter as TextRun['angle'], x, y, size)];
  });
  // First as they were written: baselines on one line may differ by less than shows, which would put its letters out of order.
  const words = joinPieces(pieces);
  words.sort((a, b) => a.angle - b.angle || a.baseline - b.baseline || a.start - b.start);
  return joinPieces(words).map(toRun);
}

/** Reading direction becomes +start: (x, y) for 0, (y, -x) for 90 downwards, and so on. */
function toPiece(
  { text, advance, index }: Letter & { readonly index: number },
  angle: TextRun['angle'],
  x: number,
  y: number,
  size: number,
): Piece {
  const ways = { 0: [x, y], 90: [y, -x], 180: [-x, -y], 270: [-y, x] } as const;
  const [start, baseline] = ways[angle];
  const end = start + advance * size;
  return { signs: [{ text, index, start, end }], angle, start, end, baseline, endBaseline: baseline, size };
}

/** Appends each piece to the latest one that it continues. */
function joinPieces(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const partner = joined.slice(-LOOK_BACK).findLast((earlier) => goesOn(earlier, piece));
    if (!partner) {
      joined.push(piece);
      continue;
    }
    partner.signs.push(...piece.signs);
    partner.end = Math.max(partner.end, piece.end);
    partner.endBaseline = piece.endBaseline;
  }
  return joined;
}

function goesOn(earlier: Piece, piece: Piece): boolean {
  const { size } = earlier;
  return (
    piece.angle === earlier.angle &&
    Math.abs(piece.baseline - earlier.endBaseline) < 0.2 * size &&
    Math.abs(piece.size - size) < 0.25 * size &&
    piece.start - earlier.end < 0.6 * size &&
    piece.start - earlier.end > -0.3 * size
  );
}

/** As it is read: Hebrew and Arabic stand from right to left. */
function spell(signs: readonly Sign[], size: number): string {
  const isBackwards = signs.some(({ text }) => RIGHT_TO_LEFT.test(text));
  const ordered = isBackwards ? signs.toSorted((a, b) => a.index - b.index) : signs;
  return ordered.reduce((text, sign, i) => {
    const before = ordered[i - 1];
    const gap = before ? Math.max(sign.start - before.end, before.start - sign.end) : 0;
    return text + (gap > WORD_SPACE * size ? ' ' : '') + sign.text;
  }, '');
}

function toRun({ signs, angle, start, end, size, ...ends }: Piece): TextRun {
  const baseline = (ends.baseline + ends.endBaseline) / 2;
  // Capital letters reach about 0.72 of the font size above the baseline, descenders 0.22 below it.
  const top = baseline - 0.76 * size;
  const bottom = baseline + 0.22 * size;
  const box = {
    0: { x0: start, y0: top, x1: end, y1: bottom },
    90: { x0: -bottom, y0: start, x1: -top, y1: end },
    180: { x0: -end, y0: -bottom, x1: -start, y1: -top },
    270: { x0: top, y0: -end, x1: bottom, y1: -start },
  }[angle];
  return { text: spell(signs, size), box, angle, heightPx: 0.72 * size, confidence: 1, source: 'file' };
}

import type { PageViewport, PDFPageProxy } from 'pdfjs-dist';
import { type Affine, compose } from '#core/geometry/affine.ts';
import type { TextRun } from '#core/texts/types.ts';

interface Piece {
  text: string;
  angle: TextRun['angle'];
  /** Along and across the direction of reading: start, end, baseline, size; pixels. */
  start: number;
  end: number;
  baseline: number;
  size: number;
}

/**
 * The texts of a PDF page, pixels of the viewport. PDF writers cut lines into pieces of any length, down to single
 * glyphs: pieces on one baseline with less than a word space between them are one run.
 */
export async function readPdfTexts(page: PDFPageProxy, viewport: PageViewport): Promise<TextRun[]> {
  const { items } = await page.getTextContent();
  const pieces = items.flatMap((item) => {
    if (!('str' in item) || !item.str.trim()) return [];
    const [a, b, c, d, x, y] = compose(viewport.transform as Affine, item.transform as Affine);
    const size = Math.hypot(c, d);
    const length = item.width * viewport.scale;
    const degrees = (Math.atan2(b, a) * 180) / Math.PI;
    const quarter = (((Math.round(degrees / 90) % 4) + 4) % 4) * 90;
    if (size < 1 || Math.abs(((degrees - quarter + 540) % 360) - 180) > 12) return []; // slanted texts name no measure we use
    return [toPiece(item.str, quarter as TextRun['angle'], x, y, length, size)];
  });
  return joinPieces(pieces).map(toRun);
}

/** Reading direction becomes +start: (x, y) for 0, (y, -x) for 90 downwards, and so on. */
function toPiece(text: string, angle: TextRun['angle'], x: number, y: number, length: number, size: number): Piece {
  const ways = { 0: [x, y], 90: [y, -x], 180: [-x, -y], 270: [-y, x] } as const;
  const [along, across] = ways[angle];
  return { text, angle, start: along, end: along + length, baseline: across, size };
}

function joinPieces(pieces: Piece[]): Piece[] {
  const sorted = [...pieces].sort((a, b) => a.angle - b.angle || a.baseline - b.baseline || a.start - b.start);
  const joined: Piece[] = [];
  for (const piece of sorted) {
    const partner = joined.findLast(
      (p) =>
        p.angle === piece.angle &&
        Math.abs(p.baseline - piece.baseline) < 0.2 * p.size &&
        Math.abs(p.size - piece.size) < 0.25 * p.size &&
        piece.start - p.end < 0.6 * p.size &&
        piece.start - p.end > -0.3 * p.size,
    );
    if (!partner) joined.push({ ...piece });
    else {
      const space =
        piece.start - partner.end > 0.15 * partner.size && !/\s$/.test(partner.text) && !/^\s/.test(piece.text);
      partner.text += (space ? ' ' : '') + piece.text;
      partner.end = Math.max(partner.end, piece.end);
    }
  }
  return joined;
}

function toRun({ text, angle, start, end, baseline, size }: Piece): TextRun {
  // Capital letters reach about 0.72 of the font size above the baseline, descenders 0.22 below it.
  const top = baseline - 0.76 * size;
  const bottom = baseline + 0.22 * size;
  const box = {
    0: { x0: start, y0: top, x1: end, y1: bottom },
    90: { x0: -bottom, y0: start, x1: -top, y1: end },
    180: { x0: -end, y0: -bottom, x1: -start, y1: -top },
    270: { x0: top, y0: -end, x1: bottom, y1: -start },
  }[angle];
  return { text: text.trim(), box, angle, heightPx: 0.72 * size, confidence: 1, source: 'file' };
}

import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import { type Affine, compose } from '#core/geometry/affine.ts';
import { PdfFault } from './pdf-fault.ts';

/** Of fpdfview.h: drawn with its annotations, red before green before blue, in three bytes a pixel. */
const [FPDF_ANNOT, FPDF_REVERSE_BYTE_ORDER, FPDFBITMAP_BGR] = [0x01, 0x10, 2];
const OPAQUE_WHITE = 0xffffffff;

/** The largest permit sheet that was tried has 12,000. */
const MOST_LETTERS = 100_000;
/** Room for the six numbers of a matrix, double or single. */
const NUMBERS_BYTES = 48;

/** A character as the page shows it. */
export interface Letter {
  readonly text: string;
  /** From letters of size 1, baseline upwards, to the page. */
  readonly place: Affine;
  /** How far from it the next one stands, in sizes: true of those that lie or stand, give or take some degrees. */
  readonly advance: number;
}

/** One page of a PdfFile. Lengths are points, (0, 0) is the upper left corner of the page as it is shown, y runs down. */
export class PdfPage {
  readonly #pdfium: WrappedPdfiumModule;
  readonly #page: number;
  readonly width: number;
  readonly height: number;

  constructor(pdfium: WrappedPdfiumModule, page: number) {
    this.#pdfium = pdfium;
    this.#page = page;
    this.width = pdfium.FPDF_GetPageWidthF(page);
    this.height = pdfium.FPDF_GetPageHeightF(page);
  }

  /** Drawn on white, `widthPx` × `heightPx`, RGB. @throws PdfFault */
  draw(widthPx: number, heightPx: number): Uint8Array {
    return PdfFault.of(() => {
      const pdfium = this.#pdfium;
      const bitmap = pdfium.FPDFBitmap_CreateEx(widthPx, heightPx, FPDFBITMAP_BGR, 0, 0);
      if (!bitmap) throw new Error('No memory for the page.');
      pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, widthPx, heightPx, OPAQUE_WHITE);
      const flags = FPDF_ANNOT | FPDF_REVERSE_BYTE_ORDER;
      pdfium.FPDF_RenderPageBitmap(bitmap, this.#page, 0, 0, widthPx, heightPx, 0, flags);
      const [buffer, stride] = [pdfium.FPDFBitmap_GetBuffer(bitmap), pdfium.FPDFBitmap_GetStride(bitmap)];
      const rgb = new Uint8Array(3 * widthPx * heightPx);
      for (let y = 0; y < heightPx; y++) {
        const row = buffer + y * stride;
        rgb.set(pdfium.pdfium.HEAPU8.subarray(row, row + 3 * widthPx), 3 * widthPx * y);
      }
      pdfium.FPDFBitmap_Destroy(bitmap);
      return rgb;
    });
  }

  /** All that is lettered, without spaces, about in the order that it is read in: right to left where the script runs so. @throws PdfFault */
  letters(): Letter[] {
    return PdfFault.of(() => {
      const pdfium = this.#pdfium;
      const texts = pdfium.FPDFText_LoadPage(this.#page);
      const numbers = pdfium.pdfium.wasmExports.malloc(NUMBERS_BYTES);
      const toPage = this.#toPage(numbers);
      const letters: Letter[] = [];
      const count = Math.min(MOST_LETTERS, pdfium.FPDFText_CountChars(texts));
      for (let i = 0; i < count; i++) {
        const text = this.#signOf(texts, i);
        const letter = text && this.#place(text, texts, i, numbers, toPage);
        if (letter) letters.push(letter);
      }
      pdfium.FPDFText_ClosePage(texts);
      return letters;
    });
  }

  /** Frees what it was parsed into. */
  close(): void {
    PdfFault.of(() => this.#pdfium.FPDF_ClosePage(this.#page));
  }

  /** Undefined for spaces, for what PDFium puts between letters, and for codes that no sign is known of. */
  #signOf(texts: number, i: number): string | undefined {
    const pdfium = this.#pdfium;
    if (pdfium.FPDFText_IsGenerated(texts, i) === 1) return undefined;
    // At the end of a line it has a code of its own.
    if (pdfium.FPDFText_IsHyphen(texts, i) === 1) return '-';
    const code = pdfium.FPDFText_GetUnicode(texts, i);
    const sign = code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
    return /^[^\p{C}\s]$/u.test(sign) ? sign : undefined;
  }

  /** Undefined for one that is not on the page. */
  #place(text: string, texts: number, i: number, numbers: number, toPage: Affine): Letter | undefined {
    const pdfium = this.#pdfium;
    const size = pdfium.FPDFText_GetFontSize(texts, i); // may be negative, with a matrix that mirrors
    pdfium.FPDFText_GetMatrix(texts, i, numbers);
    const [a, b, c, d] = this.#floats(numbers, 4) as [number, number, number, number];
    pdfium.FPDFText_GetLooseCharBox(texts, i, numbers);
    const [left, top, right, bottom] = this.#floats(numbers, 4) as [number, number, number, number];
    pdfium.FPDFText_GetCharOrigin(texts, i, numbers, numbers + 8);
    const { getValue } = pdfium.pdfium;
    const [x, y] = [getValue(numbers, 'double'), getValue(numbers + 8, 'double')];
    const place = compose(toPage, [a * size, b * size, c * size, d * size, x, y]);
    const advance = lengthWithin(right - left, top - bottom, Math.atan2(b, a)) / (Math.hypot(c, d) * Math.abs(size));
    const isOnPage = place[4] >= 0 && place[4] <= this.width && place[5] >= 0 && place[5] <= this.height;
    return isOnPage && [...place, advance].every(Number.isFinite) ? { text, place, advance } : undefined;
  }

  /** From user space, which PDF files are written in, with the turn that the page is shown with. */
  #toPage(numbers: number): Affine {
    this.#pdfium.FPDF_GetPageBoundingBox(this.#page, numbers);
    const [left, top, right, bottom] = this.#floats(numbers, 4) as [number, number, number, number];
    const turns: Readonly<Record<number, Affine>> = {
      0: [1, 0, 0, -1, -left, top],
      90: [0, 1, 1, 0, -bottom, -left],
      180: [-1, 0, 0, 1, right, -bottom],
      270: [0, -1, -1, 0, top, right],
    };
    return turns[90 * this.#pdfium.FPDFPage_GetRotation(this.#page)]!;
  }

  #floats(at: number, count: number): number[] {
    const { getValue } = this.#pdfium.pdfium;
    return Array.from({ length: count }, (_, i) => getValue(at + 4 * i, 'float'));
  }
}

/**
 * Length of a turned rectangle by the upright box around it, which is how PDFium tells how far a letter reaches: of a length l and a breadth b
 * the box has the width l cos + b sin and the height l sin + b cos. At 45 degrees it cannot be told.
 */
function lengthWithin(width: number, height: number, angle: number): number {
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  return (width * cos - height * sin) / (cos * cos - sin * sin);
}

import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import { type Affine, compose } from '#core/geometry/affine.ts';

/** Of fpdfview.h: drawn with its annotations, red before green before blue, in three bytes a pixel. */
const [FPDF_ANNOT, FPDF_REVERSE_BYTE_ORDER, FPDFBITMAP_BGR] = [0x01, 0x10, 2];
const OPAQUE_WHITE = 0xffffffff;

/** A character as the page shows it. */
export interface Letter {
  readonly text: string;
  /** From letters of size 1, baseline upwards, to the page. */
  readonly place: Affine;
  /** How far from it the next one stands, in sizes; of one that slants by 45 degrees it is not known, and not finite. */
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

  /** Drawn on white, `widthPx` × `heightPx`, RGB. */
  draw(widthPx: number, heightPx: number): Uint8Array {
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
  }

  /** In the order of the file, spaces included. */
  letters(): Letter[] {
    const texts = this.#pdfium.FPDFText_LoadPage(this.#page);
    const toPage = this.#toPage();
    return Array.from({ length: this.#pdfium.FPDFText_CountChars(texts) }, (_, i) => i)
      .filter((i) => this.#pdfium.FPDFText_IsGenerated(texts, i) === 0)
      .map((i) => this.#letter(texts, i, toPage));
  }

  #letter(texts: number, i: number, toPage: Affine): Letter {
    const pdfium = this.#pdfium;
    const text = String.fromCodePoint(pdfium.FPDFText_GetUnicode(texts, i));
    const size = pdfium.FPDFText_GetFontSize(texts, i);
    const [a, b, c, d] = this.#read('float', 6, (at) => pdfium.FPDFText_GetMatrix(texts, i, at));
    const [x, y] = this.#read('double', 2, (at) => pdfium.FPDFText_GetCharOrigin(texts, i, at, at + 8));
    const [left, top, right, bottom] = this.#read('float', 4, (at) => pdfium.FPDFText_GetLooseCharBox(texts, i, at));
    const place = compose(toPage, [a! * size, b! * size, c! * size, d! * size, x!, y!]);
    const advance = lengthWithin(right! - left!, top! - bottom!, Math.atan2(b!, a!)) / (Math.hypot(c!, d!) * size);
    return { text, place, advance };
  }

  /** From user space, which PDF files are written in, with the turn that the page is shown with. */
  #toPage(): Affine {
    const [left, top, right, bottom] = this.#read('float', 4, (at) =>
      this.#pdfium.FPDF_GetPageBoundingBox(this.#page, at),
    ) as [number, number, number, number];
    const turns: readonly Affine[] = [
      [1, 0, 0, -1, -left, top],
      [0, 1, 1, 0, -bottom, -left],
      [-1, 0, 0, 1, right, -bottom],
      [0, -1, -1, 0, top, right],
    ];
    return turns[this.#pdfium.FPDFPage_GetRotation(this.#page) % turns.length]!;
  }

  /** Numbers that a function of PDFium writes into memory. @throws where it says that it did not */
  #read(type: 'float' | 'double', count: number, write: (at: number) => boolean): number[] {
    const { wasmExports, getValue } = this.#pdfium.pdfium;
    const bytes = type === 'float' ? 4 : 8;
    const at = wasmExports.malloc(count * bytes);
    try {
      if (!write(at)) throw new Error('PDFium cannot say where a letter is.');
      return Array.from({ length: count }, (_, i) => getValue(at + i * bytes, type));
    } finally {
      wasmExports.free(at);
    }
  }
}

/**
 * Length of a turned rectangle by the upright box around it, which is how PDFium tells how far a letter reaches: of a length l and a breadth b
 * the box has the width l cos + b sin and the height l sin + b cos.
 */
function lengthWithin(width: number, height: number, angle: number): number {
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  return (width * cos - height * sin) / (cos * cos - sin * sin);
}

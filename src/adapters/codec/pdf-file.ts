import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';
import { Failure } from '#core/failures.ts';
import { once } from '#core/once.ts';
import { PdfPage } from './pdf-page.ts';

/** FPDF_ERR_PASSWORD of fpdfview.h. */
const PASSWORD = 4;

const readCode = once(() => readFile(createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm')));

/**
 * A PDF, opened by PDFium in a memory of its own: whatever a damaged file does there stays there, and all of it goes when nobody holds the
 * file any more.
 */
export class PdfFile {
  readonly #pdfium: WrappedPdfiumModule;
  readonly #document: number;

  private constructor(pdfium: WrappedPdfiumModule, document: number) {
    this.#pdfium = pdfium;
    this.#document = document;
  }

  /** @throws Failure `invalid_file` */
  static async open(bytes: Uint8Array): Promise<PdfFile> {
    const pdfium = await load();
    const document = loadDocument(pdfium, bytes);
    if (document) return new PdfFile(pdfium, document);
    const isLocked = pdfium.FPDF_GetLastError() === PASSWORD;
    throw new Failure(
      'invalid_file',
      isLocked
        ? 'The PDF needs a password. Send a copy without one.'
        : 'The PDF cannot be opened: it is damaged or no PDF.',
      { reason: isLocked ? 'password' : 'damaged' },
    );
  }

  get pages(): number {
    return this.#pdfium.FPDF_GetPageCount(this.#document);
  }

  /** By its number, from 1. @throws where there is none, or it is damaged */
  page(number: number): PdfPage {
    const page = this.#pdfium.FPDF_LoadPage(this.#document, number - 1);
    if (!page) throw new Error(`Page ${number} of the PDF cannot be opened.`);
    return new PdfPage(this.#pdfium, page);
  }
}

async function load(): Promise<WrappedPdfiumModule> {
  const { buffer, byteOffset, byteLength } = await readCode();
  const wasmBinary = buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer;
  const before = new Set(Object.getOwnPropertyNames(globalThis));
  const pdfium = await init({ wasmBinary });
  // Emscripten puts warnings there, which would hold the first instance, with all of its memory, for ever.
  for (const name of Object.getOwnPropertyNames(globalThis))
    if (!before.has(name)) Reflect.deleteProperty(globalThis, name);
  pdfium.PDFiumExt_Init();
  return pdfium;
}

/** Its handle; 0 where it cannot be opened. */
function loadDocument(pdfium: WrappedPdfiumModule, bytes: Uint8Array): number {
  try {
    const file = pdfium.pdfium.wasmExports.malloc(bytes.length);
    pdfium.pdfium.HEAPU8.set(bytes, file);
    return pdfium.FPDF_LoadMemDocument(file, bytes.length, '');
  } catch {
    return 0; // a trap of WebAssembly: more damage than PDFium copes with
  }
}

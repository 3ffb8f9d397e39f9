import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';
import pLimit from 'p-limit';
import { Failure } from '#core/failures.ts';
import { PdfFault } from './pdf-fault.ts';
import { PdfPage } from './pdf-page.ts';

/** FPDF_ERR_PASSWORD of fpdfview.h. */
const PASSWORD = 4;

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
    const pdfium = await oneAtATime(loadPdfium);
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

  /** @throws PdfFault */
  get pages(): number {
    return PdfFault.of(() => this.#pdfium.FPDF_GetPageCount(this.#document));
  }

  /** By its number, from 1; undefined where there is none that can be opened. @throws PdfFault */
  page(number: number): PdfPage | undefined {
    return PdfFault.of(() => {
      const page = this.#pdfium.FPDF_LoadPage(this.#document, number - 1);
      return page ? new PdfPage(this.#pdfium, page) : undefined;
    });
  }
}

let code: Promise<Buffer<ArrayBuffer>> | undefined;

/** Read once; a read that failed is tried again with the next file. */
function readCode(): Promise<Buffer<ArrayBuffer>> {
  code ??= readFile(createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm'));
  code.catch(() => {
    code = undefined;
  });
  return code;
}

/** Instances that come to life side by side would not know whose getters are whose. */
const oneAtATime = pLimit(1);

/** An instance with a memory of its own; takes some 30 ms. */
async function loadPdfium(): Promise<WrappedPdfiumModule> {
  const { buffer, byteOffset, byteLength } = await readCode();
  const before = new Set(Object.getOwnPropertyNames(globalThis));
  const pdfium = await init({ wasmBinary: buffer.slice(byteOffset, byteOffset + byteLength) });
  // Emscripten puts getters that warn on the global object, which would hold the first instance, with all of its memory, for ever.
  for (const name of Object.getOwnPropertyNames(globalThis))
    if (!before.has(name) && Object.getOwnPropertyDescriptor(globalThis, name)?.get)
      Reflect.deleteProperty(globalThis, name);
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

import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { unusable } from '#core/corrections/unusable.ts';
import { Failure } from '#core/failures.ts';
import { MAX_PIXELS, MAX_SHEET_PIXELS } from './limits.ts';
import type { LoadedSheet } from './loaded-sheet.ts';
import { readPdfTexts } from './pdf-texts.ts';
import { refuseBombs } from './refuse-bombs.ts';
import { toSheet } from './to-sheet.ts';

const MM_PER_POINT = 25.4 / 72;
/** Rendered long side. */
const USUAL_SIDE_PX = 2600;
/** Page boxes above this (200 inches, PDF 1.7 annex C) are nonsense: the page size is then not believed. */
const MAX_PAGE_POINTS = 14_400;

/** Of a picture of the page, which points of plan.json and of corrections are in: 144 dpi (contract.md). */
const SOURCE_PX_PER_POINT = 2;
const sourcePx = (points: number) => Math.max(1, Math.round(points * SOURCE_PX_PER_POINT));

const folder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

/**
 * One page of a PDF -> sheet, and the texts themselves with positions. Without a number it has to be the only one.
 * Throws `Failure`: `invalid_file` (cannot be opened, no page, password), `multiple_pages`, `file_unreadable`.
 */
export async function renderPdf(bytes: Uint8Array, pageNumber?: number): Promise<LoadedSheet> {
  await refuseBombs(bytes);
  const document = await openDocument(bytes);
  try {
    const page = await findPage(document, pageNumber);
    const scale = chooseScale(page);
    const viewport = page.getViewport({ scale });
    const width = Math.max(1, Math.round(viewport.width));
    const height = Math.max(1, Math.round(viewport.height));
    const canvas = createCanvas(width, height);
    const task = page.render({ canvas: canvas as never, viewport, background: '#ffffff' });
    // pdf.js never gives way to the event loop in Node, where canvases and pictures that it is done with are freed.
    task.onContinue = (go: () => void) => setImmediate(go);
    await task.promise;
    const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
    const points = Math.max(viewport.width, viewport.height) / scale;
    const pageMm =
      points <= MAX_PAGE_POINTS
        ? { width: (viewport.width / scale) * MM_PER_POINT, height: (viewport.height / scale) * MM_PER_POINT }
        : undefined;
    const rgba = new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
    const texts = await readPdfTexts(page, viewport);
    const source = { widthPx: sourcePx(viewport.width / scale), heightPx: sourcePx(viewport.height / scale) };
    return { sheet: toSheet(rgba, width, height, pageMm), texts, source };
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure('file_unreadable', 'The PDF page cannot be drawn: it is damaged. Export it again.', {
      reason: 'damaged',
    });
  } finally {
    await document.loadingTask.destroy();
  }
}

/** @throws Failure `invalid_file`. Whoever opens a document destroys its loading task. */
export async function openDocument(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  try {
    return await getDocument({
      data: new Uint8Array(bytes), // pdf.js takes the buffer away from its owner
      disableFontFace: true,
      useSystemFonts: false,
      maxImageSize: MAX_PIXELS,
      enableXfa: false,
      stopAtErrors: false,
      verbosity: VerbosityLevel.ERRORS - 1,
      standardFontDataUrl: `${join(folder, 'standard_fonts')}/`,
      cMapUrl: `${join(folder, 'cmaps')}/`,
      cMapPacked: true,
      wasmUrl: `${join(folder, 'wasm')}/`,
      iccUrl: `${join(folder, 'iccs')}/`,
    } as Parameters<typeof getDocument>[0]).promise;
  } catch (error) {
    const locked = (error as Error).name === 'PasswordException';
    throw new Failure(
      'invalid_file',
      locked
        ? 'The PDF needs a password. Send a copy without one.'
        : 'The PDF cannot be opened: it is damaged or no PDF.',
      { reason: locked ? 'password' : 'damaged' },
    );
  }
}

async function findPage(document: PDFDocumentProxy, number: number | undefined): Promise<PDFPageProxy> {
  const pages = document.numPages;
  if (number !== undefined && number > pages) {
    throw unusable({ path: '/page', expected: `a page of the PDF, which has ${pages}`, got: number });
  }
  let page: PDFPageProxy;
  try {
    if (pages < 1) throw new Error('no page');
    page = await document.getPage(number ?? 1);
  } catch {
    throw new Failure('invalid_file', 'The PDF has no page that can be opened.', { reason: 'no_page' });
  }
  if (pages > 1 && number === undefined) {
    const message = `The PDF has ${pages} pages. Send the page with the floor plan alone, or its number in corrections.page.`;
    throw new Failure('multiple_pages', message, { pages });
  }
  return page;
}

/** Pixels per point. Texts come from the file, so nothing needs more pixels than lines do. */
function chooseScale(page: PDFPageProxy): number {
  const { width, height } = page.getViewport({ scale: 1 });
  const long = Math.max(width, height);
  if (!(long > 0) || !Number.isFinite(long))
    throw new Failure('invalid_file', 'The PDF page has no size.', { reason: 'no_page' });
  return Math.min(USUAL_SIDE_PX / long, Math.sqrt(MAX_SHEET_PIXELS / (width * height)));
}

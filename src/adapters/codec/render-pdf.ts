import { unusable } from '#core/corrections/unusable.ts';
import { Failure } from '#core/failures.ts';
import { MAX_SHEET_PIXELS } from './limits.ts';
import type { LoadedSheet } from './loaded-sheet.ts';
import { PdfFault } from './pdf-fault.ts';
import { PdfFile } from './pdf-file.ts';
import type { Letter, PdfPage } from './pdf-page.ts';
import { readPdfTexts } from './pdf-texts.ts';
import { refuseBombs } from './refuse-bombs.ts';
import { toOpaqueSheet } from './to-sheet.ts';

const MM_PER_POINT = 25.4 / 72;
/** Rendered long side. */
const USUAL_SIDE_PX = 2600;
/** Page boxes above this (200 inches, PDF 1.7 annex C) are nonsense: the page size is then not believed. */
const MAX_PAGE_POINTS = 14_400;

/** Of a picture of the page, which points of plan.json and of corrections are in: 144 dpi (contract.md). */
const SOURCE_PX_PER_POINT = 2;
const toPx = (points: number, pxPerPoint: number) => Math.max(1, Math.round(points * pxPerPoint));

/**
 * One page of a PDF -> sheet, and the texts themselves with positions. Without a number it has to be the only one.
 * Throws `Failure`: `invalid_file` (cannot be opened, no page, password), `multiple_pages`, `file_unreadable`.
 */
export async function renderPdf(bytes: Uint8Array, pageNumber?: number): Promise<LoadedSheet> {
  await refuseBombs(bytes);
  const page = findPage(await PdfFile.open(bytes), pageNumber);
  const pxPerPoint = chooseScale(page);
  const [widthPx, heightPx] = [toPx(page.width, pxPerPoint), toPx(page.height, pxPerPoint)];
  const pageMm =
    Math.max(page.width, page.height) <= MAX_PAGE_POINTS
      ? { width: page.width * MM_PER_POINT, height: page.height * MM_PER_POINT }
      : undefined;
  const source = {
    widthPx: toPx(page.width, SOURCE_PX_PER_POINT),
    heightPx: toPx(page.height, SOURCE_PX_PER_POINT),
  };
  const sheet = toOpaqueSheet(
    unlessDamaged(() => page.draw(widthPx, heightPx)),
    widthPx,
    heightPx,
    pageMm,
  );
  return { sheet, texts: readPdfTexts(lettersOf(page), pxPerPoint), source };
}

/** Without those of a file that does not tell them the drawing can be read all the same. */
function lettersOf(page: PdfPage): Letter[] {
  try {
    return page.letters();
  } catch (error) {
    if (error instanceof PdfFault) return [];
    throw error;
  }
}

/** @throws Failure `file_unreadable` where PDFium fails */
function unlessDamaged<T>(work: () => T): T {
  try {
    return work();
  } catch (cause) {
    if (!(cause instanceof PdfFault)) throw cause;
    const message = 'The PDF page cannot be drawn: it is damaged. Export it again.';
    throw new Failure('file_unreadable', message, { reason: 'damaged' }, { cause });
  }
}

function findPage(file: PdfFile, number: number | undefined): PdfPage {
  const pages = unlessDamaged(() => file.pages);
  if (number !== undefined && number > pages) {
    throw unusable({ path: '/page', expected: `a page of the PDF, which has ${pages}`, got: number });
  }
  if (pages > 1 && number === undefined) {
    const message = `The PDF has ${pages} pages. Send the page with the floor plan alone, or its number in corrections.page.`;
    throw new Failure('multiple_pages', message, { pages });
  }
  const page = unlessDamaged(() => file.page(number ?? 1));
  if (!page) throw new Failure('invalid_file', 'The PDF has no page that can be opened.', { reason: 'no_page' });
  return page;
}

/** Pixels per point. Texts come from the file, so nothing needs more pixels than lines do. */
function chooseScale({ width, height }: PdfPage): number {
  const long = Math.max(width, height);
  if (!(long > 0) || !Number.isFinite(long))
    throw new Failure('invalid_file', 'The PDF page has no size.', { reason: 'no_page' });
  return Math.min(USUAL_SIDE_PX / long, Math.sqrt(MAX_SHEET_PIXELS / (width * height)));
}

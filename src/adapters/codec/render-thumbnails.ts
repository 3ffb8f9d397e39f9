import sharp from 'sharp';
import { PdfFault } from './pdf-fault.ts';
import { PdfFile } from './pdf-file.ts';
import type { PdfPage } from './pdf-page.ts';

/** Long side of a thumbnail, pixels: enough to tell a floor plan from a facade. */
const SIDE_PX = 480;
/** Of longer documents the first ones: one of CAD sheets takes up to half a second each. */
const MOST_PAGES = 12;

/** The first pages of a PDF, small, as JPEG; blank ones in place of those that cannot be drawn. @throws Failure for one that cannot be opened */
export async function renderThumbnails(bytes: Uint8Array): Promise<Uint8Array[]> {
  const file = await PdfFile.open(bytes);
  const thumbnails: Uint8Array[] = [];
  for (let number = 1; number <= Math.min(file.pages, MOST_PAGES); number++) {
    const { rgb, ...size } = drawSmall(file, number);
    thumbnails.push(
      await sharp(rgb, { raw: { ...size, channels: 3 } })
        .jpeg({ quality: 80 })
        .toBuffer(),
    );
  }
  return thumbnails;
}

interface SmallPage {
  readonly rgb: Uint8Array;
  readonly width: number;
  readonly height: number;
}

function drawSmall(file: PdfFile, number: number): SmallPage {
  let page: PdfPage | undefined;
  try {
    page = file.page(number);
    if (!page || !(page.width > 0 && page.height > 0)) return BLANK;
    const pxPerPoint = SIDE_PX / Math.max(page.width, page.height);
    const [width, height] = [Math.ceil(page.width * pxPerPoint), Math.ceil(page.height * pxPerPoint)];
    return { rgb: page.draw(width, height), width, height };
  } catch (error) {
    if (error instanceof PdfFault) return BLANK;
    throw error;
  } finally {
    page?.close();
  }
}

const BLANK: SmallPage = { rgb: new Uint8Array(3 * SIDE_PX * SIDE_PX).fill(255), width: SIDE_PX, height: SIDE_PX };

import sharp from 'sharp';
import { PdfFile } from './pdf-file.ts';

/** Long side of a thumbnail, pixels: enough to tell a floor plan from a facade. */
const SIDE_PX = 480;
/** Of longer documents the first ones: each takes some tenths of a second. */
const MOST_PAGES = 12;

/** The first pages of a PDF, small, as JPEG. @throws Failure for one that cannot be opened */
export async function renderThumbnails(bytes: Uint8Array): Promise<Uint8Array[]> {
  const file = await PdfFile.open(bytes);
  const thumbnails: Uint8Array[] = [];
  for (let number = 1; number <= Math.min(file.pages, MOST_PAGES); number++) {
    const page = file.page(number);
    const pxPerPoint = SIDE_PX / Math.max(page.width, page.height);
    const [width, height] = [Math.ceil(page.width * pxPerPoint), Math.ceil(page.height * pxPerPoint)];
    const raw = { width, height, channels: 3 as const };
    thumbnails.push(await sharp(page.draw(width, height), { raw }).jpeg({ quality: 80 }).toBuffer());
  }
  return thumbnails;
}

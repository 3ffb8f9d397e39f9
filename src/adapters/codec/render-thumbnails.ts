import { createCanvas } from '@napi-rs/canvas';
import sharp from 'sharp';
import { openDocument } from './render-pdf.ts';

/** Long side of a thumbnail, pixels: enough to tell a floor plan from a facade. */
const SIDE_PX = 480;
/** Of longer documents the first ones: each takes some tenths of a second. */
const MOST_PAGES = 12;

/** The first pages of a PDF, small, as JPEG. @throws Failure for one that cannot be opened */
export async function renderThumbnails(bytes: Uint8Array): Promise<Uint8Array[]> {
  const document = await openDocument(bytes);
  try {
    const thumbnails: Uint8Array[] = [];
    for (let number = 1; number <= Math.min(document.numPages, MOST_PAGES); number++) {
      const page = await document.getPage(number);
      const { width, height } = page.getViewport({ scale: 1 });
      const viewport = page.getViewport({ scale: SIDE_PX / Math.max(width, height) });
      const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
      await page.render({ canvas: canvas as never, viewport, background: '#ffffff' }).promise;
      const raw = { width: canvas.width, height: canvas.height, channels: 4 as const };
      const { data } = canvas.getContext('2d').getImageData(0, 0, raw.width, raw.height);
      thumbnails.push(await sharp(Buffer.from(data.buffer), { raw }).removeAlpha().jpeg({ quality: 80 }).toBuffer());
    }
    return thumbnails;
  } finally {
    await document.loadingTask.destroy();
  }
}

import sharp from 'sharp';
import type { Sheet } from '#core/sheet/types.ts';

/** Long side of the copy of the drawing that the gallery shows beside the furnished plan. */
const MAX_SIDE_PX = 2400;

/** The sheet as it was read, as JPEG without any metadata of the upload. */
export async function encodeOriginal(sheet: Sheet): Promise<Uint8Array> {
  return sharp(sheet.rgb, { raw: { width: sheet.widthPx, height: sheet.heightPx, channels: 3 } })
    .resize({ width: MAX_SIDE_PX, height: MAX_SIDE_PX, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 85 })
    .toBuffer();
}

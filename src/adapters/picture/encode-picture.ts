import sharp from 'sharp';
import type { TopView } from '#core/picture/render-top-view.ts';
import { withSrgbProfile } from './srgb-profile.ts';

/** Dots per inch that the picture is meant for. */
const PRINT_DPI = 300;
/**
 * No ringing around letters at full size. Codes of its own for each picture would make it a tenth smaller, and would hold all its coefficients
 * for it, 80 MB, and take three times as long.
 */
const ENCODING = { quality: 84, chromaSubsampling: '4:4:4', optimiseCoding: false };

/** The number of that colour space in EXIF. */
const SRGB = '1';

/** What a picture says of itself to whoever opens its properties. */
export interface PictureDescription {
  readonly text: string;
  /** An XMP packet. */
  readonly xmp: string;
}

/** A picture as JPEG for print: sRGB, 300 dots per inch, described in EXIF and XMP. Its pixels must stay as they are until it is done. */
export async function encodePicture(
  { widthPx: width, heightPx: height, rgba }: TopView,
  { text, xmp }: PictureDescription,
): Promise<Uint8Array> {
  const pixels = Buffer.from(rgba.buffer, rgba.byteOffset, rgba.byteLength);
  const jpeg = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .jpeg(ENCODING)
    .withDensity(PRINT_DPI)
    .withExifMerge({ IFD0: { ImageDescription: text, Software: 'Plenish' }, IFD2: { ColorSpace: SRGB } })
    .withXmp(xmp)
    .toBuffer();
  return withSrgbProfile(jpeg);
}

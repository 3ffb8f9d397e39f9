import type { Canvas } from '@napi-rs/canvas';
import sharp from 'sharp';

/** Dots per inch that the picture is meant for. */
const PRINT_DPI = 300;
/** Of JPEG: no ringing around letters at full size. */
const QUALITY = 86;

/** The number of that colour space in EXIF. */
const SRGB = '1';

/** What a picture says of itself to whoever opens its properties. */
export interface PictureDescription {
  readonly text: string;
  /** An XMP packet. */
  readonly xmp: string;
}

/** The picture as it is on the canvas now, as JPEG for print: sRGB, 300 dots per inch, described in EXIF and XMP. */
export function encodePicture(canvas: Canvas, { text, xmp }: PictureDescription): Promise<Uint8Array> {
  const { width, height } = canvas;
  // A copy: the canvas is drawn on while this one is encoded.
  const pixels = Buffer.from(canvas.data());
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' })
    .withIccProfile('srgb')
    .withDensity(PRINT_DPI)
    .withExifMerge({ IFD0: { ImageDescription: text, Software: 'Plenish' }, IFD2: { ColorSpace: SRGB } })
    .withXmp(xmp)
    .toBuffer();
}

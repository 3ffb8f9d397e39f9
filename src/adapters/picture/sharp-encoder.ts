import pLimit from 'p-limit';
import sharp from 'sharp';
import type { PictureEncoder, PictureFormat } from '#service/ports/picture-encoder.ts';

/** Pictures at a time: the process that serves has other things to do. */
const AT_A_TIME = 2;
/**
 * Chosen by eye on pictures of 1,200 pixels: no ringing around letters and walls. Somebody waits for them, so large AVIFs are made with the least
 * effort: a sixth larger than with more, at a quarter of the time; still as small as WebP, and nearer to the picture (bench/picture.ts --formats).
 */
const LARGE_PX = 1200;
const ENCODINGS = {
  avif: { quality: 58, effort: 2, chromaSubsampling: '4:4:4' },
  webp: { quality: 82, effort: 3, smartSubsample: true },
  jpeg: { quality: 84, chromaSubsampling: '4:4:4', progressive: true },
} as const satisfies Record<PictureFormat, object>;

const limit = pLimit(AT_A_TIME);

/** Encodes by sharp: sRGB, with the description and provenance of the picture that it is given. */
export const sharpEncoder: PictureEncoder = {
  encode: (picture, { format, widthPx }) =>
    limit(() =>
      sharp(picture)
        .resize({ width: widthPx, withoutEnlargement: true })
        .keepExif()
        .keepXmp()
        .toFormat(format, { ...ENCODINGS[format], ...(format === 'avif' && widthPx > LARGE_PX ? { effort: 0 } : {}) })
        .toBuffer(),
    ),
};

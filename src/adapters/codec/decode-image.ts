import sharp, { type Metadata } from 'sharp';
import { Failure } from '#core/failures.ts';
import { MAX_PIXELS, MAX_SHEET_PIXELS, MAX_SHEET_SIDE_PX } from './limits.ts';
import type { LoadedSheet } from './loaded-sheet.ts';
import { toSheet } from './to-sheet.ts';

const SERVED = new Set(['jpeg', 'png']);

/**
 * JPEG or PNG bytes -> sheet: turned as EXIF says, sRGB, 8 bits, on an opaque background, reduced where it is huge.
 * Size is checked from the header, before anything is decoded. Throws `Failure('file_unreadable')`.
 */
export async function decodeImage(bytes: Uint8Array): Promise<LoadedSheet> {
  const header = await readHeader(bytes);
  const pixels = header.width * header.height;
  if (pixels > MAX_PIXELS) {
    throw new Failure(
      'file_unreadable',
      `The picture has ${(pixels / 1e6).toFixed(1)} megapixels (${header.width} × ${header.height}); the limit is ${MAX_PIXELS / 1e6}. Send a smaller copy.`,
      { reason: 'too_many_pixels', widthPx: header.width, heightPx: header.height, limitPx: MAX_PIXELS },
    );
  }
  const turned = (header.orientation ?? 1) >= 5;
  const source = {
    widthPx: turned ? header.height : header.width,
    heightPx: turned ? header.width : header.height,
  };
  const shrink = Math.min(
    1,
    MAX_SHEET_SIDE_PX / Math.max(source.widthPx, source.heightPx),
    Math.sqrt(MAX_SHEET_PIXELS / pixels),
  );
  const width = Math.max(1, Math.round(source.widthPx * shrink));
  const height = Math.max(1, Math.round(source.heightPx * shrink));
  try {
    const { data, info } = await open(bytes)
      .autoOrient()
      .toColourspace('srgb')
      .ensureAlpha()
      .resize(width, height, { fit: 'fill', kernel: 'lanczos3' })
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    return { sheet: toSheet(data, info.width, info.height), texts: [], source };
  } catch {
    throw new Failure(
      'file_unreadable',
      'The picture breaks off or is damaged: it cannot be decoded. Export it again.',
      {
        reason: 'damaged',
      },
    );
  }
}

function open(bytes: Uint8Array) {
  return sharp(bytes, { failOn: 'truncated', limitInputPixels: MAX_PIXELS, unlimited: false, pages: 1 });
}

async function readHeader(bytes: Uint8Array): Promise<Metadata & { width: number; height: number }> {
  let header: Metadata;
  try {
    header = await sharp(bytes, { failOn: 'none', limitInputPixels: false }).metadata();
  } catch {
    throw new Failure('file_unreadable', 'The picture cannot be opened: its header is damaged. Export it again.', {
      reason: 'damaged',
    });
  }
  if (!SERVED.has(header.format ?? '') || !header.width || !header.height) {
    throw new Failure('invalid_file', 'The file is not a JPG, PNG or PDF.', { reason: 'unknown_type' });
  }
  return header;
}

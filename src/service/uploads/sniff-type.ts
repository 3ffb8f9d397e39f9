/** What a file's own first bytes say it is. `unknown` is no known type at all. */
export type SniffedType =
  | { readonly kind: 'served'; readonly type: 'jpg' | 'png' | 'pdf' }
  | { readonly kind: 'unserved'; readonly name: string }
  | { readonly kind: 'unknown' };

/** As many bytes from the beginning as `sniffType` looks at. */
export const SNIFF_BYTES = 1024;

type Magic = readonly [offset: number, bytes: string];

/** Signatures as published in the formats' specifications and the IANA and freedesktop.org registries. Latin-1 text. */
const SERVED: readonly (readonly ['jpg' | 'png' | 'pdf', Magic])[] = [
  ['jpg', [0, '\xff\xd8\xff']],
  ['png', [0, '\x89PNG\r\n\x1a\n']],
  ['pdf', [0, '%PDF-']],
];

/** What nearly all files that are served begin with, Latin-1. */
export const SERVED_SIGNATURES: readonly string[] = SERVED.map(([, [, bytes]]) => bytes);

const UNSERVED: readonly (readonly [string, ...Magic[]])[] = [
  ['GIF', [0, 'GIF87a']],
  ['GIF', [0, 'GIF89a']],
  ['WebP', [0, 'RIFF'], [8, 'WEBP']],
  ['AVI or WAV', [0, 'RIFF']],
  ['TIFF', [0, 'II*\0']],
  ['TIFF', [0, 'MM\0*']],
  ['TIFF', [0, 'II+\0']],
  ['TIFF', [0, 'MM\0+']],
  ['Photoshop', [0, '8BPS']],
  ['JPEG 2000', [0, '\0\0\0\x0cjP  ']],
  ['JPEG 2000', [0, '\xff\x4f\xff\x51']],
  ['JPEG XL', [0, '\0\0\0\x0cJXL ']],
  ['JPEG XL', [0, '\xff\x0a']],
  ['QOI', [0, 'qoif']],
  ['OpenEXR', [0, '\x76\x2f\x31\x01']],
  ['GIMP', [0, 'gimp xcf']],
  ['DjVu', [0, 'AT&TFORM']],
  ['MNG', [0, '\x8aMNG']],
  ['icon', [0, '\0\0\x01\0']],
  ['PostScript', [0, '%!PS']],
  ['PostScript', [0, '\xc5\xd0\xd3\xc6']],
  ['RTF', [0, '{\\rtf']],
  ['Office document', [0, '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1']],
  ['glTF', [0, 'glTF']],
  ['IFC or STEP', [0, 'ISO-10303-21']],
  ['7-Zip', [0, '7z\xbc\xaf\x27\x1c']],
  ['RAR', [0, 'Rar!\x1a\x07']],
  ['gzip', [0, '\x1f\x8b']],
  ['bzip2', [0, 'BZh']],
  ['XZ', [0, '\xfd7zXZ\0']],
  ['Zstandard', [0, '\x28\xb5\x2f\xfd']],
  ['tar', [257, 'ustar']],
  ['video', [0, '\x1aE\xdf\xa3']],
  ['Ogg', [0, 'OggS']],
  ['program', [0, '\x7fELF']],
];

/** Archives whose local header may come first in a file that is a PDF all the same, so they are asked after the PDF. */
const CONTAINERS: readonly (readonly [string, ...Magic[]])[] = [
  ['ZIP or Office document', [0, 'PK\x03\x04']],
  ['ZIP', [0, 'PK\x05\x06']],
  ['ZIP', [0, 'PK\x07\x08']],
  ['program', [0, 'MZ']],
];

/** Brands of the ISO base media format that hold still pictures (ISO/IEC 23008-12, AV1 image format). */
const STILL_BRANDS = /^(heic|heix|hevc|hevx|heim|heis|mif1|msf1)/;

/**
 * Names a file's type by its first bytes; never by its name.
 * @param head the first `SNIFF_BYTES` bytes, or all of a shorter file
 */
export function sniffType(head: Uint8Array): SniffedType {
  const text = String.fromCharCode(...head.subarray(0, SNIFF_BYTES));
  const served = SERVED.find(([, magic]) => matches(text, magic));
  if (served) return { kind: 'served', type: served[0] };
  const unserved = UNSERVED.find(([, ...magics]) => magics.every((magic) => matches(text, magic)));
  const name = unserved?.[0] ?? nameByStructure(text);
  if (name) return { kind: 'unserved', name };
  // The PDF header may stand anywhere in the first 1024 bytes (ISO 32000, annex on implementation).
  if (text.includes('%PDF-')) return { kind: 'served', type: 'pdf' };
  const container = CONTAINERS.find(([, ...magics]) => magics.every((magic) => matches(text, magic)));
  return container ? { kind: 'unserved', name: container[0] } : { kind: 'unknown' };
}

function matches(text: string, [offset, bytes]: Magic): boolean {
  return text.startsWith(bytes, offset);
}

/** Types that are known by more than fixed bytes. */
function nameByStructure(text: string): string | undefined {
  if (text.startsWith('ftyp', 4)) {
    const brand = text.slice(8, 12);
    if (/^avi[fs]/.test(brand)) return 'AVIF';
    return STILL_BRANDS.test(brand) ? 'HEIC' : 'video';
  }
  if (/^BM.{4}\0\0\0\0/s.test(text)) return 'BMP';
  if (/^AC10[0-9][0-9]/.test(text)) return 'DWG';
  if (/^\s*(?:999\r?\n.*\r?\n)*\s*0\r?\n\s*SECTION/.test(text)) return 'DXF';
  const markup = text.replace(/^\xef\xbb\xbf/, '').trimStart();
  if (markup.startsWith('<') && /<svg[\s/>]/i.test(markup)) return 'SVG';
  return undefined;
}

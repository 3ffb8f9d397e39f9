import sharp from 'sharp';

/** Names the segment of a JPEG that holds a profile; a small one is the first of one. */
const NAME = Uint8Array.from([...new TextEncoder().encode('ICC_PROFILE\0'), 1, 1]);
/** Markers of JPEG: segments of applications, of which the first two kinds are what it says of itself, and the third is for profiles. */
const MARK = 0xff;
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP2 = 0xe2;

let profile: Promise<Uint8Array> | undefined;

/**
 * Puts the profile of sRGB into a JPEG whose pixels are in sRGB. An encoder that is asked for a profile converts every pixel to it, from sRGB
 * to sRGB, which takes as long as to encode and changes none.
 */
export async function withSrgbProfile(jpeg: Uint8Array): Promise<Uint8Array> {
  profile ??= readProfile();
  const body = Buffer.concat([NAME, await profile]);
  const length = body.length + 2;
  const segment = Buffer.concat([Uint8Array.from([MARK, APP2, length >> 8, length & 0xff]), body]);
  const at = endOfDescription(jpeg);
  return Buffer.concat([jpeg.subarray(0, at), segment, jpeg.subarray(at)]);
}

/** The one that comes with the encoder. */
async function readProfile(): Promise<Uint8Array> {
  const dot = { create: { width: 1, height: 1, channels: 3 as const, background: '#fff' } };
  const { icc } = await sharp(await sharp(dot).jpeg().withIccProfile('srgb').toBuffer()).metadata();
  return icc!;
}

/** Where the segments end by which a JPEG begins: its kind, EXIF and XMP. */
function endOfDescription(jpeg: Uint8Array): number {
  let at = 2;
  while (jpeg[at] === MARK && (jpeg[at + 1] === APP0 || jpeg[at + 1] === APP1))
    at += 2 + (jpeg[at + 2]! << 8) + jpeg[at + 3]!;
  return at;
}

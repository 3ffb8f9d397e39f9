import sharp, { type Sharp } from 'sharp';

/** Three bytes a pixel, sRGB. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** A picture on white. */
export async function pixelsOf(picture: Sharp): Promise<Pixels> {
  const flat = picture.flatten({ background: '#ffffff' }).toColourspace('srgb').removeAlpha().raw();
  const { data, info } = await flat.toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

export const toSharp = ({ width, height, data }: Pixels): Sharp => sharp(data, { raw: { width, height, channels: 3 } });

import sharp from 'sharp';
import type { Sheet } from '#core/sheet/types.ts';
import type { QuarterTurn } from './turn-sheet.ts';

/** Long side of the copy of the drawing that the gallery shows beside the furnished plan. */
const MAX_SIDE_PX = 2400;

/** The whole drawing as it was sent, at the size at which it is shown: what is read may be many times as large. */
export type ShownDrawing = Pick<Sheet, 'widthPx' | 'heightPx' | 'rgb'>;

/** Reduces a sheet to the size at which it is shown; a small one stays as it is. */
export async function toShow({ widthPx, heightPx, rgb }: Sheet): Promise<ShownDrawing> {
  if (Math.max(widthPx, heightPx) <= MAX_SIDE_PX) return { widthPx, heightPx, rgb };
  const { data, info } = await sharp(rgb, { raw: { width: widthPx, height: heightPx, channels: 3 } })
    .resize({ width: MAX_SIDE_PX, height: MAX_SIDE_PX, fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { widthPx: info.width, heightPx: info.height, rgb: data };
}

/** The drawing upright, as JPEG without any metadata of the upload. @param turn by which it becomes upright, clockwise */
export async function encodeOriginal(
  { widthPx, heightPx, rgb }: ShownDrawing,
  turn: QuarterTurn = 0,
): Promise<Uint8Array> {
  return sharp(rgb, { raw: { width: widthPx, height: heightPx, channels: 3 } })
    .rotate(turn)
    .jpeg({ quality: 85 })
    .toBuffer();
}

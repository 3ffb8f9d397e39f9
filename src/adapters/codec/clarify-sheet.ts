import sharp from 'sharp';
import { measureClarity } from '#core/sheet/measure-clarity.ts';
import type { Sheet } from '#core/sheet/types.ts';
import { toOpaqueSheet } from './to-sheet.ts';

/**
 * Lines of this sharpness are left alone. Of 92 real drawings a quarter lies below it (enlarged pictures, scans, poor JPEGs), and
 * copies blurred by 0.7 pixels lie at 0.4 to 0.6.
 */
const SHARP = 0.72;
/**
 * Weight of an unsharp mask for all the sharpness that is missing, and its bounds (the figures are in ADR 1). The radius of its blur is
 * in pixels of the picture because blur is.
 */
const GAIN = 6;
const LEAST = 0.2;
const MOST = 2;
const RADIUS_PX = 1;
/** Lines fainter than `FAINT`, levels of grey from their ground, are made as bold as `BOLD`, but not stronger than so many times. */
const FAINT = 150;
const BOLD = 220;
const MOST_BOLDER = 3;

/**
 * A sheet whose lines are blurred or faint with sharper and bolder ones, so that thin lines are told from their ground and lines
 * side by side from one; the same sheet where they are neither. An unsharp mask undoes most of a slight blur.
 */
export async function clarifySheet(sheet: Sheet): Promise<Sheet> {
  const clarity = measureClarity(sheet);
  if (!clarity) return sheet;
  const { sharpness, contrast, ground, isLight } = clarity;
  const mask = Math.min(MOST, GAIN * (SHARP - sharpness));
  const bolder = contrast < FAINT ? Math.min(MOST_BOLDER, BOLD / contrast) : 1;
  if (mask < LEAST && bolder === 1) return sheet;
  const { widthPx: width, heightPx: height, rgb, pageMm } = sheet;
  const picture = sharp(rgb, { raw: { width, height, channels: 3 } });
  if (bolder > 1) picture.linear(bolder, roomFor(ground, isLight) - bolder * ground);
  // Flat and jagged parts alike, and without bounds: lines are both.
  if (mask >= LEAST) picture.sharpen({ sigma: RADIUS_PX, m1: mask, m2: mask, x1: 0, y2: 255, y3: 255 });
  return toOpaqueSheet(await picture.raw({ depth: 'uchar' }).toBuffer(), width, height, pageMm);
}

/** Where the ground is moved to, so that lines are not cut off at black or white. */
function roomFor(ground: number, isLight: boolean): number {
  return isLight ? Math.min(ground, 255 - BOLD) : Math.max(ground, BOLD);
}

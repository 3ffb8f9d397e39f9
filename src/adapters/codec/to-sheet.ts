import type { Sheet } from '#core/sheet/types.ts';

/** Luminance of sRGB bytes, ITU-R BT.601 weights (what scanners and the OCR models expect). */
const luminance = (r: number, g: number, b: number) => (77 * r + 150 * g + 29 * b) >> 8;

/**
 * RGBA bytes -> opaque sheet. Transparent pixels become white paper; when the lines then vanish (white lines on nothing)
 * they become black paper, on which the lines show.
 */
export function toSheet(rgba: Uint8Array, widthPx: number, heightPx: number): Sheet {
  const background = transparentBackground(rgba);
  const count = widthPx * heightPx;
  const rgb = new Uint8Array(count * 3);
  const grey = new Uint8Array(count);
  for (let i = 0, p = 0, q = 0; i < count; i++, p += 4, q += 3) {
    const alpha = rgba[p + 3]!;
    const rest = (255 - alpha) * background;
    const r = (rgba[p]! * alpha + rest + 127) / 255;
    const g = (rgba[p + 1]! * alpha + rest + 127) / 255;
    const b = (rgba[p + 2]! * alpha + rest + 127) / 255;
    rgb[q] = r;
    rgb[q + 1] = g;
    rgb[q + 2] = b;
    grey[i] = luminance(rgb[q]!, rgb[q + 1]!, rgb[q + 2]!);
  }
  return { widthPx, heightPx, rgb, grey };
}

/** RGB bytes -> sheet. */
export function toOpaqueSheet(rgb: Uint8Array, widthPx: number, heightPx: number, pageMm?: Sheet['pageMm']): Sheet {
  const grey = new Uint8Array(widthPx * heightPx);
  for (let i = 0, q = 0; i < grey.length; i++, q += 3) grey[i] = luminance(rgb[q]!, rgb[q + 1]!, rgb[q + 2]!);
  return { widthPx, heightPx, rgb, grey, ...(pageMm && { pageMm }) };
}

/** White, unless what is drawn on the transparency is nearly all white itself. */
function transparentBackground(rgba: Uint8Array): 0 | 255 {
  let clear = 0;
  let drawn = 0;
  let light = 0;
  for (let p = 0; p < rgba.length; p += 4) {
    if (rgba[p + 3]! < 32) clear++;
    else if (rgba[p + 3]! > 128) {
      drawn++;
      if (luminance(rgba[p]!, rgba[p + 1]!, rgba[p + 2]!) > 215) light++;
    }
  }
  return clear > drawn && light > 0.98 * drawn ? 0 : 255;
}
